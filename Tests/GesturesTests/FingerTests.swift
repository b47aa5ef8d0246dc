// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct FingerTests {
  private func tapping() -> Hand {
    let hand = Hand { log in
      TapGesture(count: 1, fingers: 2).onEnded { log("two fingers") }
        .exclusively(before: TapGesture().onEnded { log("one finger") })
    }
    hand.kind = .touch
    return hand
  }

  @Test func `a tap of two fingers ends when the last has left`() {
    let hand = tapping()
    hand.down(50, 50)
    hand.wait(0.1)
    hand.down(80, 50, id: 2)
    hand.up()
    #expect(hand.log.isEmpty)
    hand.up(id: 2)
    #expect(hand.log == ["two fingers"])
  }

  @Test func `a tap of one finger is none of two`() {
    let hand = tapping()
    hand.tap()
    #expect(hand.log == ["one finger"])
  }

  @Test func `a third finger fails a tap of two`() {
    let hand = tapping()
    for id in [1, 2, 3] as [UInt64] { hand.down(Double(id) * 30, 50, id: id) }
    for id in [1, 2, 3] as [UInt64] { hand.up(id: id) }
    #expect(hand.log.isEmpty)
  }

  @Test func `fingers that come down too far apart in time are no tap of two`() {
    let hand = tapping()
    hand.down(50, 50)
    hand.wait(0.35)
    hand.down(80, 50, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log.isEmpty)
  }

  @Test func `a double tap of two fingers takes both twice`() {
    let hand = Hand { log in TapGesture(count: 2, fingers: 2).onEnded { log("twice") } }
    hand.kind = .touch
    for _ in 1...2 {
      #expect(hand.log.isEmpty)
      hand.down(50, 50)
      hand.down(80, 50, id: 2)
      hand.up(id: 2)
      hand.up()
      hand.wait(0.1)
    }
    #expect(hand.log == ["twice"])
  }

  @Test func `a drag of two fingers follows their middle and leaves one finger alone`() {
    let log = Hand.Log()
    let hand = Hand([
      [
        GestureAttachment(
          DragGesture().fingers(2).onChanged { log("two \($0.translation.width)") }
            .onEnded { _ in log("ended") })
      ],
      [GestureAttachment(DragGesture().onChanged { log("one \($0.translation.width)") })],
    ])
    log.hand = hand
    hand.kind = .touch
    hand.down(50, 50)
    hand.down(80, 50, id: 2)
    hand.move(90, 50)
    hand.up(id: 2)
    hand.up()
    hand.down(50, 50)
    hand.move(70, 50)
    #expect(hand.log == ["two 20.0", "ended", "one 20.0"])
  }

  @Test func `a long press of two fingers begins when both are down`() {
    let hand = Hand { log in LongPressGesture().fingers(2).onEnded { _ in log("held") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.wait(0.3)
    hand.down(80, 50, id: 2)
    hand.wait(0.4)
    #expect(hand.log.isEmpty)
    hand.wait(0.2)
    #expect(hand.log == ["held"])
  }

  @Test func `a drag along one axis leaves the other to the drag outside`() {
    let log = Hand.Log()
    let hand = Hand([
      [
        GestureAttachment(
          DragGesture().axis(.horizontal).onChanged { log("row \($0.translation.width)") })
      ],
      [
        GestureAttachment(
          DragGesture().axis(.vertical).onChanged { log("list \($0.translation.height)") })
      ],
    ])
    log.hand = hand
    hand.down(50, 50)
    hand.move(53, 65)
    hand.move(90, 70)
    hand.up()
    hand.down(50, 50)
    hand.move(65, 53)
    hand.up()
    #expect(hand.log == ["list 15.0", "list 20.0", "row 15.0"])
  }

  @Test func `a drag along an axis without a threshold waits for its first way`() {
    let hand = Hand { log in
      DragGesture(minimumDistance: 0).axis(.vertical).onChanged { log("\($0.translation.height)") }
    }
    hand.down(50, 50)
    #expect(hand.log.isEmpty)
    hand.move(50, 51)
    #expect(hand.log == ["1.0"])
  }

  @Test(arguments: [(9.0, ["two"]), (10.0, [])])
  func `a finger that has gone ten points no longer waits for another`(
    way: Double, expected: [String]
  ) {
    let hand = Hand { log in DragGesture().fingers(2).onEnded { _ in log("two") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.move(50 + way, 50)
    hand.down(80, 50, id: 2)
    hand.move(140, 50, id: 2)
    hand.up(id: 2)
    #expect(hand.log == expected)
  }
}
