// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A spring whose place and speed go over to the spring that follows.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// Kept, and without effect: a spring takes its own stiffness from its first moment on.
  let blendDuration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let origin = context.state[SpringOrigin<V>.self]
    let way = value - origin.position
    let elapsed = time - origin.time
    if spring.isAtRest(target: way, initialVelocity: origin.velocity, time: elapsed) { return nil }
    context.isLogicallyComplete = elapsed >= spring.duration
    return origin.position
      + spring.value(target: way, initialVelocity: origin.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let origin = context.state[SpringOrigin<V>.self]
    let way = value - origin.position
    let elapsed = time - origin.time
    if spring.isAtRest(target: way, initialVelocity: origin.velocity, time: elapsed) { return nil }
    return spring.velocity(target: way, initialVelocity: origin.velocity, time: elapsed)
  }

  /// Follows other springs of its kind, and what would never end by itself.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.isPersistent || previous.isEndless(value: value) else { return false }
    var past = context
    guard let position = previous.animate(value: value, time: time, context: &past) else {
      return false
    }
    let velocity = previous.velocity(value: value, time: time, context: past) ?? .zero
    context.state[SpringOrigin<V>.self] = SpringOrigin(
      time: time, position: position, velocity: velocity)
    return true
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    spring.restTime(target: value, initialVelocity: .zero)
  }

  var logicalDuration: TimeInterval { spring.duration }
  var isPersistent: Bool { true }
}

extension Animation {
  /// What the animation begins with where something has a speed already, in units a second; nil for
  /// one that is no spring.
  func start<V: VectorArithmetic>(with velocity: V) -> AnimationContext<V>? {
    guard base is SpringAnimation, velocity.magnitudeSquared.isFinite else { return nil }
    var context = AnimationContext<V>()
    context.state[SpringOrigin<V>.self] = SpringOrigin(velocity: velocity)
    return context
  }
}

/// Where, when and how fast a spring began: where the one before it was.
private struct SpringOrigin<Value: VectorArithmetic>: AnimationStateKey {
  var time: TimeInterval = 0
  var position = Value.zero
  var velocity = Value.zero

  static var defaultValue: SpringOrigin { SpringOrigin() }
}

/// A spring that is added to what runs.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// In ways a second.
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isAtRest(value, at: time) { return nil }
    context.isLogicallyComplete = time >= spring.duration
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if isAtRest(value, at: time) { return nil }
    return value.scaled(
      by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    guard initialVelocity.isFinite else { return 0 }
    return spring.restTime(target: value, initialVelocity: value.scaled(by: initialVelocity))
  }

  var logicalDuration: TimeInterval { spring.duration }

  private func isAtRest<V: VectorArithmetic>(_ value: V, at time: TimeInterval) -> Bool {
    guard initialVelocity.isFinite else { return true }
    return spring.isAtRest(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

extension Spring {
  /// The part of the way that nobody misses at the end, as SwiftUI's springs settle.
  private static let unseenPart = 0.001
  /// The distance in points that nobody sees at the end of a long way.
  private static let unseenDistance = 0.1

  /// When what is left of the way is too small to be seen, in seconds.
  func restTime<V: VectorArithmetic>(target: V, initialVelocity: V) -> TimeInterval {
    SpringEnvelope(spring: self, target: target, initialVelocity: initialVelocity)
      .duration(until: unseen(target: target, initialVelocity: initialVelocity))
  }

  /// Whether what is left of the way stays too small to be seen.
  func isAtRest<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: TimeInterval
  ) -> Bool {
    SpringEnvelope(spring: self, target: target, initialVelocity: initialVelocity)
      .isSettled(at: time, within: unseen(target: target, initialVelocity: initialVelocity))
  }

  /// How far from its target a motion may end.
  private func unseen<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double {
    let swing = max(target.length, initialVelocity.length / frequency)
    return min(swing * Self.unseenPart, Self.unseenDistance)
  }
}
