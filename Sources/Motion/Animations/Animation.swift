// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a change is to be shown over time.
public struct Animation: Hashable, Sendable {
  /// What computes the values.
  public let base: any CustomAnimation

  public init(_ base: some CustomAnimation) {
    self.base = base
  }

  /// How much of the way has been travelled at a time after the beginning, in seconds; nil when the
  /// animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed at a time after the beginning, in units a second; nil when the animation is over, or
  /// doesn't know its speed.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes the place of a running one, whose way, time since its beginning and
  /// state are given.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The time until the change counts as made, in seconds: a curve's whole duration, a spring's
  /// response. Infinite for what repeats forever, zero for a custom animation, which doesn't tell.
  public var duration: Double {
    (base as? any TimedAnimation)?.logicalDuration ?? 0
  }

  public static func == (left: Animation, right: Animation) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}
