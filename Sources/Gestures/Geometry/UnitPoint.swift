// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in a rectangle, as fractions of its width and height from the top left.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the left to 1 at the right; outside of both beyond the rectangle.
  public var x: CGFloat
  /// From 0 at the top to 1 at the bottom; outside of both beyond the rectangle.
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side; it does not change sides where text reads from right to left.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side; it does not change sides where text reads from right to left.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner, in either reading direction.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner, in either reading direction.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner, in either reading direction.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner, in either reading direction.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
