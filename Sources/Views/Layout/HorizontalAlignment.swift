// SPDX-License-Identifier: Apache-2.0

import Foundation

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
