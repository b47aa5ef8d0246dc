// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct KeyframeTests {
  @Test func `a linear keyframe keeps its speed`() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(30, duration: 2)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0) == 10)
    #expect(timeline.value(time: 0.5) == 15)
    #expect(timeline.value(progress: 0.75) == 25)
    #expect(timeline.value(time: 2) == 30)
  }

  @Test func `a linear keyframe follows its curve of time`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 2, timingCurve: .easeInOut)
    }
    for time in stride(from: 0.0, through: 2, by: 0.1) {
      #expect(isClose(timeline.value(time: time), UnitCurve.easeInOut.value(at: time / 2)))
    }
  }

  @Test func `before and after its time a timeline stands at its ends`() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(30, duration: 2)
      LinearKeyframe(-5, duration: 1)
    }
    #expect(timeline.value(time: -1) == 10)
    #expect(timeline.value(time: .nan) == 10)
    #expect(timeline.value(time: 7) == -5)
    #expect(timeline.value(progress: .infinity) == -5)
  }

  @Test func `keyframes follow one another`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(10, duration: 0.5)
      LinearKeyframe(0, duration: 2)
    }
    #expect(timeline.duration == 3.5)
    #expect(timeline.value(time: 1.25) == 10)
    #expect(timeline.value(time: 2.5) == 5)
  }

  @Test func `a move takes no time`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(-10)
      LinearKeyframe(0, duration: 1)
      MoveKeyframe(3)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0) == 5)
    #expect(timeline.value(time: 0.5) == 7.5)
    #expect(timeline.value(time: 1) == -10)
    #expect(timeline.value(time: 1.5) == -5)
    #expect(timeline.value(time: 2) == 3)
  }

  @Test func `cubic keyframes are a spline of Catmull and Rom`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(4, duration: 0.5)
      CubicKeyframe(8, duration: 2)
    }
    // The slopes where two meet, from the places on both sides.
    let first = (4.0 - 0) / 1.5
    let second = (8.0 - 10) / 2.5
    let pieces = [
      (0.0, 1.0, 0.0, 10.0, 0.0, first), (1.0, 0.5, 10.0, 4.0, first, second),
      (1.5, 2.0, 4.0, 8.0, second, 0.0),
    ]
    for (beginning, duration, start, end, startVelocity, endVelocity) in pieces {
      for part in stride(from: 0.0, through: 1, by: 0.05) {
        // As a Bézier curve, whose control points lie a third of the time along the tangents.
        let rest = 1 - part
        let expected =
          rest * rest * rest * start
          + 3 * rest * rest * part * (start + startVelocity * duration / 3)
          + 3 * rest * part * part * (end - endVelocity * duration / 3)
          + part * part * part * end
        #expect(isClose(timeline.value(time: beginning + part * duration), expected))
      }
    }
  }

  @Test func `a cubic keyframe takes the speeds that it is given`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 40, endVelocity: -20)
      CubicKeyframe(0, duration: 1)
    }
    #expect(isClose(slope(of: timeline, at: 1e-6), 40))
    #expect(isClose(slope(of: timeline, at: 1 - 1e-6), -20))
    #expect(isClose(slope(of: timeline, at: 1 + 1e-6), -20))
    #expect(isClose(slope(of: timeline, at: 2 - 2e-6), 0))
  }

  @Test func `a cubic keyframe is smooth beside keyframes of other kinds`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(14, duration: 1)
      LinearKeyframe(0, duration: 2)
      CubicKeyframe(-3, duration: 1)
      SpringKeyframe(5, duration: 1, spring: .bouncy)
      CubicKeyframe(7, duration: 1)
      SpringKeyframe(9, duration: 2, startVelocity: 33)
    }
    for time in [1.0, 2, 4, 5, 6, 7] {
      let before = slope(of: timeline, at: time - 2e-6)
      let after = slope(of: timeline, at: time + 2e-6)
      #expect(isClose(before, after), "\(time)")
    }
    #expect(isClose(slope(of: timeline, at: 7 + 2e-6), 33))
  }

  @Test func `a cubic keyframe comes to rest before a move`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(0)
      CubicKeyframe(10, duration: 1)
    }
    #expect(isClose(slope(of: timeline, at: 1 - 2e-6), 0))
    #expect(isClose(slope(of: timeline, at: 1 + 2e-6), 0))
  }

  @Test func `a spring keyframe follows its spring until it settles`() {
    let timeline = KeyframeTimeline(initialValue: 20.0) {
      SpringKeyframe(50, spring: .bouncy)
    }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    for part in stride(from: 0.0, to: 1, by: 0.01) {
      let time = part * timeline.duration
      let expected = 20 + Spring.bouncy.value(target: 30.0, time: time)
      #expect(isClose(timeline.value(time: time), expected))
    }
    #expect(timeline.value(progress: 1) == 50)
  }

  @Test func `a spring without time leaves its place and speed to the next`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.15, spring: .bouncy)
      SpringKeyframe(-20, duration: 1, spring: .snappy)
    }
    let place = Spring.bouncy.value(target: 100.0, time: 0.15)
    let speed = Spring.bouncy.velocity(target: 100.0, time: 0.15)
    for time in stride(from: 0.0, to: 1, by: 0.01) {
      let expected =
        place
        + Spring.snappy.value(target: -20 - place, initialVelocity: speed, time: time)
      #expect(isClose(timeline.value(time: 0.15 + time), expected))
    }
    #expect(timeline.value(time: 1.15) == -20)
  }

  @Test func `a spring that never settles has one swing`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1))
    }
    #expect(timeline.duration == 0.5)
    #expect(timeline.value(time: 0.5) == 1)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `keyframes without a duration take no time`(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(2, duration: duration)
      SpringKeyframe(3, duration: duration)
      LinearKeyframe(5, duration: 1)
      CubicKeyframe(6, duration: duration)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 3)
    #expect(timeline.value(time: 0.5) == 4)
    #expect(timeline.value(time: 1) == 6)
  }

  @Test func `points move on both axes`() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
      CubicKeyframe(CGPoint(x: 10, y: 0), duration: 0.7)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0.3) == CGPoint(x: 0, y: 100))
    #expect(timeline.value(time: 1) == CGPoint(x: 10, y: 0))
  }

  @Test func `an empty timeline keeps its value`() {
    let timeline = KeyframeTimeline(initialValue: "still") {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 3) == "still")
  }

  private func slope(of timeline: KeyframeTimeline<Double>, at time: Double) -> Double {
    let step = 1e-6
    return (timeline.value(time: time + step) - timeline.value(time: time - step)) / (2 * step)
  }
}
