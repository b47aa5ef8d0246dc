// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// A finger that travels is taken from taps and presses; a mouse is not.
@MainActor
struct TakeOverTests {
  private func hand(
    _ kind: PointerEvent.Kind = .touch, inside: [GestureAttachment], outside: [GestureAttachment],
    _ log: Hand.Log
  ) -> Hand {
    let hand = Hand([inside, outside])
    hand.kind = kind
    log.hand = hand
    return hand
  }

  private func tap(_ log: Hand.Log) -> GestureAttachment {
    GestureAttachment(TapGesture().onEnded { log("tap") })
  }

  private func press(_ log: Hand.Log) -> GestureAttachment {
    GestureAttachment(
      PressGesture().onChanged { log("pressed \($0)") }.onEnded { _ in log("press") }
        .onCancelled { log("released") })
  }

  private func drag(_ log: Hand.Log, from distance: CGFloat = 10) -> GestureAttachment {
    GestureAttachment(
      DragGesture(minimumDistance: distance).onChanged { log("drag \($0.translation.width)") }
        .onEnded { _ in log("dragged") })
  }

  @Test func `a finger on a tap in a row drags the row after ten points`() {
    let log = Hand.Log()
    let hand = hand(inside: [tap(log)], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(59, 50)
    #expect(hand.log.isEmpty)
    hand.move(60, 50)
    hand.move(55, 50)
    hand.up()
    #expect(hand.log == ["drag 10.0", "drag 5.0", "dragged"])
  }

  @Test func `a finger that stays within ten points taps, and no row moves`() {
    let log = Hand.Log()
    let hand = hand(inside: [tap(log)], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(59, 50)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  private func pinch(_ log: Hand.Log) -> GestureAttachment {
    GestureAttachment(MagnifyGesture().onEnded { log("pinch \($0.magnification)") })
  }

  private func holdAndDrag(_ log: Hand.Log) -> GestureAttachment {
    GestureAttachment(
      LongPressGesture().onEnded { _ in log("held") }
        .sequenced(before: DragGesture().onEnded { log("dragged \($0.translation.width)") }))
  }

  @Test(arguments: [PointerEvent.Kind.mouse, .touch])
  func `one contact on a picture that is pinched is held and drags what is around it`(
    kind: PointerEvent.Kind
  ) {
    let log = Hand.Log()
    let hand = hand(kind, inside: [pinch(log)], outside: [holdAndDrag(log)], log)
    hand.down(50, 50)
    hand.wait(0.5)
    #expect(hand.log == ["held"])
    hand.move(70, 50)
    hand.up()
    #expect(hand.log == ["held", "dragged 20.0"])
  }

  @Test func `a second finger that comes before the hold is over pinches`() {
    let log = Hand.Log()
    let hand = hand(inside: [pinch(log)], outside: [holdAndDrag(log)], log)
    hand.down(50, 50)
    hand.wait(0.3)
    hand.down(100, 50, id: 2)
    hand.wait(0.5)
    hand.move(150, 50, id: 2)
    hand.up(id: 2)
    hand.up()
    #expect(hand.log == ["pinch 2.0"])
  }

  @Test func `a row takes the finger from its button, which comes up`() {
    let log = Hand.Log()
    let hand = hand(inside: [press(log)], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(62, 50)
    hand.up()
    #expect(hand.log == ["pressed true", "drag 12.0", "released", "dragged"])
  }

  @Test func `a mouse on a button in a row presses the button`() {
    let log = Hand.Log()
    let hand = hand(.mouse, inside: [press(log)], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["pressed true", "press"])
  }

  @Test func `a row without a threshold leaves a tap alone until the finger travels`() {
    let log = Hand.Log()
    let hand = hand(inside: [tap(log)], outside: [drag(log, from: 0)], log)
    hand.down(50, 50)
    hand.move(55, 50)
    hand.up()
    #expect(hand.log == ["tap"])
    hand.log = []
    hand.down(50, 50)
    hand.move(60, 50)
    hand.up()
    #expect(hand.log == ["drag 10.0", "dragged"])
  }

  @Test func `a drag inside keeps its finger`() {
    let log = Hand.Log()
    let inner = GestureAttachment(
      DragGesture(minimumDistance: 30).onChanged { log("inner \($0.translation.width)") })
    let hand = hand(inside: [inner], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(70, 50)
    hand.move(80, 50)
    #expect(hand.log == ["inner 30.0"])
  }

  @Test func `a swipe takes the finger from a button in its row`() {
    let log = Hand.Log()
    let swipe = GestureAttachment(SwipeGesture([.left]).onEnded { _ in log("swipe") })
    let hand = hand(inside: [press(log)], outside: [swipe], log)
    hand.down(150, 50)
    for step in 1...10 {
      hand.wait(0.01)
      hand.move(150 - Double(step) * 10, 50)
    }
    hand.up()
    #expect(hand.log == ["pressed true", "released", "swipe"])
    hand.log = []
    hand.down(150, 50)
    hand.wait(0.1)
    hand.up()
    #expect(hand.log == ["pressed true", "press"])
  }

  @Test func `a swipe with a mouse leaves a button's press alone`() {
    let log = Hand.Log()
    let swipe = GestureAttachment(SwipeGesture([.left]).onEnded { _ in log("swipe") })
    let hand = hand(.mouse, inside: [press(log)], outside: [swipe], log)
    hand.down(150, 50)
    hand.wait(0.01)
    hand.move(60, 50)
    hand.up()
    #expect(hand.log == ["pressed true", "press"])
  }

  @Test func `a long press that has succeeded keeps the finger for its drag`() {
    let log = Hand.Log()
    let carry = GestureAttachment(
      LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
        if case .second(true, let drag?) = value { log("carry \(drag.translation.width)") }
      })
    let hand = hand(inside: [carry], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.wait(0.6)
    hand.move(80, 50)
    #expect(hand.log == ["carry 30.0"])
    hand.up()
    hand.log = []
    hand.down(50, 50)
    hand.move(80, 50)
    #expect(hand.log == ["drag 30.0"])
  }

  @Test func `what goes on beside a drag stays pressed while the finger travels`() {
    let log = Hand.Log()
    let beside = GestureAttachment(
      PressGesture().onChanged { log("pressed \($0)") }.onCancelled { log("released") },
      priority: .simultaneous)
    let hand = hand(inside: [tap(log), drag(log)], outside: [beside], log)
    hand.down(50, 50)
    hand.move(70, 50)
    #expect(hand.log == ["pressed true", "drag 20.0"])
  }

  @Test func `one finger on what two can pinch drags the row`() {
    let log = Hand.Log()
    let pinch = GestureAttachment(MagnifyGesture().onChanged { _ in log("pinch") })
    let hand = hand(inside: [pinch], outside: [drag(log)], log)
    hand.down(50, 50)
    hand.move(70, 50)
    #expect(hand.log == ["drag 20.0"])
  }
}
