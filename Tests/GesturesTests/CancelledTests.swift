// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct CancelledTests {
  private func hand() -> Hand {
    Hand { log in
      DragGesture().onEnded { _ in log("ended") }.onCancelled { log("cancelled") }
    }
  }

  @Test func `a drag that is taken away says so once and has no end`() {
    let hand = hand()
    hand.down(0, 0)
    hand.move(20, 0)
    hand.cancel()
    hand.arena.finish()
    #expect(hand.log == ["cancelled"])
  }

  @Test func `a drag that a second finger takes away says so`() {
    let hand = hand()
    hand.down(0, 0)
    hand.move(20, 0)
    hand.down(50, 50, id: 2)
    #expect(hand.log == ["cancelled"])
  }

  @Test func `a drag that ends is not cancelled`() {
    let hand = hand()
    hand.down(0, 0)
    hand.move(20, 0)
    hand.up()
    hand.arena.finish()
    #expect(hand.log == ["ended"])
  }

  @Test func `what never was active is not cancelled`() {
    let hand = hand()
    hand.tap()
    #expect(hand.log.isEmpty)
  }

  @Test func `a press that is let go too early is cancelled`() {
    let hand = Hand { log in LongPressGesture().onCancelled { log("cancelled") } }
    hand.tap()
    #expect(hand.log == ["cancelled"])
  }

  @Test func `a gesture that is replaced in the middle is cancelled`() {
    let log = Hand.Log()
    let attachment = GestureAttachment(DragGesture().onCancelled { log("cancelled") })
    let hand = Hand([[attachment]])
    log.hand = hand
    hand.down(0, 0)
    hand.move(20, 0)
    attachment.update(TapGesture())
    #expect(hand.log == ["cancelled"])
  }

  @Test(arguments: [true, false])
  func `a gesture state further in has gone back before`(isInside: Bool) {
    let state = GestureState(wrappedValue: 0)
    let hand = Hand { log in
      let drag = DragGesture()
      let cancelled = { log("cancelled with \(state.wrappedValue)") }
      return isInside
        ? AnyGesture(drag.updating(state) { _, value, _ in value = 1 }.onCancelled(cancelled))
        : AnyGesture(drag.onCancelled(cancelled).updating(state) { _, value, _ in value = 1 })
    }
    hand.down(0, 0)
    hand.move(20, 0)
    hand.cancel()
    #expect(hand.log == [isInside ? "cancelled with 0" : "cancelled with 1"])
    #expect(state.wrappedValue == 0)
  }
}
