// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waits before it begins; a negative delay leaves out the beginning.
struct DelayAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  init(base: Animation, delay: TimeInterval) {
    self.base = base
    self.delay = delay.isNaN ? 0 : delay
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    base.endTime(value: value).map { max($0 + delay, 0) }
  }

  var logicalDuration: TimeInterval { max(base.duration + delay, 0) }
  var isPersistent: Bool { base.isPersistent }
}
