// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a pointer without a contact does over a view.
public enum HoverPhase: Hashable, Sendable {
  /// It is over the view; points of the coordinate space that was asked for.
  case active(CGPoint)
  /// It left.
  case ended
}
