// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts as made after a time of its own; how it looks is not changed.
struct LogicallyCompleteAnimation: TimedAnimation {
  let base: Animation
  let logicalDuration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    let elapsed = time - context.state[Beginning.self]
    context.isLogicallyComplete = elapsed >= logicalDuration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let merges = base.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
    if merges { context.state[Beginning.self] = time }
    return merges
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? { base.endTime(value: value) }

  var isPersistent: Bool { base.isPersistent }

  /// When the animation took the place of another one, in the seconds of the first.
  private enum Beginning: AnimationStateKey {
    static let defaultValue: TimeInterval = 0
  }
}
