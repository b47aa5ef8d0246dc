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
  /// In the middle of the line that the first line of text stands on.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Where the first line of text begins.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Where the first line of text ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// In the middle of the line that the last line of text stands on.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Where the last line of text begins.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Where the last line of text ends.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Names a line of views by which a container may align them.
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that does not say, in points from where the view begins.
  @MainActor @preconcurrency static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What is known of a line by which views are aligned.
enum AlignmentKind: Hashable, Sendable {
  case start, middle, end
  /// The line that the first or the last line of text stands on.
  case firstBaseline, lastBaseline
  /// An author's own, by its type.
  case custom(ObjectIdentifier)

  /// Where it is in a length, as far as that says it; nil for what asks a view.
  func place(in length: CGFloat) -> CGFloat? {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    case .firstBaseline, .lastBaseline, .custom: nil
    }
  }
}

/// Which of their lines views of different widths share.
public struct HorizontalAlignment: Hashable, Sendable {
  let kind: AlignmentKind
  let id: (any AlignmentID.Type)?

  /// A line of an author's own.
  public init(_ id: any AlignmentID.Type) {
    kind = .custom(ObjectIdentifier(id))
    self.id = id
  }

  private init(kind: AlignmentKind) {
    self.kind = kind
    id = nil
  }

  /// Where lines of text begin.
  public static let leading = HorizontalAlignment(kind: .start)
  /// The middle.
  public static let center = HorizontalAlignment(kind: .middle)
  /// Where lines of text end.
  public static let trailing = HorizontalAlignment(kind: .end)

  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.kind == right.kind
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// From the left, where `room` is what the container has more than the view.
  func offset(in room: CGFloat, _ direction: LayoutDirection) -> CGFloat {
    let offset = kind.place(in: room) ?? 0
    return direction == .leftToRight ? offset : room - offset
  }
}

/// Which of their lines views of different heights share.
public struct VerticalAlignment: Hashable, Sendable {
  let kind: AlignmentKind
  let id: (any AlignmentID.Type)?

  /// A line of an author's own.
  public init(_ id: any AlignmentID.Type) {
    kind = .custom(ObjectIdentifier(id))
    self.id = id
  }

  private init(kind: AlignmentKind) {
    self.kind = kind
    id = nil
  }

  /// The upper side.
  public static let top = VerticalAlignment(kind: .start)
  /// The middle.
  public static let center = VerticalAlignment(kind: .middle)
  /// The lower side.
  public static let bottom = VerticalAlignment(kind: .end)
  /// The line that the first line of text stands on; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(kind: .firstBaseline)
  /// The line that the last line of text stands on; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(kind: .lastBaseline)

  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    left.kind == right.kind
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// From the top, where `room` is what the container has more than the view.
  func offset(in room: CGFloat) -> CGFloat { kind.place(in: room) ?? 0 }
}

extension HorizontalAlignment {
  private enum RowLineLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum RowLineTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the line below a row would begin; here it begins where the row's content does.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLineLeading.self)
  /// Where the line below a row would end; here it ends with the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowLineTrailing.self)
}
