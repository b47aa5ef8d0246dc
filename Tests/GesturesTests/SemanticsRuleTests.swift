// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// Rules of SwiftUI's gestures that the tests of single recognizers do not tell.
@MainActor
struct SemanticsRuleTests {
  private static func text(_ value: SimultaneousGesture<LongPressGesture, DragGesture>.Value)
    -> String
  {
    "\(value.first.map { "\($0)" } ?? "nil") \(value.second.map { "\($0.translation.width)" } ?? "nil")"
  }

  @Test func `a contact that was down before the gesture is none of its own`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.move(50, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a second touch in time stops the clock of a double tap`() {
    let hand = Hand { log in TapGesture(count: 2).onEnded { log("double") } }
    hand.tap()
    hand.wait(0.3)
    hand.down(50, 50)
    hand.wait(0.3)
    hand.up()
    #expect(hand.log == ["double"])
  }

  @Test func `a second touch too late begins anew`() {
    let hand = Hand { log in TapGesture(count: 2).onEnded { log("double") } }
    hand.tap()
    hand.wait(0.36)
    hand.tap()
    #expect(hand.log.isEmpty)
    hand.tap()
    #expect(hand.log == ["double"])
  }

  @Test(arguments: [PointerEvent.Button.secondary, .middle, .other])
  func `another button than the primary one does nothing`(button: PointerEvent.Button) {
    let hand = Hand { log in
      TapGesture().onEnded { log("tap") }
        .simultaneously(with: LongPressGesture().onChanged { _ in log("press") })
        .simultaneously(with: DragGesture(minimumDistance: 0).onChanged { _ in log("drag") })
    }
    hand.down(50, 50, button: button)
    hand.move(90, 50)
    hand.wait(1)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `the end of the second is held while the first is undecided`() {
    let hand = Hand { log in
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first: log("first")
        case .second: log("second")
        }
      }
    }
    hand.tap()
    #expect(hand.log.isEmpty)
    hand.wait(0.35)
    #expect(hand.log == ["second"])
  }

  @Test func `simultaneous gestures tell what each has, and end when both have`() {
    let hand = Hand { log in
      LongPressGesture(minimumDuration: 0.5).simultaneously(with: DragGesture())
        .onChanged { log(Self.text($0)) }
        .onEnded { log("ended " + Self.text($0)) }
    }
    hand.down(50, 50)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["true nil", "nil 30.0", "ended nil 30.0"])
  }

  @Test(arguments: [(5.0, true), (30.0, false)])
  func `a long press may stray a little`(points: Double, succeeds: Bool) {
    let hand = Hand { log in LongPressGesture().onEnded { _ in log("ended") } }
    hand.down(50, 50)
    hand.move(50 + points, 50)
    hand.wait(0.5)
    #expect(hand.log == (succeeds ? ["ended"] : []))
  }

  @Test func `a long press ends at its time, while it is held`() {
    let hand = Hand { log in
      LongPressGesture().onChanged { log("changed \($0)") }.onEnded { log("ended \($0)") }
    }
    hand.down(50, 50)
    #expect(hand.log == ["changed true"])
    hand.wait(0.49)
    #expect(hand.log.count == 1)
    hand.wait(0.01)
    #expect(hand.log == ["changed true", "ended true"])
  }

  @Test func `the same value twice is one change, and the last value none`() {
    let hand = Hand { log in
      DragGesture(minimumDistance: 0).map(\.translation.width)
        .onChanged { log("changed \($0)") }.onEnded { log("ended \($0)") }
    }
    hand.down(50, 50)
    hand.move(50, 60)
    hand.move(70, 60)
    hand.up()
    #expect(hand.log == ["changed 0.0", "changed 20.0", "ended 20.0"])
  }

  @Test func `updating runs for every event, also where the value is the same`() {
    let state = GestureState(wrappedValue: 0)
    let hand = Hand { log in
      DragGesture(minimumDistance: 0).map(\.translation.width)
        .updating(state) { _, count, transaction in
          count += 1
          log("\(count) \(transaction.tracksVelocity)")
        }
    }
    hand.down(50, 50)
    hand.move(50, 60)
    hand.move(50, 60)
    hand.up()
    #expect(hand.log == ["1 true", "2 true", "3 true"])
  }

  @Test func `a gesture state that was never updated is not reset`() {
    var resets = 0
    let state = GestureState(wrappedValue: 0, reset: { _, _ in resets += 1 })
    let hand = Hand { _ in
      DragGesture().updating(state) { drag, value, _ in value = Int(drag.translation.width) }
    }
    hand.tap()
    #expect(resets == 0)
    hand.down(50, 50)
    hand.move(90, 50)
    hand.up()
    #expect(resets == 1)
  }

  @Test func `an end further in runs before a gesture state further out goes back`() {
    let state = GestureState(wrappedValue: 0)
    let hand = Hand { log in
      DragGesture().onEnded { _ in log("ended with \(state.wrappedValue)") }
        .updating(state) { _, value, _ in value = 1 }
    }
    hand.down(50, 50)
    hand.move(90, 50)
    hand.up()
    #expect(hand.log == ["ended with 1"])
  }

  @Test func `the callbacks of the parts come before those of the whole`() {
    let hand = Hand { log in
      TapGesture().onEnded { log("first") }
        .simultaneously(with: TapGesture().onEnded { log("second") })
        .onEnded { _ in log("whole") }
    }
    hand.tap()
    #expect(hand.log == ["first", "second", "whole"])
  }

  @Test func `an outer long press does not end while an inner tap may still come`() {
    let log = Hand.Log()
    let hand = Hand([
      [GestureAttachment(TapGesture().onEnded { log("tap") })],
      [GestureAttachment(LongPressGesture().onEnded { _ in log("press") })],
    ])
    log.hand = hand
    hand.down(50, 50)
    hand.wait(0.6)
    #expect(hand.log.isEmpty)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test func `the velocity of a drag is four times what is still predicted`() throws {
    let hand = Hand { log in
      DragGesture().onChanged {
        log("\($0.velocity.width == 4 * ($0.predictedEndLocation.x - $0.location.x))")
      }
    }
    hand.down(0, 0)
    for step in 1...4 {
      hand.wait(0.01)
      hand.move(Double(step * step) * 8, 0)
    }
    #expect(hand.log == ["true", "true", "true"])
  }

  @Test(arguments: [true, false])
  func `a drag and a press let go of what they showed when a finger joins`(isDrag: Bool) {
    let state = GestureState(wrappedValue: false)
    let hand = Hand { log in
      isDrag
        ? AnyGesture(
          DragGesture(minimumDistance: 0).updating(state) { _, value, _ in value = true }
            .map { _ in true }.onEnded { _ in log("ended") })
        : AnyGesture(
          LongPressGesture().updating(state) { _, value, _ in value = true }
            .onEnded { _ in log("ended") })
    }
    hand.kind = .touch
    hand.down(50, 50)
    #expect(state.wrappedValue)
    hand.down(90, 50, id: 2)
    #expect(!state.wrappedValue)
    hand.wait(1)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log.isEmpty)
  }
}
