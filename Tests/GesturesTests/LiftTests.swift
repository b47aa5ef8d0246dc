// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct LiftTests {
  private func hand(_ kind: PointerEvent.Kind) -> Hand {
    let hand = Hand { log in
      LiftGesture().onChanged { log("at \($0.location.x)") }
        .onEnded { log("dropped at \($0.location.x)") }
    }
    hand.kind = kind
    return hand
  }

  @Test func `a mouse takes an element up after ten points`() {
    let hand = hand(.mouse)
    hand.down(50, 50)
    hand.move(59, 50)
    #expect(hand.log.isEmpty)
    hand.move(60, 50)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["at 60.0", "at 80.0", "dropped at 80.0"])
  }

  @Test func `a finger that stays for half a second takes it up`() {
    let hand = hand(.touch)
    hand.down(50, 50)
    hand.wait(0.49)
    #expect(hand.log.isEmpty)
    hand.wait(0.01)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["at 50.0", "at 80.0", "dropped at 80.0"])
  }

  @Test func `a finger that goes first does not take it up`() {
    let hand = hand(.touch)
    hand.down(50, 50)
    hand.move(60, 50)
    hand.wait(1)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a second finger puts it back without a drop`() {
    let hand = hand(.touch)
    hand.down(50, 50)
    hand.wait(0.5)
    hand.down(100, 50, id: 2)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["at 50.0"])
  }
}
