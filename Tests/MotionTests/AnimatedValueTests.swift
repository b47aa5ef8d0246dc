// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct AnimatedValueTests {
  private static let frames = stride(from: 0.0, through: 3.0, by: 1.0 / 60)

  @Test func `a value stands where it was put`() {
    var value = AnimatedValue(3.0)
    #expect(value.value(at: 10) == 3)
    #expect(value.velocity(at: 10) == 0)
    #expect(!value.isRunning)
  }

  @Test func `a curve leads to the new target`() {
    var value = AnimatedValue(10.0)
    value.retarget(to: 30, animation: .easeInOut(duration: 1), at: 100)
    #expect(value.target == 30)
    for frame in Self.frames where frame < 1 {
      let expected = 10 + 20 * UnitCurve.easeInOut.value(at: frame)
      #expect(isClose(value.value(at: 100 + frame), expected))
    }
    #expect(value.isRunning)
    #expect(value.value(at: 101) == 30)
    #expect(!value.isRunning)
  }

  @Test func `without an animation a value jumps`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    value.retarget(to: 20, animation: nil, at: 0.5)
    #expect(!value.isRunning)
    #expect(value.value(at: 0.5) == 20)
    #expect(value.velocity(at: 0.5) == 0)
  }

  @Test func `an equal target leaves alone what runs`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    value.retarget(to: 10, animation: nil, at: 0.25)
    value.retarget(to: 10, animation: .spring, at: 0.25)
    #expect(value.value(at: 0.5) == 5)
  }

  @Test func `curves are added`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .easeIn(duration: 1), at: 0)
    value.retarget(to: -20, animation: .easeOut(duration: 2), at: 0.5)
    for frame in Self.frames where frame >= 0.5 {
      let first = 10 * UnitCurve.easeIn.value(at: frame)
      let second = -30 * UnitCurve.easeOut.value(at: (frame - 0.5) / 2)
      #expect(isClose(value.value(at: frame), first + second), "\(frame)")
    }
    #expect(!value.isRunning)
  }

  @Test func `springs that are added keep the speed`() {
    let spring = Spring(stiffness: 120, damping: 8)
    let animation = Animation.interpolatingSpring(stiffness: 120, damping: 8)
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: animation, at: 0)
    value.retarget(to: 4, animation: animation, at: 0.2)
    for frame in Self.frames where frame >= 0.2 && frame < 1.2 {
      let expected =
        spring.value(target: 10.0, time: frame) + spring.value(target: -6.0, time: frame - 0.2)
      #expect(isClose(value.value(at: frame), expected, within: 2e-3), "\(frame)")
    }
  }

  @Test(arguments: [
    (Animation.spring, Spring.smooth), (.bouncy, .bouncy),
    (.spring(duration: 0.8, bounce: -0.4), Spring(duration: 0.8, bounce: -0.4)),
  ])
  func `a spring takes over place and speed`(animation: Animation, spring: Spring) {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: .spring(duration: 0.4, bounce: 0.5), at: 0)
    let first = Spring(duration: 0.4, bounce: 0.5)
    let place = first.value(target: 100.0, time: 0.13)
    let speed = first.velocity(target: 100.0, time: 0.13)
    value.retarget(to: 20, animation: animation, at: 0.13)
    #expect(isClose(value.velocity(at: 0.13), speed))
    for frame in Self.frames where frame >= 0.13 && value.isRunning {
      let expected =
        place
        + spring.value(target: 20 - place, initialVelocity: speed, time: frame - 0.13)
      let shown = value.value(at: frame)
      // The last tenth of a point is left out.
      if value.isRunning { #expect(isClose(shown, expected), "\(frame)") }
    }
    #expect(value.value(at: 10) == 20)
    #expect(!value.isRunning)
  }

  @Test func `a chain of springs is smooth`() {
    var numbers = RandomNumbers(seed: 3)
    for _ in 0..<50 {
      var value = AnimatedValue(AnimatablePair(0.0, 0.0))
      var time = 0.0
      for _ in 0..<20 {
        let place = value.value(at: time)
        let speed = value.velocity(at: time)
        let target = AnimatablePair(
          Double.random(in: -500...500, using: &numbers),
          Double.random(in: -500...500, using: &numbers))
        let animation = Animation.spring(
          duration: .random(in: 0.1...1, using: &numbers),
          bounce: .random(in: -0.9...0.9, using: &numbers)
        ).speed(.random(in: 0.5...2, using: &numbers))
        value.retarget(to: target, animation: animation, at: time)
        let after = value.value(at: time)
        let speedAfter = value.velocity(at: time)
        #expect(isClose(after.first, place.first), "seed \(numbers.seed), \(time)")
        #expect(isClose(after.second, place.second), "seed \(numbers.seed), \(time)")
        #expect(isClose(speedAfter.first, speed.first), "seed \(numbers.seed), \(time)")
        #expect(isClose(speedAfter.second, speed.second), "seed \(numbers.seed), \(time)")
        time += .random(in: 0...0.3, using: &numbers)
      }
      #expect(value.value(at: time + 1000) == value.target)
      #expect(!value.isRunning)
    }
  }

  @Test func `no change of target makes the value jump`() {
    var numbers = RandomNumbers(seed: 4)
    let animations: [Animation] = [
      .linear, .easeIn(duration: 2), .spring, .bouncy.delay(0.1), .interpolatingSpring,
      .easeOut.repeatForever(), .linear(duration: 0.2).repeatCount(3, autoreverses: false),
      .snappy.speed(2), .bouncy.logicallyComplete(after: 0.1), .spring(duration: 0.4, bounce: 1),
      Animation(Slope()), Animation(Slope()).repeatForever(), .smooth.repeatForever(),
    ]
    for _ in 0..<100 {
      var value = AnimatedValue(0.0)
      var time = 0.0
      for _ in 0..<20 {
        let place = value.value(at: time)
        let animation = animations.randomElement(using: &numbers) ?? .linear
        let target = Double.random(in: -100...100, using: &numbers)
        value.retarget(to: target, animation: animation, at: time)
        #expect(isClose(value.value(at: time), place), "seed \(numbers.seed), \(animation)")
        #expect(value.velocity(at: time).isFinite)
        time += .random(in: 0...0.5, using: &numbers)
      }
      value.retarget(to: 1000, animation: .linear(duration: 1), at: time)
      #expect(value.value(at: time + 1000) == 1000, "seed \(numbers.seed)")
      #expect(!value.isRunning, "seed \(numbers.seed)")
    }
  }

  @Test func `what repeats forever gives way to any change`() {
    for next in [Animation.linear(duration: 1), .spring, .interpolatingSpring, .easeIn.delay(1)] {
      var value = AnimatedValue(0.0)
      value.retarget(to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
      #expect(value.value(at: 1.75) == 2.5)
      value.retarget(to: 0, animation: next, at: 1.75)
      #expect(isClose(value.value(at: 1.75), 2.5))
      #expect(value.value(at: 100) == 0)
      #expect(!value.isRunning)
    }
  }

  @Test func `a spring goes on from what repeats forever at its speed`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
    value.retarget(to: 0, animation: .spring, at: 1.75)
    #expect(isClose(value.velocity(at: 1.75), -10))
  }

  @Test func `a delayed spring lets the one before go on`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .spring(duration: 0.4, bounce: 0.2), at: 0)
    value.retarget(to: 0, animation: .spring.delay(0.2), at: 0.1)
    let spring = Spring(duration: 0.4, bounce: 0.2)
    #expect(isClose(value.value(at: 0.25), spring.value(target: 10.0, time: 0.25)))
    #expect(value.value(at: 10) == 0)
  }

  @Test func `a spring takes over from one with another speed`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .spring(duration: 0.4).speed(0.5).delay(0.1), at: 0)
    let speed = value.velocity(at: 0.3)
    #expect(isClose(speed, Spring(duration: 0.8).velocity(target: 10.0, time: 0.2)))
    value.retarget(to: 0, animation: .bouncy.speed(2), at: 0.3)
    #expect(isClose(value.velocity(at: 0.3), speed))
    let place = Spring(duration: 0.8).value(target: 10.0, time: 0.2)
    let spring = Spring(duration: 0.25, bounce: 0.3)
    for time in stride(from: 0.0, to: 0.3, by: 0.01) {
      let expected = place + spring.value(target: -place, initialVelocity: speed, time: time)
      #expect(isClose(value.value(at: 0.3 + time), expected), "\(time)")
    }
  }

  @Test func `a spring takes the place of the latest one`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .spring, at: 0)
    value.retarget(to: 20, animation: .spring.delay(10), at: 0.1)
    value.retarget(to: 30, animation: .spring, at: 0.2)
    #expect(value.value(at: 5) == 30)
    #expect(!value.isRunning)
  }

  @Test func `an author's animation goes on with the time and the way of the one before`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: Animation(Patient(duration: 1)), at: 100)
    #expect(value.value(at: 100.25) == 2.5)
    value.retarget(to: 20, animation: Animation(Patient(duration: 1)), at: 100.25)
    #expect(value.value(at: 100.5) == 10)
    #expect(value.value(at: 101) == 20)
    #expect(!value.isRunning)
  }

  @Test func `slow frames skip, and time doesn't go backwards`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .linear(duration: 1), at: 5)
    #expect(value.value(at: 5.5) == 5)
    #expect(value.value(at: 5.25) == 5)
    #expect(value.value(at: .nan) == 5)
    #expect(value.value(at: -.infinity) == 5)
    #expect(value.velocity(at: 0) == 10)
    value.retarget(to: 20, animation: .linear(duration: 1), at: 3)
    #expect(value.value(at: 5.75) == 10)
    #expect(value.value(at: 1e9) == 20)
  }

  @Test func `a change before any time begins at zero`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .linear(duration: 1), at: .nan)
    #expect(value.value(at: 0.5) == 5)
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity])
  func `a target that is no finite number is shown at once`(target: Double) {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: .spring, at: 0, identity: 1)
    value.retarget(to: target, animation: .spring, at: 0.1, identity: 2)
    #expect(!value.isRunning)
    #expect(value.takeFinished().map(\.identity) == [1, 1, 2, 2])
    let shown = value.value(at: 0.1)
    #expect(shown == target || (shown.isNaN && target.isNaN))
    value.retarget(to: 5, animation: .spring, at: 0.2)
    #expect(value.value(at: 0.2) == 5)
    #expect(!value.isRunning)
  }

  @Test func `an animation that computes no number is over`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 10, animation: Animation(Broken()), at: 0, identity: 1)
    #expect(value.value(at: 0) == 10)
    #expect(!value.isRunning)
  }

  @Test func `what takes no time is over at once`() {
    let animations: [Animation] = [
      .linear(duration: 0), .spring(duration: 0), .linear.speed(0), .linear.repeatCount(0),
      .interpolatingSpring(mass: 0, stiffness: 0, damping: 0), .easeIn(duration: -1),
    ]
    for animation in animations {
      var value = AnimatedValue(0.0)
      value.retarget(to: 10, animation: animation, at: 0)
      #expect(!value.isRunning, "\(animation)")
      #expect(value.value(at: 0) == 10)
    }
  }

  @Test func `vectors of any length move`() {
    var value = AnimatedValue<AnimatableArray>([0, 10])
    value.retarget(to: [10, 20, 30], animation: .linear(duration: 1), at: 0)
    #expect(value.value(at: 0.5) == [5, 15, 15])
    #expect(value.value(at: 1) == [10, 20, 30])
  }
}

/// Computes no number.
private struct Broken: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: .nan) }
}

/// The same speed from the first of several changes to the last, whose ways it all takes together.
struct Patient: CustomAnimation {
  var duration: TimeInterval
  /// From when on it says that it is logically complete; it never takes that back.
  var completion = TimeInterval.infinity

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= completion { context.isLogicallyComplete = true }
    return time < duration ? value.scaled(by: time / duration) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Patient }
}
