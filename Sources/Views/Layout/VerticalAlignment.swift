// SPDX-License-Identifier: Apache-2.0

import Foundation

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
