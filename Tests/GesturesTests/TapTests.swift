// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct TapTests {
  @Test func `a tap ends on release`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    #expect(hand.log.isEmpty)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test(arguments: [(4.0, true), (5.0, false)])
  func `a click passes at 4 points and fails at 5`(distance: Double, passes: Bool) {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    hand.move(50 + distance, 50)
    hand.move(50, 50)
    hand.up()
    #expect(hand.log == (passes ? ["tap"] : []))
  }

  @Test func `a finger may stray 44 points`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.move(94, 50)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test func `a tap that is held for three quarters of a second fails`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    hand.wait(0.75)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `the secondary button does not tap`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50, button: .secondary)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a second finger fails a tap`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.down(60, 60, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log.isEmpty)
  }

  @Test(arguments: [(0.35, true), (0.36, false)])
  func `the second tap of a double tap comes within 0.35 seconds`(gap: Double, passes: Bool) {
    let hand = Hand { log in TapGesture(count: 2).onEnded { log("double") } }
    hand.down(50, 50)
    hand.up()
    hand.time += gap
    hand.down(50, 50)
    hand.up()
    #expect(hand.log == (passes ? ["double"] : []))
  }

  @Test func `a single tap beside a double tap waits until no second tap can come`() {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap()
    #expect(hand.log.isEmpty)
    hand.wait(0.35)
    #expect(hand.log == ["single"])
  }

  @Test func `a double tap silences the single tap before it`() {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap()
    hand.wait(0.1)
    hand.tap()
    hand.wait(1)
    #expect(hand.log == ["double"])
  }

  @Test func `a spatial tap tells where it was released`() {
    let hand = Hand { log in
      SpatialTapGesture().onEnded { log("\($0.location.x), \($0.location.y)") }
    }
    hand.down(50, 50)
    hand.move(52, 51)
    hand.up()
    #expect(hand.log == ["52.0, 51.0"])
  }
}
