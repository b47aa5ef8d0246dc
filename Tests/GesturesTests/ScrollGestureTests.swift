// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct ScrollGestureTests {
  /// What a scroll of at most 100 points downwards reports round something else.
  private func hand(
    _ inside: [GestureAttachment], at offset: CGFloat = 0, limit: CGPoint = CGPoint(x: 0, y: 100),
    outside: [GestureAttachment] = [], _ log: Hand.Log
  ) -> Hand {
    let scroll = ScrollGesture(
      ScrollDescription(
        viewport: { CGSize(width: 200, height: 100) }, offset: { CGPoint(x: 0, y: offset) },
        limit: { limit })
    ).onChanged { log("scroll \($0.translation.width) \($0.translation.height)") }.onEnded { _ in
      log("scrolled")
    }
    let hand = Hand([inside, [GestureAttachment(scroll)], outside])
    hand.kind = .touch
    log.hand = hand
    return hand
  }

  @Test func `a finger scrolls after ten points, without a jump`() {
    let log = Hand.Log()
    let hand = hand([], log)
    hand.down(50, 50)
    hand.move(50, 41)
    hand.move(50, 40)
    hand.move(50, 30)
    hand.up()
    #expect(hand.log == ["scroll 0.0 0.0", "scroll 0.0 -10.0", "scrolled"])
  }

  @Test func `a mouse does not scroll by dragging, and hands the drag on`() {
    let log = Hand.Log()
    let drag = GestureAttachment(DragGesture().onChanged { log("drag \($0.translation.height)") })
    let hand = hand([], outside: [drag], log)
    hand.kind = .mouse
    hand.down(50, 50)
    hand.move(50, 30)
    #expect(hand.log == ["drag -20.0"])
  }

  @Test func `what cannot go on leaves the finger to what is outside`() {
    let log = Hand.Log()
    let drag = GestureAttachment(DragGesture().onChanged { log("drag \($0.translation.height)") })
    let hand = hand([], outside: [drag], log)
    hand.down(50, 50)
    hand.move(50, 70)
    #expect(hand.log == ["drag 20.0"])
  }

  @Test func `a finger that turns round at an end scrolls`() {
    let log = Hand.Log()
    let hand = hand([], log)
    hand.down(50, 50)
    hand.move(50, 70)
    hand.move(50, 38)
    hand.move(50, 30)
    #expect(hand.log == ["scroll 0.0 0.0", "scroll 0.0 -8.0"])
  }

  @Test func `a drag along the other axis leaves scrolling alone, and the other way round`() {
    let log = Hand.Log()
    let drag = GestureAttachment(
      DragGesture().axis(.horizontal).onChanged { log("drag \($0.translation.width)") })
    let hand = hand([drag], log)
    hand.down(50, 50)
    hand.move(70, 45)
    hand.move(75, 10)
    hand.up()
    #expect(hand.log == ["drag 20.0", "drag 25.0"])
    hand.log = []
    hand.down(50, 50)
    hand.move(55, 30)
    hand.move(90, 20)
    hand.up()
    #expect(hand.log == ["scroll 0.0 0.0", "scroll 35.0 -10.0", "scrolled"])
  }

  @Test func `a drag in any direction inside has the finger first`() {
    let log = Hand.Log()
    let drag = GestureAttachment(DragGesture().onChanged { log("drag \($0.translation.height)") })
    let hand = hand([drag], log)
    hand.down(50, 50)
    hand.move(50, 30)
    #expect(hand.log == ["drag -20.0"])
  }

  @Test func `a simultaneous drag inside goes along with scrolling`() {
    let log = Hand.Log()
    let drag = GestureAttachment(
      DragGesture().onChanged { log("drag \($0.translation.height)") }, priority: .simultaneous)
    let hand = hand([drag], log)
    hand.down(50, 50)
    hand.move(50, 30)
    hand.move(50, 20)
    #expect(hand.log == ["drag -20.0", "scroll 0.0 0.0", "drag -30.0", "scroll 0.0 -10.0"])
  }

  @Test func `a simultaneous tap inside is given up when the finger scrolls`() {
    let log = Hand.Log()
    let tap = GestureAttachment(TapGesture().onEnded { log("tap") }, priority: .simultaneous)
    let hand = hand([tap], log)
    hand.down(50, 50)
    hand.move(50, 30)
    hand.up()
    #expect(hand.log == ["scroll 0.0 0.0", "scrolled"])
    hand.log = []
    hand.tap()
    #expect(hand.log == ["tap"])
  }

  @Test func `a link with a simultaneous long press follows, is held, or scrolls`() {
    let log = Hand.Log()
    let link = GestureAttachment(TapGesture().onEnded { log("follow") })
    let hold = GestureAttachment(
      LongPressGesture().onEnded { _ in log("menu") }, priority: .simultaneous)
    let hand = hand([link, hold], log)
    hand.tap()
    #expect(hand.log == ["follow"])
    hand.log = []
    hand.down(50, 50)
    hand.wait(0.6)
    #expect(hand.log == ["menu"])
    hand.wait(0.5)
    hand.up()
    hand.wait(1)
    hand.log = []
    hand.down(50, 50)
    hand.move(50, 35)
    hand.up()
    #expect(hand.log == ["scroll 0.0 0.0", "scrolled"])
  }

  @Test func `a played contact scrolls its whole way at once`() {
    let log = Hand.Log()
    let hand = hand([], log)
    hand.kind = .played
    hand.down(50, 50)
    hand.move(50, 46)
    hand.up()
    #expect(hand.log == ["scroll 0.0 -4.0", "scrolled"])
  }
}
