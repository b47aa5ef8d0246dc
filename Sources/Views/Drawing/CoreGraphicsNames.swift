// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members that Core Graphics gives to the types that Foundation has on Linux.

extension AffineTransform {
  /// The six numbers of the matrix, row by row, as Core Graphics names them.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.init(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
  }

  /// How much of a point's x comes to x.
  public var a: CGFloat {
    get { m11 }
    set { m11 = newValue }
  }
  /// How much of a point's x comes to y.
  public var b: CGFloat {
    get { m12 }
    set { m12 = newValue }
  }
  /// How much of a point's y comes to x.
  public var c: CGFloat {
    get { m21 }
    set { m21 = newValue }
  }
  /// How much of a point's y comes to y.
  public var d: CGFloat {
    get { m22 }
    set { m22 = newValue }
  }
  /// How far it moves along x, in points.
  public var tx: CGFloat {
    get { tX }
    set { tX = newValue }
  }
  /// How far it moves along y, in points.
  public var ty: CGFloat {
    get { tY }
    set { tY = newValue }
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }
}

extension CGPoint {
  /// Where the transform takes the point.
  public func applying(_ transform: AffineTransform) -> CGPoint { transform.transform(self) }

  /// Whether both are the same place.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }

  /// "(3.0, 4.0)"
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// What the transform makes of a step of this width and height; where it moves to does not count.
  public func applying(_ transform: AffineTransform) -> CGSize { transform.transform(self) }

  /// Whether both are equally wide and high.
  public func equalTo(_ size: CGSize) -> Bool { self == size }

  /// "(3.0, 4.0)"
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The smallest rectangle round what the transform makes of this one.
  public func applying(_ transform: AffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { transform.transform($0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return self
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both are the same place and size.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }

  /// "(1.0, 2.0, 3.0, 4.0)": the corner, the width and the height.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

/// A step in two directions, in points.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// No step.
  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No step.
  public static let zero = CGVector()
}
