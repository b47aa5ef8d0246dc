// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// Every decision is told, with its reason.
@MainActor
struct TraceTests {
  @Test func `a tap that moved says how far and how far it might`() {
    #expect(
      lines(TapGesture()) { hand in
        hand.down(50, 50)
        hand.move(62, 50)
      } == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: tap",
        "touch 1 at 0.000 s: waits until 0.750 s for tap",
        "touch 1 at 0.000 s: tap failed: moved 12.0 points, limit 5.0",
      ])
  }

  @Test func `a tap that was held says how long`() {
    #expect(
      lines(TapGesture()) { hand in
        hand.down(50, 50)
        hand.wait(1)
      }.last == "touch 1 at 0.750 s: tap failed: held 0.75 s")
  }

  @Test func `a double tap that stayed single says what it waited for`() {
    #expect(
      lines(TapGesture(count: 2)) { hand in
        hand.tap()
        hand.wait(1)
      }.last == "touch 1 at 0.400 s: 2 taps failed: no further tap within 0.35 s")
  }

  @Test func `a second contact is named`() {
    #expect(
      lines(DragGesture()) { hand in
        hand.down(50, 50)
        hand.down(80, 50, id: 2)
      } == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: drag",
        "touch 1 at 0.000 s: drag failed: second contact",
      ])
  }

  @Test func `a touch that was taken away is named`() {
    #expect(
      lines(LongPressGesture()) { hand in
        hand.down(50, 50)
        hand.cancel()
      }.last == "touch 1 at 0.000 s: long press failed: taken away")
  }

  @Test func `a gesture of lower rank says who kept it from recognizing`() {
    #expect(
      lines(DragGesture().exclusively(before: TapGesture())) { hand in
        hand.kind = .touch
        hand.down(50, 50)
        hand.move(70, 50)
      } == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: drag, tap",
        "touch 1 at 0.000 s: waits until 0.750 s for tap",
        "touch 1 at 0.000 s: drag became active, saw moved at 70.0, 50.0",
        "touch 1 at 0.000 s: tap failed: drag recognized first",
      ])
  }

  @Test func `a drag that did not travel says how far it must`() {
    #expect(
      lines(DragGesture()) { hand in
        hand.down(50, 50)
        hand.move(53, 54)
        hand.up()
      } == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: drag",
        "touch 1 at 0.000 s: drag failed: moved 5.0 points, needs 10.0",
      ])
  }

  @Test func `who won is told once`() {
    #expect(
      lines(TapGesture()) { $0.tap() } == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: tap",
        "touch 1 at 0.000 s: waits until 0.750 s for tap",
        "touch 1 at 0.050 s: tap ended, saw ended at 50.0, 50.0",
        "touch 1 at 0.050 s: gesture won",
      ])
  }

  @Test func `moves that decide nothing say nothing`() {
    let all = lines(DragGesture()) { hand in
      hand.down(50, 50)
      for step in 1...50 { hand.move(50 + Double(step), 50) }
    }
    #expect(all.dropFirst() == ["touch 1 at 0.000 s: drag became active, saw moved at 60.0, 50.0"])
  }

  @Test func `a tap that is ready says for whom it waits, and when it may go on`() {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
    let all = lines(gesture) { hand in
      hand.tap()
      hand.wait(1)
    }
    #expect(
      all == [
        "touch 1 at 0.000 s: began at 50.0, 50.0: 2 taps, tap",
        "touch 1 at 0.000 s: waits until 0.750 s for 2 taps and tap",
        "touch 1 at 0.050 s: tap waits for 2 taps to fail",
        "touch 1 at 0.050 s: waits until 0.400 s for 2 taps",
        "touch 1 at 0.400 s: 2 taps failed: no further tap within 0.35 s",
        "touch 1 at 0.400 s: tap ended, saw time pass",
        "touch 1 at 0.400 s: gesture won",
      ])
  }

  @Test func `what never came to a decision is told when the touch is over`() {
    let all = lines(DragGesture(minimumDistance: 0).exclusively(before: SpatialEventGesture())) {
      hand in
      hand.down(50, 50)
      hand.up()
      hand.down(50, 50)
    }
    #expect(all.contains("touch 1 at 0.000 s: spatial event waits for drag to fail"))
    #expect(all.contains("touch 1 at 0.000 s: spatial event failed: drag recognized first"))
  }

  @Test func `who takes part is told by element, and a rival by its own`() {
    let (row, list) = (Hand([]), Hand([]))
    var lines: [String] = []
    let trace = GestureTrace(
      placeName: { $0 === row ? "Row" : $0 === list ? "List" : "" },
      take: { lines.append($0.description) })
    let inner = GestureAttachment(TapGesture())
    let outer = GestureAttachment(DragGesture(), priority: .high)
    (inner.converter, outer.converter) = (row, list)
    let arena = GestureArena(path: [[inner], [outer]], time: 0)
    arena.explain(to: trace)
    func event(_ phase: PointerEvent.Phase, _ x: CGFloat) -> PointerEvent {
      PointerEvent(id: .init(1), phase: phase, location: CGPoint(x: x, y: 0), time: 0, kind: .touch)
    }
    arena.handle(event(.began, 0))
    arena.handle(event(.moved, 20))
    #expect(lines.first == "touch 1 at 0.000 s: began at 0.0, 0.0: List: drag; Row: tap")
    #expect(lines.last == "touch 1 at 0.000 s: Row: tap failed: drag of List recognized first")
  }

  @Test func `each touch has a number of its own, also where no gesture is`() {
    var touches: [Int] = []
    let hand = Hand([[GestureAttachment(TapGesture())]])
    let trace = GestureTrace { touches.append($0.touch) }
    hand.trace = trace
    let nowhere = PointerEvent(
      id: .init(9), phase: .began, location: .zero, time: 0, kind: .touch)
    trace.missed(nowhere)
    trace.missed(nowhere)
    for _ in 1...2 {
      hand.tap()
      hand.wait(1)
    }
    #expect(Set(touches) == [1, 2, 3, 4])
    #expect(touches == touches.sorted())
  }

  @Test func `a touch that is over is told once`() {
    var lines: [String] = []
    let attachment = GestureAttachment(DragGesture())
    let hand = Hand([[attachment]])
    let arena = GestureArena(path: [[attachment]], time: 0)
    arena.explain(to: GestureTrace { lines.append($0.description) })
    attachment.converter = hand
    arena.handle(
      PointerEvent(id: .init(1), phase: .began, location: .zero, time: 0, kind: .touch))
    arena.finish()
    let told = lines
    arena.finish()
    #expect(told.last?.hasSuffix("drag failed: its turn never came") == true)
    #expect(lines == told)
  }

  private func lines(_ gesture: some Gesture, _ play: (Hand) -> Void) -> [String] {
    var lines: [String] = []
    let hand = Hand([[GestureAttachment(gesture)]])
    hand.trace = GestureTrace { lines.append($0.description) }
    play(hand)
    return lines
  }
}
