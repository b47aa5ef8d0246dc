// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct TimedPressTests {
  private func hand(_ gesture: TimedPressGesture) -> Hand {
    Hand { log in
      gesture.onChanged { log("\(($0 * 100).rounded() / 100)") }
        .onEnded { log("total \(($0 * 100).rounded() / 100)") }
        .onCancelled { log("cancelled") }
    }
  }

  @Test func `it tells the time held at each tick, and the whole time at its end`() {
    let hand = hand(TimedPressGesture(interval: 0.5))
    hand.down(50, 50)
    hand.wait(1.2)
    hand.up()
    #expect(hand.log == ["0.0", "0.5", "1.0", "total 1.2"])
  }

  @Test func `the ticks are the same however time comes in`() {
    let hand = hand(TimedPressGesture(interval: 0.5))
    hand.down(50, 50)
    for _ in 0..<12 { hand.wait(0.1) }
    hand.up()
    #expect(hand.log == ["0.0", "0.5", "1.0", "total 1.2"])
  }

  @Test(arguments: [(0.4, 0.4), (0, 0), (-1, 0)])
  func `a key plays as long as it says, and not less than no time`(asked: Double, played: Double) {
    let gesture = TimedPressGesture(interval: 0.1, playedDuration: asked)
    let kinds = gesture._description.kinds.map { ($0 as? TimedPressDescription)?.duration }
    #expect(kinds == [played])
  }

  @Test func `a press that strays too far gives up`() {
    let hand = hand(TimedPressGesture())
    hand.down(50, 50)
    hand.move(60, 50)
    hand.wait(1)
    hand.up()
    #expect(hand.log == ["0.0", "cancelled"])
  }

  @Test func `a played press comes to its end by itself`() {
    let hand = hand(TimedPressGesture(interval: 0.4, playedDuration: 1))
    hand.kind = .played
    hand.down(50, 50)
    hand.arena.settle()
    hand.time = hand.arena.now
    hand.up()
    #expect(hand.log == ["0.0", "0.4", "0.8", "1.0", "total 1.0"])
  }
}
