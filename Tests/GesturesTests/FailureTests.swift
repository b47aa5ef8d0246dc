// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// Each recognizer says in measures why it failed.
@MainActor
struct FailureTests {
  @Test func `a second button and a second contact`() {
    #expect(
      reasons(TapGesture()) { $0.down(50, 50, button: .secondary) } == ["tap: secondary button"])
    #expect(
      reasons(SwipeGesture()) { hand in
        hand.down(50, 50)
        hand.down(60, 50, id: 2)
      } == ["swipe: second contact"])
  }

  @Test func `fingers say how many there are of how many`() {
    for gesture in [
      AnyGesture(TapGesture(count: 1, fingers: 2).map { _ in 0 }),
      AnyGesture(DragGesture().fingers(2).map { _ in 0 }),
      AnyGesture(LongPressGesture().fingers(2).map { _ in 0 }),
    ] {
      let late = reasons(gesture) { hand in
        hand.down(50, 50)
        hand.wait(0.4)
      }
      #expect(late.count == 1 && late[0].hasSuffix("of 2 fingers: 1 of 2 fingers within 0.35 s"))
      let alone = reasons(gesture) { hand in
        hand.down(50, 50)
        hand.up()
      }
      #expect(alone.count == 1 && alone[0].hasSuffix("of 2 fingers: 1 of 2 fingers"))
      let many = reasons(gesture) { hand in
        for id in [1, 2, 3] as [UInt64] { hand.down(Double(id) * 20, 50, id: id) }
      }
      #expect(many.count == 1 && many[0].hasSuffix("of 2 fingers: more than 2 contacts"))
    }
  }

  @Test func `a drag along an axis says how far it went across`() {
    #expect(
      reasons(DragGesture().axis(.horizontal)) { hand in
        hand.down(50, 50)
        hand.move(54, 65)
      } == ["horizontal drag: moved 15.0 points across its axis, 4.0 along it"])
  }

  @Test func `magnify and rotate say how far they got`() {
    func pinch(_ x: Double, _ y: Double) -> [String] {
      reasons(MagnifyGesture(minimumScaleDelta: 0.1).simultaneously(with: RotateGesture())) {
        hand in
        hand.down(50, 50)
        hand.down(100, 50, id: 2)
        hand.move(x, y, id: 2)
        hand.up(id: 2)
      }
    }
    #expect(
      pinch(102, 50) == [
        "magnify: magnified by 4.0 %, needs 10.0", "rotate: turned by 0.0 degrees, needs 1.0",
      ])
    #expect(pinch(50, 100) == ["magnify: magnified by 0.0 %, needs 10.0"])
    #expect(
      reasons(RotateGesture()) { hand in
        hand.down(50, 50)
        hand.up()
      } == ["rotate: 1 of 2 fingers"])
  }

  @Test func `a swipe says what it lacked`() {
    func swipe(_ x: Double, _ y: Double, seconds: Double = 0.05) -> [String] {
      reasons(SwipeGesture([.left, .right])) { hand in
        hand.down(100, 50)
        hand.wait(seconds)
        hand.move(100 + x, 50 + y)
        hand.up()
      }
    }
    #expect(swipe(0, -60) == ["swipe: went up, takes left or right"])
    #expect(swipe(-60, 60) == ["swipe: 45.0 degrees off its direction, limit 30.0"])
    #expect(swipe(-40, 0) == ["swipe: moved 40.0 points, needs 50.0"])
    #expect(swipe(0, 0) == ["swipe: moved 0.0 points, needs 50.0"])
    #expect(swipe(-60, 0, seconds: 0.14) == ["swipe: 428.57 points a second, needs 500.0"])
  }

  @Test func `a timed press that strayed says how far`() {
    #expect(
      reasons(TimedPressGesture()) { hand in
        hand.down(50, 50)
        hand.move(70, 50)
      } == ["timed press: moved 20.0 points, limit 10.0"])
  }

  @Test func `a press that is released outside says so`() {
    #expect(
      reasons(PressGesture()) { hand in
        hand.down(50, 50)
        hand.move(500, 50)
        hand.up()
      } == ["press: released outside of it"])
  }

  @Test func `a pair is taken away`() {
    #expect(
      reasons(RotateGesture()) { hand in
        hand.down(50, 50)
        hand.down(100, 50, id: 2)
        hand.cancel()
      } == ["rotate: taken away"])
  }

  @Test func `spatial events are taken away`() {
    #expect(
      reasons(SpatialEventGesture()) { hand in
        hand.down(50, 50)
        hand.cancel()
      } == ["spatial event: taken away"])
  }

  @Test func `keys that are not held are named`() {
    #expect(
      reasons(DragGesture().modifiers([.shift, .option])) { $0.down(50, 50) } == [
        "drag: without Shift and Alt"
      ])
  }

  @Test func `a second gesture of a sequence whose turn never came says so`() {
    #expect(
      reasons(LongPressGesture().sequenced(before: DragGesture())) { hand in
        hand.down(50, 50)
        hand.up()
        hand.down(50, 50)
      } == ["long press: let go after 0.0 s, needs 0.5", "drag: its turn never came"])
  }

  @Test func `a recognizer of an author's own says why in the author's words`() {
    #expect(reasons(Never()) { $0.down(50, 50) } == ["Refusing: wants another day"])
  }

  private struct Never: CustomGesture {
    typealias Value = Int
    func makeRecognizer() -> Refusing { Refusing() }
    var alternative: GestureDescription { .tap(count: 1) }
  }

  private final class Refusing: GestureRecognizer {
    func phase(after input: RecognizerInput) -> GesturePhase<Int> {
      input.explain(.custom("wants another day"))
      return .failed
    }
    func reset() {}
  }

  /// What failed, and why.
  private func reasons(_ gesture: some Gesture, _ play: (Hand) -> Void) -> [String] {
    var reasons: [String] = []
    let hand = Hand([[GestureAttachment(gesture)]])
    hand.kind = .touch
    hand.trace = GestureTrace { decision in
      guard case .failed(let reason) = decision.outcome else { return }
      reasons.append("\(decision.name): \(reason)")
    }
    play(hand)
    return reasons
  }
}
