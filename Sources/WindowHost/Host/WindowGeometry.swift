// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Where a window is and how large.
public struct WindowGeometry: Hashable, Sendable {
  /// The client area, in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: Double
  /// Units of the screen's coordinates a point: X counts the screen's pixels, so that it is ``scale``
  /// there; elsewhere 1.
  public var screenUnitsAPoint: Double
  /// The client area's top left on the screen, in the screen's units; nil where the platform does not
  /// say.
  public var screenOrigin: Point?

  public init(
    size: CGSize, scale: Double = 1, screenUnitsAPoint: Double = 1, screenOrigin: Point? = nil
  ) {
    self.size = size
    self.scale = scale
    self.screenUnitsAPoint = screenUnitsAPoint
    self.screenOrigin = screenOrigin
  }
}
