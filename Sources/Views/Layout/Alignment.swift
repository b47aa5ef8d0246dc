// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a view stands in a room that is larger or smaller than it.
public struct Alignment: Hashable, Sendable {
  /// Along the horizontal axis; leading is right where the view reads from right to left.
  public var horizontal: HorizontalAlignment
  /// Along the vertical axis.
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  func origin(of size: CGSize, in room: CGSize, _ direction: LayoutDirection) -> CGPoint {
    CGPoint(
      x: horizontal.offset(in: room.width - size.width, direction),
      y: vertical.offset(in: room.height - size.height))
  }
}

/// Which of their lines views of different widths share.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// From the left, where `room` is what the container has more than the view.
  func offset(in room: CGFloat, _ direction: LayoutDirection) -> CGFloat {
    switch (self, direction) {
    case (.center, _): room / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): room
    }
  }
}

/// Which of their lines views of different heights share.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom
  /// The line that the first line of text stands on; the bottom of a view without text.
  case firstTextBaseline

  /// From the top, where `room` is what the container has more than the view.
  func offset(in room: CGFloat) -> CGFloat {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: room / 2
    case .bottom: room
    }
  }
}
