// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows a curve for a fixed time; over at once where that is no positive, finite number.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < logicalDuration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < logicalDuration else { return nil }
    return value.scaled(by: curve.finiteVelocity(at: time / duration) / duration)
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? { logicalDuration }

  var logicalDuration: TimeInterval { duration > 0 && duration.isFinite ? duration : 0 }
}
