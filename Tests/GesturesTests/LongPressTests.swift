// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct LongPressTests {
  private func hand() -> Hand {
    Hand { log in
      LongPressGesture().onChanged { log("pressing \($0)") }.onEnded { log("pressed \($0)") }
    }
  }

  @Test func `it is active from the touch and ends while it is still held`() {
    let hand = hand()
    hand.down(50, 50)
    #expect(hand.log == ["pressing true"])
    hand.wait(0.49)
    #expect(hand.log == ["pressing true"])
    hand.wait(0.01)
    #expect(hand.log == ["pressing true", "pressed true"])
    hand.up()
    #expect(hand.log == ["pressing true", "pressed true"])
  }

  @Test func `letting go early fails it`() {
    let hand = hand()
    hand.down(50, 50)
    hand.wait(0.3)
    hand.up()
    hand.wait(1)
    #expect(hand.log == ["pressing true"])
  }

  @Test(arguments: [(5.0, true), (30.0, false)])
  func `it may stray less than ten points`(distance: Double, passes: Bool) {
    let hand = hand()
    hand.down(50, 50)
    hand.move(50 + distance, 50)
    hand.wait(1)
    #expect(hand.log.contains("pressed true") == passes)
  }

  @Test func `a tap before it holds it back until the tap has failed`() {
    let hand = Hand { log in
      TapGesture().onEnded { log("tap") }
        .exclusively(before: LongPressGesture().onEnded { _ in log("press") })
    }
    hand.down(50, 50)
    hand.wait(0.6)
    #expect(hand.log.isEmpty)
    hand.wait(0.2)
    #expect(hand.log == ["press"])
  }

  @Test func `a quick click passes it by for the tap after it`() {
    let hand = Hand { log in
      LongPressGesture().onEnded { _ in log("press") }
        .exclusively(before: TapGesture().onEnded { log("tap") })
    }
    hand.tap()
    #expect(hand.log == ["tap"])
  }

  @Test(arguments: [(0.6, true), (0.3, false)])
  func `a press that has acted is held wherever the finger goes, an earlier one is not`(
    seconds: Double, isHeld: Bool
  ) {
    let hand = Hand { log in
      LongPressGesture().simultaneously(
        with: HeldGesture(for: LongPressGesture()).onChanged { _ in log("held") }
          .onCancelled { log("let go") })
    }
    hand.down(50, 50)
    hand.wait(seconds)
    hand.move(51, 50)
    hand.move(100, 50)
    #expect(hand.log == (isHeld ? ["held"] : ["held", "let go"]))
  }
}
