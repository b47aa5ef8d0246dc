// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct AnimationTests {
  private static let times = stride(from: 0.0, to: 1.0, by: 1.0 / 64)

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func `a curve is followed for its duration`(curve: UnitCurve) {
    let animation = Animation.timingCurve(curve, duration: 2)
    for time in Self.times {
      #expect(animation.travelled(at: time * 2, of: 30) == 30 * curve.value(at: time))
    }
    for time in Self.times where time > 0 {
      #expect(
        isClose(animation.speed(at: time * 2, of: 30) ?? .nan, 15 * curve.velocity(at: time)))
    }
    #expect(animation.travelled(at: 2) == nil)
    #expect(animation.speed(at: 2) == nil)
  }

  @Test func `an infinite speed is told as a finite one`() {
    let speed = Animation.timingCurve(.circularEaseOut, duration: 1).speed(at: 0)
    #expect(speed?.isFinite == true)
  }

  @Test(arguments: [-0.8, -0.2, 0, 0.15, 0.6, 0.9])
  func `a spring animation follows its spring until it is at rest`(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    for animation in [Animation.spring(spring), .interpolatingSpring(spring)] {
      for time in Self.times where time < spring.settlingDuration {
        let expected = spring.value(target: 25.0, time: time)
        #expect(isClose(animation.travelled(at: time, of: 25) ?? .nan, expected))
        let speed = spring.velocity(target: 25.0, time: time)
        #expect(isClose(animation.speed(at: time, of: 25) ?? .nan, speed))
      }
      #expect(animation.travelled(at: 1000) == nil)
      #expect(animation.speed(at: 1000) == nil)
    }
  }

  @Test func `the default is a spring without bounce`() {
    // Critically damped, with a response of 0.55 seconds.
    let frequency = 2 * Double.pi / 0.55
    for time in Self.times where time < 0.7 {
      let left = (1 + frequency * time) * exp(-frequency * time)
      #expect(isClose(Animation.default.travelled(at: time) ?? .nan, 1 - left))
    }
  }

  @Test func `a spring may begin with a push`() {
    let spring = Spring(stiffness: 200, damping: 9)
    let animation = Animation.interpolatingSpring(
      stiffness: 200, damping: 9, initialVelocity: 12)
    for time in Self.times {
      let expected = 50 * spring.value(target: 1.0, initialVelocity: 12, time: time)
      #expect(isClose(animation.travelled(at: time, of: 50) ?? .nan, expected))
    }
  }

  @Test func `a spring is logically complete after its response`() {
    var context = AnimationContext<Double>()
    _ = Animation.spring(duration: 0.5).animate(value: 1, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = Animation.spring(duration: 0.5).animate(value: 1, time: 0.51, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test func `the end of a spring is not seen`() {
    for way in [0.001, 1, 50, 3000] {
      var time = 0.0
      var last = 0.0
      while let place = Animation.bouncy.travelled(at: time, of: way) {
        last = place
        time += 0.001
      }
      #expect(abs(way - last) <= min(0.1, way * 0.001) * 1.001)
      #expect(time < 3)
    }
  }

  @Test func `a delay comes first`() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(animation.travelled(at: 0) == 0)
    #expect(animation.speed(at: 0.4) == 0)
    #expect(animation.travelled(at: 0.75) == 0.25)
    #expect(animation.speed(at: 0.75) == 1)
    #expect(animation.travelled(at: 1.5) == nil)
    #expect(Animation.linear(duration: 1).delay(-0.25).travelled(at: 0) == 0.25)
    #expect(Animation.linear(duration: 1).delay(.nan).travelled(at: 0.25) == 0.25)
  }

  @Test func `a speed shortens`() {
    let animation = Animation.linear(duration: 1).speed(4)
    #expect(animation.travelled(at: 0.125) == 0.5)
    #expect(animation.speed(at: 0.125) == 4)
    #expect(animation.travelled(at: 0.25) == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -Double.infinity])
  func `a change is shown at once with a speed that never arrives`(speed: Double) {
    let animation = Animation.linear(duration: 1).speed(speed)
    #expect(animation.travelled(at: 0) == nil)
    #expect(animation.speed(at: 0) == nil)
    #expect(animation.duration == 0)
    #expect(animation.repeatCount(3).travelled(at: 0) == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a curve without a duration is over at once`(duration: Double) {
    for animation in [Animation.linear(duration: duration), .easeIn(duration: duration)] {
      #expect(animation.travelled(at: 0) == nil)
      #expect(animation.speed(at: 0) == nil)
      #expect(animation.repeatCount(5).travelled(at: 0) == nil)
      #expect(animation.repeatForever().travelled(at: 100) == 1)
      #expect(animation.repeatForever().speed(at: 100) == 0)
      #expect(animation.speed(2).delay(1).travelled(at: 1) == nil)
    }
  }

  @Test func `a repeated animation plays its turns`() {
    let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(animation.travelled(at: 0.25) == 0.25)
    #expect(animation.travelled(at: 1.25) == 0.25)
    #expect(animation.travelled(at: 2.75) == 0.75)
    #expect(animation.speed(at: 2.75) == 1)
    #expect(animation.travelled(at: 3) == nil)
    #expect(animation.speed(at: 3) == nil)
  }

  @Test func `every second turn goes backwards`() {
    let animation = Animation.easeIn(duration: 1).repeatCount(3)
    for time in Self.times where time > 0 {
      let forwards = UnitCurve.easeIn.value(at: time)
      #expect(isClose(animation.travelled(at: time) ?? .nan, forwards))
      #expect(isClose(animation.travelled(at: 2 - time) ?? .nan, forwards))
      #expect(isClose(animation.travelled(at: 2 + time) ?? .nan, forwards))
      let speed = UnitCurve.easeIn.velocity(at: time)
      #expect(isClose(animation.speed(at: 2 - time) ?? .nan, -speed))
    }
    #expect(animation.travelled(at: 3) == nil)
  }

  @Test func `what repeats forever goes on`() {
    let animation = Animation.linear(duration: 0.5).repeatForever()
    #expect(isClose(animation.travelled(at: 1e6 + 0.125) ?? .nan, 0.25))
    #expect(isClose(animation.travelled(at: 1e6 + 0.625) ?? .nan, 0.75))
    #expect(animation.travelled(at: 1e300) != nil)
    #expect(Animation.linear(duration: 1e-200).repeatForever().travelled(at: 1e200) == 1)
    #expect(animation.repeatForever().travelled(at: 7.125) == 0.25)
  }

  @Test(arguments: [0, -3])
  func `no turns are none`(count: Int) {
    #expect(Animation.linear(duration: 1).repeatCount(count).travelled(at: 0) == nil)
    #expect(Animation.linear(duration: 1).repeatCount(count).speed(at: 0) == nil)
  }

  @Test func `turns have turns`() {
    let inner = Animation.linear(duration: 1).repeatCount(2)
    let animation = inner.delay(1).repeatCount(2, autoreverses: false)
    #expect(animation.travelled(at: 0.5) == 0)
    #expect(animation.travelled(at: 1.25) == 0.25)
    #expect(animation.travelled(at: 2.25) == 0.75)
    #expect(animation.travelled(at: 3.5) == 0)
    #expect(animation.travelled(at: 5.25) == 0.75)
    #expect(animation.travelled(at: 6) == nil)
  }

  @Test func `springs are repeated when they have come to rest`() {
    let rest = Spring.bouncy.settlingDuration
    let animation = Animation.bouncy.repeatForever(autoreverses: false)
    let again = animation.travelled(at: rest + 0.1) ?? .nan
    #expect(isClose(again, Spring.bouncy.value(target: 1.0, time: 0.1)))
  }

  @Test func `a custom animation is repeated from the frame that finds it over`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Slope()).repeatCount(3)
    func travelled(at time: Double) -> Double? {
      animation.animate(value: 10, time: time, context: &context)
    }
    #expect(travelled(at: 0.75) == 7.5)
    #expect(travelled(at: 1.25) == 10)
    #expect(travelled(at: 1.5) == 7.5)
    #expect(animation.velocity(value: 10, time: 1.5, context: context) == -10)
    #expect(travelled(at: 2.25) == 0)
    #expect(travelled(at: 2.5) == 2.5)
    #expect(travelled(at: 3.5) == nil)
  }

  @Test func `a custom animation that is over at once doesn't hang`() {
    #expect(Animation(Halfway(end: 0)).repeatForever().travelled(at: 5) == 0)
    #expect(Animation(Halfway(end: 0)).repeatCount(1).travelled(at: 5) == nil)
  }

  @Test func `an animation keeps values under its keys`() {
    var state = AnimationState<Double>()
    #expect(state[Counter.self] == 0)
    state[Counter.self] = 4
    #expect(state[Counter.self] == 4)
    var context = AnimationContext<Double>()
    context.isLogicallyComplete = true
    let other = context.withState(AnimationState<Float>())
    #expect(other.isLogicallyComplete)
  }

  private enum Counter: AnimationStateKey {
    static let defaultValue = 0
  }
}

/// The same speed for a second, by an author who tells no duration.
struct Slope: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < 1 ? value : nil
  }
}
