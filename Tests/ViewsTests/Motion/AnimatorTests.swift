// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// Views that move by themselves.
@MainActor
struct AnimatorTests {
  private func x(_ tester: ViewTester) -> CGFloat {
    Pictured(tester.displayList).places.first?.x ?? .nan
  }

  @Test func `phases follow each other, and begin again`() {
    let tester = ViewTester {
      PhaseAnimator([0.0, 100, 40]) { x in
        Color.red.frame(width: 10, height: 10).offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    let start = x(tester)
    var way: [Int] = []
    for _ in 0..<7 {
      tester.advance(by: 0.5)
      way.append(Int(((x(tester) - start) / 10).rounded()))
    }
    #expect(way == [5, 10, 7, 4, 2, 0, 5])
  }

  @Test func `phases with a trigger are gone through once`() throws {
    struct Nodding: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 10, height: 10)
            .phaseAnimator([0.0, 60], trigger: count) {
              $0.offset(x: $1)
            } animation: { _ in
              .linear(duration: 1)
            }
          Button("Nod") { count += 1 }
        }
      }
    }
    let tester = ViewTester { Nodding() }
    let start = x(tester)
    tester.advance(by: 3)
    #expect(x(tester) == start)
    try tester.perform("click", on: "Nod")
    tester.advance(by: 0.5)
    #expect(abs(x(tester) - start - 30) < 3)
    tester.advance(by: 3)
    #expect(x(tester) == start)
    #expect(!tester.host.isMoving)
    try tester.perform("click", on: "Nod")
    tester.advance(by: 0.5)
    #expect(abs(x(tester) - start - 30) < 3)
  }

  @Test func `phases that move nothing, and phases of who wants less motion, stand still`() {
    let still = ViewTester { PhaseAnimator([1, 2, 3]) { _ in Text("still") } }
    still.advance(by: 1)
    #expect(!still.host.isMoving)
    let reduced = ViewTester {
      PhaseAnimator([0.0, 100]) { Color.red.frame(width: 10, height: 10).offset(x: $0) }
    }
    reduced.host.settings = DisplaySettings(reducesMotion: true)
    reduced.advance(by: 1)
    let place = x(reduced)
    reduced.advance(by: 1)
    #expect(x(reduced) == place)
    #expect(!reduced.host.isMoving)
  }

  @Test func `keyframes move several values, and end with the last`() throws {
    struct Pose {
      var x = 0.0
      var opacity = 1.0
    }
    struct Jumping: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 10, height: 10)
            .keyframeAnimator(initialValue: Pose(), trigger: count) { content, pose in
              content.offset(x: pose.x).opacity(pose.opacity)
            } keyframes: { _ in
              KeyframeTrack(\.x) {
                LinearKeyframe(50, duration: 0.5)
                LinearKeyframe(10, duration: 0.5)
              }
              KeyframeTrack(\.opacity) { LinearKeyframe(0.5, duration: 1) }
            }
          Button("Jump") { count += 1 }
        }
      }
    }
    let tester = ViewTester { Jumping() }
    let start = x(tester)
    try tester.perform("click", on: "Jump")
    tester.advance(by: 0.25)
    #expect(abs(x(tester) - start - 25) < 3)
    tester.advance(by: 0.5)
    #expect(abs(x(tester) - start - 30) < 3)
    tester.advance(by: 1)
    #expect(x(tester) == start + 10)
    #expect(!tester.host.isMoving)
  }

  @Test func `a timeline of pictures changes the picture, and what is heard is left alone`() throws
  {
    let tester = ViewTester {
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate * 10))")
      }
    }
    var changes = 0
    _ = tester.tree
    tester.onChanges = { _ in changes += 1 }
    tester.advance(by: 1.02)
    #expect(Pictured(tester.displayList).texts == ["10"])
    #expect(changes == 0)
    #expect(tester.host.isMoving)
  }

  @Test func `a periodic timeline is heard at each of its dates, and asks for nothing between`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let tester = ViewTester {
      TimelineView(.periodic(from: start, by: 10)) { context in
        Text("\(Int(context.date.timeIntervalSince(start))) s")
      }
    }
    func text() -> String? { tester.tree.depthFirst.first { $0.role == .label }?.name }
    #expect(text() == "0 s")
    #expect(!tester.host.isMoving)
    tester.advance(by: 25)
    #expect(text() == "20 s")
  }

  @Test func `a periodic timeline from now begins with its view`() {
    let tester = ViewTester {
      TimelineView(.periodic(from: .now, by: 10)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
      }
    }
    func text() -> String? { tester.tree.depthFirst.first { $0.role == .label }?.name }
    #expect(text() == "0 s")
    tester.advance(by: 25)
    #expect(text() == "20 s")
  }

  @Test func `a trigger that changes while its phases run has one more run after it`() throws {
    struct Nodding: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 10, height: 10)
            .phaseAnimator([0.0, 60], trigger: count) {
              $0.offset(x: $1)
            } animation: { _ in
              .linear(duration: 1)
            }
          Button("Nod") { count += 1 }
        }
      }
    }
    let tester = ViewTester { Nodding() }
    let start = x(tester)
    for _ in 0..<3 {
      try tester.perform("click", on: "Nod")
      tester.advance(by: 0.1)
    }
    // The first run takes two seconds, and so does the second, which stands for two changes.
    tester.advance(by: 2.7)
    #expect(abs(x(tester) - start - 60) < 8)
    #expect(tester.host.isMoving)
    tester.advance(by: 2)
    #expect(x(tester) == start)
    #expect(!tester.host.isMoving)
  }

  @Test func `a view that has gone asks for no more pictures`() throws {
    struct Stage: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Close") { isShown = false }
          if isShown {
            TimelineView(.animation) { Text("\($0.date)") }
            PhaseAnimator([0.0, 9]) { Color.red.frame(width: 9, height: 9).offset(x: $0) }
            KeyframeAnimator(initialValue: 0.0) {
              Color.red.frame(width: 9, height: 9).offset(x: $0)
            } keyframes: { _ in
              LinearKeyframe(10, duration: 1)
            }
          }
        }
      }
    }
    let tester = ViewTester { Stage() }
    tester.advance(by: 1)
    #expect(tester.host.isMoving)
    try tester.perform("click", on: "Close")
    tester.advance(by: 2)
    #expect(!tester.host.isMoving)
  }
}
