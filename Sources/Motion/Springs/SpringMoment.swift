// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a spring does at one time, for a unit of distance and a unit of speed at its beginning.
///
/// The equation of the damped oscillator is linear: every motion is the sum of these two.
struct SpringMoment {
  /// What is left of a distance of 1 from rest.
  private(set) var distance: Double
  /// The distance that a speed of 1 has made at the target.
  private(set) var push: Double
  /// The speed of what began at a distance of 1, towards the target.
  private(set) var approach: Double
  /// What is left of a speed of 1 at the target.
  private(set) var pushSpeed: Double

  init(spring: Spring, time: TimeInterval) {
    let frequency = spring.frequency
    // A spring that began infinitely long ago, or that is infinitely stiff, has arrived.
    guard frequency.isFinite, time < .infinity else {
      self.init(distance: 0, push: 0, approach: 0, pushSpeed: 0)
      return
    }
    let time = max(time, 0)
    let ratio = spring.dampingRatio
    let decay = ratio * frequency
    // The swing as cosine and sine, or their hyperbolic forms, with the decay multiplied in.
    let cosine: Double
    let sine: Double
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    if swing * time < 1e-6 {
      cosine = exp(-decay * time)
      sine = time * cosine
    } else if ratio < 1 {
      cosine = exp(-decay * time) * cos(swing * time)
      sine = exp(-decay * time) * sin(swing * time) / swing
    } else {
      // The slower rate as a quotient: the difference would lose its digits with much drag.
      let slow = exp(-frequency * frequency / (decay + swing) * time)
      let fast = exp(-(decay + swing) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * swing)
    }
    self.init(
      distance: cosine + decay * sine, push: sine, approach: frequency * frequency * sine,
      pushSpeed: cosine - decay * sine)
  }

  private init(distance: Double, push: Double, approach: Double, pushSpeed: Double) {
    self.distance = distance
    self.push = push
    self.approach = approach
    self.pushSpeed = pushSpeed
  }
}
