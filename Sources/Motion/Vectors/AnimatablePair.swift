// SPDX-License-Identifier: Apache-2.0

/// Two vectors that are animated as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The components in front.
  public var first: First
  /// The components behind.
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// All components zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds the halves separately.
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// Subtracts the halves separately.
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Multiplies each component of both halves.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both halves' own.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The vector without components: of what doesn't animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  public static func + (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  /// The only value.
  public static func - (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
