// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Motions between two values whose animated parts are vectors. Velocities are values whose animated
/// part is the speed, in units a second. What is a vector itself takes the other forms.
@MainActor
extension Spring {
  /// The value at a time after the beginning.
  @_disfavoredOverload
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let from = fromValue.animatableData
    let moved = value(
      target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData,
      time: time)
    return toValue.with(from + moved)
  }

  /// The speed at a time after the beginning.
  @_disfavoredOverload
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// Moves the value and its speed on by the time of a frame.
  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    update(
      value: &value.animatableData, velocity: &velocity.animatableData,
      target: target.animatableData, deltaTime: deltaTime)
  }

  /// What pulls at the mass at a place and a speed.
  @_disfavoredOverload
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    toValue.with(
      force(
        target: toValue.animatableData, position: position.animatableData,
        velocity: velocity.animatableData))
  }

  /// The time until the motion stays within epsilon of its end, in seconds.
  @_disfavoredOverload
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
