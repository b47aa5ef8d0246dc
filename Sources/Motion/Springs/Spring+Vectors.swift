// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Motions from zero to a target, in the units of the vector and in seconds.
extension Spring {
  /// The place at a time after the beginning.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let moment = SpringMoment(spring: self, time: time)
    return target.scaled(by: 1 - moment.distance) + initialVelocity.scaled(by: moment.push)
  }

  /// The speed at a time after the beginning, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let moment = SpringMoment(spring: self, time: time)
    return target.scaled(by: moment.approach) + initialVelocity.scaled(by: moment.pushSpeed)
  }

  /// Moves place and speed on by the time of a frame.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// What pulls at the mass at a place and a speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time until the motion stays within epsilon of the target, in seconds; infinite without
  /// drag.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    SpringEnvelope(spring: self, target: target, initialVelocity: initialVelocity)
      .duration(until: epsilon)
  }
}
