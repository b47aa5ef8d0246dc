// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct AnimationCompletionTests {
  private func logical(_ identity: UInt64) -> AnimationCompletion {
    AnimationCompletion(identity: identity, milestone: .logicallyComplete)
  }

  private func removed(_ identity: UInt64) -> AnimationCompletion {
    AnimationCompletion(identity: identity, milestone: .removed)
  }

  @Test func `a curve is complete when it is over`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .linear(duration: 1), at: 0, identity: 7)
    _ = value.value(at: 0.99)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 1)
    #expect(value.takeFinished() == [logical(7), removed(7)])
    _ = value.value(at: 2)
    #expect(value.takeFinished() == [])
  }

  @Test func `a spring is logically complete before it is over`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .spring(duration: 0.5), at: 0, identity: 7)
    _ = value.value(at: 0.51)
    #expect(value.takeFinished() == [logical(7)])
    #expect(value.isRunning)
    _ = value.value(at: 0.52)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 2)
    #expect(value.takeFinished() == [removed(7)])
  }

  @Test func `an author says when an animation is logically complete`() {
    var value = AnimatedValue(0.0)
    value.retarget(
      to: 1, animation: .linear(duration: 1).logicallyComplete(after: 0.2), at: 0, identity: 7)
    _ = value.value(at: 0.19)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 0.21)
    #expect(value.takeFinished() == [logical(7)])
  }

  @Test func `the time until logical completion begins anew with each change`() {
    let animation = Animation.spring.logicallyComplete(after: 0.2)
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: animation, at: 0, identity: 1)
    value.retarget(to: 2, animation: animation, at: 0.15, identity: 2)
    _ = value.value(at: 0.3)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 0.36)
    #expect(value.takeFinished() == [logical(1), logical(2)])
  }

  @Test func `a change whose place was taken is complete with its successor`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .spring(duration: 0.5), at: 0, identity: 1)
    value.retarget(to: 2, animation: .spring(duration: 0.5), at: 0.4, identity: 2)
    _ = value.value(at: 0.6)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 0.95)
    #expect(value.takeFinished() == [logical(1), logical(2)])
    _ = value.value(at: 5)
    #expect(value.takeFinished() == [removed(1), removed(2)])
  }

  @Test func `a successor isn't complete because the one before was`() {
    var value = AnimatedValue(0.0)
    value.retarget(
      to: 1, animation: Animation(Patient(duration: 1, completion: 0.2)), at: 0, identity: 1)
    _ = value.value(at: 0.3)
    #expect(value.takeFinished() == [logical(1)])
    value.retarget(to: 2, animation: Animation(Patient(duration: 1)), at: 0.3, identity: 2)
    _ = value.value(at: 0.5)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 1)
    #expect(value.takeFinished() == [logical(2), removed(1), removed(2)])
  }

  @Test func `changes that are added are complete one by one`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .linear(duration: 1), at: 0, identity: 1)
    value.retarget(to: 2, animation: .linear(duration: 0.2), at: 0.5, identity: 2)
    _ = value.value(at: 0.75)
    #expect(value.takeFinished() == [logical(2), removed(2)])
    _ = value.value(at: 1)
    #expect(value.takeFinished() == [logical(1), removed(1)])
  }

  @Test func `a jump completes everything`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .linear(duration: 1), at: 0, identity: 1)
    value.retarget(to: 2, animation: .spring, at: 0, identity: 2)
    value.retarget(to: 3, animation: nil, at: 0.1, identity: 3)
    #expect(
      value.takeFinished() == [
        logical(1), removed(1), logical(2), removed(2), logical(3), removed(3),
      ])
  }

  @Test func `a change to the same value is complete at once`() {
    var value = AnimatedValue(1.0)
    value.retarget(to: 1, animation: .spring, at: 0, identity: 9)
    #expect(value.takeFinished() == [logical(9), removed(9)])
  }

  @Test func `what repeats forever is complete with what takes its place`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, animation: .linear.repeatForever(), at: 0, identity: 1)
    _ = value.value(at: 1e6)
    #expect(value.takeFinished() == [])
    value.retarget(to: 0, animation: .linear(duration: 1), at: 1e6, identity: 2)
    _ = value.value(at: 1e6 + 0.5)
    #expect(value.takeFinished() == [])
    _ = value.value(at: 1e6 + 1)
    #expect(value.takeFinished() == [logical(1), logical(2), removed(1), removed(2)])
  }
}
