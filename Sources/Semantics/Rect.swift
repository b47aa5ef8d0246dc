// SPDX-License-Identifier: Apache-2.0

/// An axis-parallel rectangle in points of its window: origin at the top left, y down.
public struct Rect: Hashable, Sendable, Codable {
  /// Points from the window's left edge to the rectangle's.
  public var x: Double
  /// Points from the window's upper edge to the rectangle's.
  public var y: Double
  /// In points; a toolkit may report a negative one.
  public var width: Double
  /// In points; a toolkit may report a negative one.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle without size in the window's corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Where the right edge is.
  public var maxX: Double { x + width }
  /// Where the lower edge is.
  public var maxY: Double { y + height }
  /// Whether nothing lies in it: a side is 0, negative or no number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The smallest that holds both.
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// True for a point on the left or top edge, false for one on the right or bottom edge.
  public func contains(x pointX: Double, y pointY: Double) -> Bool {
    pointX >= x && pointX < maxX && pointY >= y && pointY < maxY
  }

  /// Whether the two share more than an edge.
  package func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
  }

  /// The smallest whole-point rectangle round this one, as the bus carries it; each number is
  /// clamped to 32 bits, and a non-finite one becomes 0.
  public var integral: (x: Int32, y: Int32, width: Int32, height: Int32) {
    let left = Self.clamped(x.rounded(.down))
    let top = Self.clamped(y.rounded(.down))
    return (
      left, top,
      Self.clamped(maxX.rounded(.up) - Double(left)),
      Self.clamped(maxY.rounded(.up) - Double(top))
    )
  }

  private static func clamped(_ number: Double) -> Int32 {
    guard number.isFinite else { return 0 }
    return Int32(min(max(number, Double(Int32.min)), Double(Int32.max)))
  }
}

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
