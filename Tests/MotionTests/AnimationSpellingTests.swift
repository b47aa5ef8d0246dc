// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

/// What authors write: that each form compiles without a type's name is half of the test.
@MainActor
struct AnimationSpellingTests {
  private static func animation(_ animation: Animation) -> Animation { animation }

  @Test func `curves have their names`() {
    let names: [Animation] = [.linear, .easeIn, .easeOut, .easeInOut]
    #expect(names.allSatisfy { $0.duration == 0.35 })
    let timed: [Animation] = [
      .linear(duration: 2), .easeIn(duration: 2), .easeOut(duration: 2), .easeInOut(duration: 2),
      .timingCurve(.circularEaseIn, duration: 2), .timingCurve(0.2, 0, 0.8, 1, duration: 2),
    ]
    #expect(timed.allSatisfy { $0.duration == 2 })
    #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
  }

  @Test func `springs have their names`() {
    let half: [Animation] = [
      .spring, .spring(), .spring(duration: 0.5), .spring(bounce: 0), .spring(Spring()),
      .spring(duration: 0.5, bounce: 0, blendDuration: 0), .smooth, .smooth(duration: 0.5),
      .spring(Spring(), blendDuration: 0), .spring(response: 0.5, dampingFraction: 1),
    ]
    #expect(half.allSatisfy { $0 == .spring })
    #expect(isClose(Self.animation(.spring(response: 0.7)).duration, 0.7))
    #expect(isClose(Self.animation(.spring(dampingFraction: 0.4)).duration, 0.5))
    #expect(isClose(Self.animation(.spring(blendDuration: 0.4)).duration, 0.5))
    #expect(Self.animation(.snappy) == .spring(duration: 0.5, bounce: 0.15))
    #expect(Self.animation(.bouncy) == .spring(duration: 0.5, bounce: 0.3))
    #expect(Self.animation(.snappy(duration: 0.2, extraBounce: 0.1)) != .snappy)
    #expect(Self.animation(.bouncy(extraBounce: 0.1)) != .bouncy)
  }

  @Test func `springs for a finger have their names`() {
    let names: [Animation] = [
      .interactiveSpring, .interactiveSpring(), .interactiveSpring(duration: 0.15),
      .interactiveSpring(extraBounce: 0), .interactiveSpring(response: 0.15),
      .interactiveSpring(dampingFraction: 0.86), .interactiveSpring(blendDuration: 0.25),
    ]
    #expect(names.allSatisfy { isClose($0.duration, 0.15) })
    #expect(
      names.allSatisfy {
        isClose($0.travelled(at: 0.05) ?? 0, names[0].travelled(at: 0.05) ?? 1)
      })
  }

  @Test func `springs that are added have their names`() {
    let names: [Animation] = [
      .interpolatingSpring, .interpolatingSpring(), .interpolatingSpring(duration: 0.5),
      .interpolatingSpring(Spring()), .interpolatingSpring(bounce: 0),
      .interpolatingSpring(initialVelocity: 0), .interpolatingSpring(Spring(), initialVelocity: 0),
    ]
    #expect(names.allSatisfy { $0 == .interpolatingSpring })
    let physics: [Animation] = [
      .interpolatingSpring(stiffness: 100, damping: 10),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
    ]
    #expect(physics.allSatisfy { $0 == physics[0] })
    #expect(isClose(physics[0].duration, 2 * .pi / 10))
  }

  @Test func `timing is chained`() {
    #expect(isClose(Self.animation(.default.speed(2)).duration, 0.275))
    #expect(isClose(Self.animation(.default).duration, 0.55))
    let forever = Self.animation(
      .easeInOut(duration: 1).repeatForever(autoreverses: true).delay(0.2))
    #expect(forever.duration == .infinity)
    #expect(Self.animation(.linear(duration: 1).repeatCount(3).delay(0.5)).duration == 3.5)
    #expect(Self.animation(.spring().logicallyComplete(after: 0.1)).duration == 0.1)
    #expect(Self.animation(.linear.repeatForever()).duration == .infinity)
    #expect(Self.animation(.linear.repeatCount(2, autoreverses: false)).duration == 0.7)
  }

  @Test func `equal animations are equal`() {
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Animation.easeIn != .easeOut)
    #expect(Set([Animation.spring, .spring(), .linear]).count == 2)
  }

  @Test func `an animation describes what computes its values`() {
    #expect("\(Animation(Halfway(end: 2)))" == "Halfway(end: 2.0)")
    #expect(String(reflecting: Animation.linear).hasPrefix("Animation("))
    #expect(Animation(Halfway(end: 2)).base is Halfway)
    #expect(Animation(Halfway(end: 2)).duration == 0)
  }
}

/// Stands in the middle for some seconds.
struct Halfway: CustomAnimation {
  var end: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < end ? value.scaled(by: 0.5) : nil
  }
}
