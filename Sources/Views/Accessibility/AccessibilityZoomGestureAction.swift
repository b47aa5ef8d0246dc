// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a view is to be brought nearer or further.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Whether the view is to be magnified or made smaller.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// Which of the two actions was carried out.
  public let direction: Direction
  /// As fractions of the view's size.
  public let location: UnitPoint

  init(direction: Direction, location: UnitPoint = .center) {
    self.direction = direction
    self.location = location
  }
}
