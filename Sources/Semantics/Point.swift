// SPDX-License-Identifier: Apache-2.0

/// A place in points: in a window, or on the screen where a document says so.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
