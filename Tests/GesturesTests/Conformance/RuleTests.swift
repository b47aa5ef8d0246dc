// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// Rules that only tell at their edge.
@MainActor
struct RuleTests {
  @Test func `who waits in one half of a simultaneous gesture does not hold the other half`() {
    let hand = Hand { log in
      MagnifyGesture().exclusively(before: TapGesture())
        .simultaneously(with: DragGesture(minimumDistance: 0).onChanged { _ in log("drag") })
    }
    hand.down(50, 50)
    #expect(hand.log == ["drag"])
  }

  @Test func `a long press behind a tap comes when the tap has failed and its time is up`() {
    let hand = Hand { log in
      TapGesture().exclusively(
        before: LongPressGesture(minimumDuration: 1).onEnded { _ in log("press") })
    }
    hand.down(50, 50)
    hand.wait(1.2)
    #expect(hand.log == ["press"])
  }

  @Test func `a sequence whose first fails lets what stands behind it through`() {
    let hand = Hand { log in
      LongPressGesture().sequenced(before: DragGesture())
        .exclusively(before: TapGesture().onEnded { log("tap") })
    }
    hand.tap()
    #expect(hand.log == ["tap"])
  }

  @Test func `a click that went 5 points and came back is no click`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    hand.move(55, 50)
    hand.move(50, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a pinch begins before it has changed by two hundredths`() {
    let hand = Hand { log in MagnifyGesture().onChanged { _ in log("pinch") } }
    hand.down(20, 50, id: 1)
    hand.down(120, 50, id: 2)
    hand.move(120.5, 50, id: 2)
    #expect(hand.log.isEmpty)
    hand.move(121.5, 50, id: 2)
    #expect(hand.log == ["pinch"])
  }

  @Test func `a press that stays within its distance is told once`() {
    let hand = Hand { log in LongPressGesture().onChanged { log("\($0)") } }
    hand.down(50, 50)
    hand.move(52, 50)
    hand.move(54, 50)
    #expect(hand.log == ["true"])
  }

  @Test(arguments: [1.0, -1])
  func `a turn goes on past half a turn, to either side`(side: Double) {
    let hand = Hand { log in
      RotateGesture().onEnded { log("\(Int($0.rotation.degrees.rounded()))") }
    }
    hand.down(100, 50, id: 1)
    hand.down(140, 50, id: 2)
    for degrees in stride(from: 45.0, through: 270, by: 45) {
      let angle = side * degrees * .pi / 180
      hand.move(100 + 40 * cos(angle), 50 + 40 * sin(angle), id: 2)
    }
    hand.up(id: 2)
    #expect(hand.log == ["\(Int(side * 270))"])
  }

  @Test func `a tap does not come when a press before it was active and has failed`() {
    let hand = Hand { log in
      PressGesture().exclusively(before: TapGesture().onEnded { log("tap") })
    }
    hand.down(198, 50)
    hand.move(201, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `one half's success is a simultaneous gesture's success`() {
    let hand = Hand { log in
      TapGesture().simultaneously(with: MagnifyGesture())
        .onEnded { log("\($0.first != nil) \($0.second != nil)") }
    }
    hand.tap()
    #expect(hand.log == ["true false"])
  }
}
