// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Where points in space are taken: a row of x, y, z and 1 times these sixteen numbers.
public struct CATransform3D: Hashable, Sendable {
  /// What x gives to x.
  public var m11 = 1.0
  /// What x gives to y.
  public var m12 = 0.0
  /// What x gives to z.
  public var m13 = 0.0
  /// What x gives to the divisor.
  public var m14 = 0.0
  /// What y gives to x.
  public var m21 = 0.0
  /// What y gives to y.
  public var m22 = 1.0
  /// What y gives to z.
  public var m23 = 0.0
  /// What y gives to the divisor.
  public var m24 = 0.0
  /// What z gives to x.
  public var m31 = 0.0
  /// What z gives to y.
  public var m32 = 0.0
  /// What z gives to z.
  public var m33 = 1.0
  /// What z gives to the divisor: -1 by the distance of who looks, in points.
  public var m34 = 0.0
  /// How far x moves, in points.
  public var m41 = 0.0
  /// How far y moves, in points.
  public var m42 = 0.0
  /// How far z moves, in points.
  public var m43 = 0.0
  /// The divisor where x, y and z are 0.
  public var m44 = 1.0

  /// Changes nothing.
  public init() {}

  private var rows: [[Double]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows: [[Double]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// The one, and then the other.
  static func * (one: CATransform3D, two: CATransform3D) -> CATransform3D {
    let (left, right) = (one.rows, two.rows)
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
      })
  }
}

/// Changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Moves, in points.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// Makes so many times as large along each axis.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

/// Turns round an axis, in radians; an axis without a direction changes nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return transform }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  transform.m11 = cosine + x * x * rest
  transform.m12 = x * y * rest + z * sine
  transform.m13 = x * z * rest - y * sine
  transform.m21 = x * y * rest - z * sine
  transform.m22 = cosine + y * y * rest
  transform.m23 = y * z * rest + x * sine
  transform.m31 = x * z * rest + y * sine
  transform.m32 = y * z * rest - x * sine
  transform.m33 = cosine + z * z * rest
  return transform
}

/// Moves, in points, and then does what is given.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(x, y, z) * transform
}

/// Makes so many times as large, and then does what is given.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(x, y, z) * transform
}

/// Turns round an axis, in radians, and then does what is given.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z) * transform
}

/// The one, and then the other.
public func CATransform3DConcat(_ one: CATransform3D, _ two: CATransform3D) -> CATransform3D {
  one * two
}

extension ProjectionTransform {
  /// What the plane where z is 0 becomes, as it is seen from in front.
  public init(_ transform: CATransform3D) {
    self.init()
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }
}
