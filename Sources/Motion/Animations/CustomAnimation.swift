// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Computes how a change is shown over time.
///
/// The value that it is given is the way from the old value to the new one. What it returns is how
/// much of that way has been travelled: zero at the beginning, all of it at the end.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way has been travelled at a time after the beginning, in seconds; nil when the
  /// animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed at a time after the beginning, in units a second; nil when the animation is over, or
  /// doesn't know its speed.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes the place of a running one, whose way, time since its beginning and
  /// state are given.
  ///
  /// If so, it goes on with that time and that state, and its way is the one from where the running
  /// animation began to the new target. If not, both run, and their differences are added.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the speed is not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: the animation is added to what runs.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
