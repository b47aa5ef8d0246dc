// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// A swipe that may take only so long, from the touch until the finger leaves.
@MainActor
struct SwipeDurationTests {
  private func hand() -> Hand {
    let hand = Hand { log in
      SwipeGesture([.left], maximumDuration: 0.3).onEnded { log("\($0.direction)") }
    }
    hand.kind = .touch
    return hand
  }

  /// Rests first, and is quick then.
  private func swipe(_ hand: Hand, afterRest rest: Double) {
    hand.down(100, 50)
    hand.wait(rest)
    for step in 1...5 {
      hand.wait(0.02)
      hand.move(100 - 16 * Double(step), 50)
    }
    hand.up()
  }

  @Test func `a swipe within the duration is one, and a later one of the same speed is none`() {
    let quick = hand()
    swipe(quick, afterRest: 0.15)
    #expect(quick.log == ["left"])
    let slow = hand()
    swipe(slow, afterRest: 0.25)
    #expect(slow.log.isEmpty)
    // The next one counts from its own touch.
    slow.wait(2)
    swipe(slow, afterRest: 0.1)
    #expect(slow.log == ["left"])
  }

  @Test func `without a limit a swipe may take as long as it likes`() {
    let hand = Hand { log in SwipeGesture([.left]).onEnded { _ in log("swiped") } }
    hand.kind = .touch
    swipe(hand, afterRest: 0.45)
    #expect(hand.log == ["swiped"])
  }
}
