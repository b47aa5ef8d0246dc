// SPDX-License-Identifier: Apache-2.0

/// A place on a session's screen, in pixels from its upper left corner.
public struct ScreenPoint: Sendable, Hashable {
  /// Pixels from the left edge.
  public var x: Double
  /// Pixels from the upper edge.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at `fraction` of the way to `other`.
  func toward(_ other: ScreenPoint, fraction: Double) -> ScreenPoint {
    ScreenPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
