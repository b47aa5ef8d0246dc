// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct KeyframeTrackTests {
  struct Pose: Equatable {
    var name = "pose"
    var scale = 1.0
    var place = CGPoint.zero
  }

  @Test func `tracks move parts of a value side by side`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.place) {
        LinearKeyframe(CGPoint(x: 10, y: 20), duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == Pose(scale: 1.5, place: CGPoint(x: 5, y: 10)))
    // The shorter track stays at its end.
    #expect(timeline.value(time: 1.5) == Pose(scale: 1.5, place: CGPoint(x: 10, y: 20)))
  }

  @Test func `an update leaves what no track moves`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
    }
    var pose = Pose(name: "other", scale: 7, place: CGPoint(x: 3, y: 3))
    timeline.update(value: &pose, time: 0.25)
    #expect(pose == Pose(name: "other", scale: 1.25, place: CGPoint(x: 3, y: 3)))
    timeline.update(value: &pose, progress: 1)
    #expect(pose.scale == 2)
  }

  @Test func `a track may be a whole value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { LinearKeyframe(2, duration: 1) }
    }
    #expect(timeline.value(time: 0.5) == 1)
  }

  @Test(arguments: [true, false])
  func `an author chooses between keyframes`(isLong: Bool) {
    let direct = KeyframeTimeline(initialValue: 0.0) {
      if isLong {
        LinearKeyframe(1, duration: 2)
      } else {
        MoveKeyframe(0.5)
        LinearKeyframe(1, duration: 1)
      }
      LinearKeyframe(0, duration: 1)
    }
    let tracked = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        if isLong {
          LinearKeyframe(1, duration: 2)
        } else {
          LinearKeyframe(1, duration: 1)
        }
      }
    }
    #expect(direct.duration == (isLong ? 3 : 2))
    #expect(direct.value(time: 0) == (isLong ? 0 : 0.5))
    #expect(tracked.duration == (isLong ? 2 : 1))
  }

  @Test func `an author writes keyframes in a loop`() {
    let direct = KeyframeTimeline(initialValue: 0.0) {
      for target in [1.0, 5, 3] { LinearKeyframe(target, duration: 1) }
    }
    let tracked = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        for target in [1.0, 5, 3] { LinearKeyframe(target, duration: 1) }
      }
    }
    #expect(direct.value(time: 1.5) == 3)
    #expect(tracked.value(time: 1.5).scale == 3)
  }

  @Test func `a track without keyframes moves nothing`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {}
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Pose())
  }

  @Test func `authors compose keyframes of their own`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      Nod(depth: 10)
      KeyframeTrack(\.scale) {
        Pulse(size: 3)
        Pulse(size: 5)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Pose(scale: 2, place: CGPoint(x: 0, y: 5)))
    #expect(timeline.value(time: 3) == Pose(scale: 5, place: CGPoint(x: 0, y: 10)))
  }

  struct Nod: Keyframes {
    var depth: Double

    var body: some Keyframes<Pose> {
      KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 0, y: depth), duration: 1) }
    }
  }

  struct Pulse: KeyframeTrackContent {
    var size: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(size, duration: 1)
      LinearKeyframe(1, duration: 1)
    }
  }
}
