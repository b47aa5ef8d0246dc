// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs faster or slower. With a speed that would never arrive, zero or negative, the change is
/// shown at once: nobody is left with an old value on the screen.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  private var isPossible: Bool { speed > 0 && speed.isFinite }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard isPossible else { return nil }
    return base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard isPossible else { return nil }
    return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// The animation inside has a clock of its own: what ran before it is shown to it by that clock.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard isPossible else { return false }
    return base.shouldMerge(
      previous: previous.speed(1 / speed), value: value, time: time * speed, context: &context)
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    isPossible ? base.endTime(value: value).map { $0 / speed } : 0
  }

  var logicalDuration: TimeInterval { isPossible ? base.duration / speed : 0 }
  var isPersistent: Bool { isPossible && base.isPersistent }
}
