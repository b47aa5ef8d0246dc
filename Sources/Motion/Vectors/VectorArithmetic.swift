// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that can be scaled by a number, as far as animations need vectors.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)
  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with each component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Goes a part of the way to another vector: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector a part of the way to another one: 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }

  /// The distance from zero; infinite or not a number where a component is.
  var length: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number times itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
