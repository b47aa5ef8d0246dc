// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far from its target a spring can still get at a time, however it swings.
struct SpringEnvelope {
  /// The frequency without drag, in radians a second.
  private var frequency: Double
  private var decay: Double
  private var swing: Double
  private var isOverDamped: Bool
  /// The distance at the beginning.
  private var distance: Double
  /// The speed at the beginning, with the decay taken off.
  private var speed: Double

  init<Value: VectorArithmetic>(spring: Spring, target: Value, initialVelocity: Value) {
    frequency = spring.frequency
    decay = spring.dampingRatio * frequency
    swing = frequency * abs(1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    isOverDamped = spring.dampingRatio > 1
    distance = target.length
    speed = frequency.isFinite ? (initialVelocity - target.scaled(by: decay)).length : 0
  }

  /// From when on the distance stays below the limit, in seconds; infinite for a spring without
  /// drag.
  func duration(until limit: Double) -> TimeInterval {
    if isSettled(at: 0, within: limit) { return 0 }
    guard decay > 0 else { return .infinity }
    var low = 0.0
    var high = peak
    // The bound falls exponentially: few steps are enough for any number.
    for _ in 0..<64 where !isSettled(at: high, within: limit) {
      low = high
      high *= 2
    }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isSettled(at: middle, within: limit) { high = middle } else { low = middle }
    }
    return high
  }

  /// Whether the distance stays below the limit from a time on, in seconds.
  func isSettled(at time: TimeInterval, within limit: Double) -> Bool {
    guard frequency.isFinite, distance.isFinite, speed.isFinite else { return true }
    let limit = limit > 0 ? limit : .leastNormalMagnitude
    guard decay > 0 else { return distance < limit && speed < limit * swing }
    guard bound(at: time) < limit else { return false }
    // What begins close to its target with a push gets away from it first.
    return time >= peak || distance >= limit || distance + speed * peak < limit
  }

  /// From here on the bound falls, in seconds.
  private var peak: TimeInterval {
    isOverDamped ? (decay + swing) / (frequency * frequency) : 1 / decay
  }

  private func bound(at time: TimeInterval) -> Double {
    if isOverDamped, swing * time > 1e-6 {
      let slow = exp(-frequency * frequency / (decay + swing) * time)
      let fast = exp(-(decay + swing) * time)
      return distance * (slow + fast) / 2 + speed * (slow - fast) / (2 * swing)
    }
    // Close to the least drag without bounce the swing is slow, and the amplitude says nothing.
    let straight = distance + speed * time
    let amplitude = swing > 0 ? hypot(distance, speed / swing) : straight
    return exp(-decay * time) * min(straight, amplitude)
  }
}
