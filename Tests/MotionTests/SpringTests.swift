// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct SpringTests {
  private static let times = stride(from: 0.0, through: 2.0, by: 1.0 / 120)

  /// The place of a damped oscillator by the textbook's three solutions.
  private func textbook(
    frequency: Double, ratio: Double, target: Double, velocity: Double, time: Double
  ) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (velocity - decay * target) / swing
      return target + exp(-decay * time) * (-target * cos(swing * time) + sine * sin(swing * time))
    }
    if ratio == 1 {
      return target + exp(-decay * time) * (-target + (velocity - decay * target) * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let fast = -decay - root
    let slow = -decay + root
    let first = (velocity + target * fast) / (slow - fast)
    let second = -target - first
    return target + first * exp(slow * time) + second * exp(fast * time)
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.99, 1, 1.01, 1.5, 4])
  func `a spring follows the textbook`(ratio: Double) {
    for (response, target, velocity) in [(0.5, 1.0, 0.0), (0.3, 40, -900), (1.2, -7, 30)] {
      let spring = Spring(response: response, dampingRatio: ratio)
      for time in Self.times {
        let place = spring.value(target: target, initialVelocity: velocity, time: time)
        let expected = textbook(
          frequency: 2 * .pi / response, ratio: ratio, target: target, velocity: velocity,
          time: time)
        #expect(isClose(place, expected), "\(response) \(time)")
      }
    }
  }

  @Test(arguments: [0, 0.05, 0.3, 0.7, 0.9999999, 1, 1.0000001, 1.5, 4, 20])
  func `the speed of a spring is its slope`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let step = 1e-6
    for time in Self.times {
      let after = spring.value(target: 3.0, initialVelocity: 20, time: time + step)
      // Before its beginning a spring is at its beginning.
      let before = spring.value(target: 3.0, initialVelocity: 20, time: max(time - step, 0))
      let slope = (after - before) / (step + min(time, step))
      let velocity = spring.velocity(target: 3.0, initialVelocity: 20, time: time)
      #expect(isClose(velocity, slope), "\(time)")
    }
  }

  @Test func `the forms of a spring agree`() {
    // The numbers of SwiftUI's documentation.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(isClose(other.bounce, 0.5))
    #expect(isClose(other.dampingRatio, 0.5))
    let heavy = Spring(mass: 3, stiffness: 50, damping: 8)
    #expect(heavy.mass == 3)
    #expect(isClose(heavy.stiffness, 50))
    #expect(isClose(heavy.damping, 8))
  }

  @Test func `a negative bounce is drag beyond the critical one`() {
    let spring = Spring(duration: 0.5, bounce: -0.5)
    #expect(isClose(spring.dampingRatio, 2))
    #expect(isClose(spring.bounce, -0.5))
  }

  @Test func `drag beyond the critical one has to be allowed`() {
    let limited = Spring(stiffness: 100, damping: 60)
    #expect(limited.dampingRatio == 1)
    let allowed = Spring(stiffness: 100, damping: 60, allowOverDamping: true)
    #expect(isClose(allowed.dampingRatio, 3))
  }

  @Test func `the named springs have their bounces`() {
    #expect(Spring() == .smooth)
    #expect(isClose(Spring.smooth.bounce, 0))
    #expect(isClose(Spring.snappy.bounce, 0.15))
    #expect(isClose(Spring.bouncy.bounce, 0.3))
    #expect(isClose(Spring.bouncy(duration: 0.8, extraBounce: 0.1).bounce, 0.4))
    #expect(isClose(Spring.snappy(duration: 0.8).duration, 0.8))
    #expect(isClose(Spring.smooth(extraBounce: 0.2).bounce, 0.2))
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.999, 1, 1.001, 2, 20])
  func `a spring stays close to its target once it has settled`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for (velocity, epsilon) in [(0.0, 0.001), (50, 0.01), (-300, 1e-6), (0.001, 0.5)] {
      let settled = spring.settlingDuration(
        target: 1.0, initialVelocity: velocity, epsilon: epsilon)
      #expect(settled.isFinite)
      for step in 0..<400 {
        let time = settled + Double(step) * 0.01
        let place = spring.value(target: 1.0, initialVelocity: velocity, time: time)
        #expect(abs(1 - place) <= epsilon * 1.0001, "\(velocity) \(epsilon) \(time)")
      }
    }
  }

  @Test(arguments: [1, 1.5, 8])
  func `a spring without bounce settles no sooner than it says`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let time = spring.settlingDuration * 0.999
    #expect(abs(1 - spring.value(target: 1.0, time: time)) > 0.001)
  }

  @Test func `what is at its target has settled`() {
    #expect(Spring.bouncy.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test(arguments: [0.3, 1, 2])
  func `what is pushed away from its target has not settled`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let settled = spring.settlingDuration(target: 0.0, initialVelocity: 10, epsilon: 0.001)
    #expect(settled > 0.4)
    #expect(abs(spring.value(target: 0.0, initialVelocity: 10, time: settled)) <= 0.001)
  }

  @Test(arguments: [0.2, 0.7, 1, 3])
  func `a spring is found for a settling time`(ratio: Double) {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio, epsilon: 0.01)
    #expect(isClose(spring.settlingDuration(target: 1.0, epsilon: 0.01), 0.8))
    #expect(isClose(spring.dampingRatio, ratio))
  }

  @Test func `frames of any length lead to the same place`() {
    var numbers = RandomNumbers(seed: 2)
    let spring = Spring.bouncy
    var place = 5.0
    var velocity = 100.0
    var time = 0.0
    while time < 1 {
      let frame = Double.random(in: 0...0.1, using: &numbers)
      spring.update(value: &place, velocity: &velocity, target: 20, deltaTime: frame)
      time += frame
      let expected = 5 + spring.value(target: 15.0, initialVelocity: 100, time: time)
      #expect(isClose(place, expected), "seed \(numbers.seed), \(time)")
    }
  }

  @Test func `the force gives the acceleration`() {
    let spring = Spring(mass: 2, stiffness: 80, damping: 6)
    let step = 1e-6
    let place = spring.value(target: 1.0, time: 0.2)
    let velocity = spring.velocity(target: 1.0, time: 0.2)
    let acceleration = (spring.velocity(target: 1.0, time: 0.2 + step) - velocity) / step
    #expect(
      isClose(spring.force(target: 1.0, position: place, velocity: velocity), 2 * acceleration))
  }

  @Test func `values with an animated part move between two of them`() {
    let spring = Spring.bouncy
    let from = CGPoint(x: 10, y: 0)
    let to = CGPoint(x: 20, y: -4)
    let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    let part = spring.value(target: 1.0, time: 0.2)
    #expect(isClose(middle.x, 10 + 10 * part))
    #expect(isClose(middle.y, -4 * part))
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(isClose(speed.x, 10 * spring.velocity(target: 1.0, time: 0.2)))
    var place = from
    var velocity = CGPoint.zero
    spring.update(value: &place, velocity: &velocity, target: to, deltaTime: 0.2)
    #expect(isClose(place.x, middle.x))
    #expect(isClose(velocity.x, speed.x))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: .zero)
    #expect(isClose(force.x, 10 * spring.stiffness))
    #expect(
      isClose(
        spring.settlingDuration(
          fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 0.001),
        spring.settlingDuration(
          target: AnimatablePair(10.0, -4.0), initialVelocity: .zero, epsilon: 0.001)))
  }

  @Test(arguments: [
    Spring(mass: 0, stiffness: 1, damping: 1), Spring(mass: -1, stiffness: 1, damping: 1),
    Spring(stiffness: 0, damping: 1), Spring(stiffness: .nan, damping: .nan),
    Spring(response: 0, dampingRatio: 1), Spring(duration: -1), Spring(duration: .nan),
    Spring(settlingDuration: 0, dampingRatio: 0.5),
  ])
  func `numbers of no spring give one that arrives at once`(spring: Spring) {
    #expect(spring.value(target: 3.0, initialVelocity: 7, time: 0.01) == 3)
    #expect(spring.velocity(target: 3.0, initialVelocity: 7, time: 0.01) == 0)
    #expect(spring.settlingDuration == 0)
  }

  @Test func `a spring without drag never settles`() {
    let spring = Spring(duration: 0.5, bounce: 1)
    #expect(spring.settlingDuration == .infinity)
    #expect(isClose(spring.value(target: 1.0, time: 10.25), 2))
    #expect(Spring(settlingDuration: 2, dampingRatio: 0).response == 2)
  }

  @Test func `a spring with the most drag arrives after all`() {
    let spring = Spring(duration: 0.5, bounce: -1)
    #expect(spring.settlingDuration.isFinite)
    #expect(isClose(spring.value(target: 1.0, time: spring.settlingDuration), 1, within: 0.0011))
  }
}
