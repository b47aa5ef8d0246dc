// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct OlderGestureTests {
  @Test func `a magnification gesture reports its magnification alone`() {
    let hand = Hand { log in MagnificationGesture().onEnded { log("\($0)") } }
    hand.kind = .touch
    hand.down(90, 50)
    hand.down(110, 50, id: 2)
    hand.move(130, 50, id: 2)
    hand.up(id: 2)
    #expect(hand.log == ["2.0"])
  }

  @Test func `a rotation gesture reports its angle alone`() {
    let hand = Hand { log in RotationGesture().onEnded { log("\($0.degrees.rounded())") } }
    hand.kind = .touch
    hand.down(100, 50)
    hand.down(110, 50, id: 2)
    hand.move(100, 60, id: 2)
    hand.up(id: 2)
    #expect(hand.log == ["90.0"])
  }

  @Test func `every contact is told by itself until the last one is gone`() {
    func text(_ events: SpatialEventCollection) -> String {
      events.map { "\($0.location.x) \($0.kind) \($0.phase)" }.joined(separator: ", ")
    }
    let hand = Hand { log in
      SpatialEventGesture().onChanged { log(text($0)) }.onEnded { log("end: " + text($0)) }
    }
    hand.kind = .touch
    hand.down(10, 50)
    hand.down(90, 50, id: 2)
    hand.up()
    hand.move(80, 50, id: 2)
    hand.up(id: 2)
    #expect(
      hand.log == [
        "10.0 touch active", "10.0 touch active, 90.0 touch active",
        "10.0 touch ended, 90.0 touch active", "80.0 touch active", "end: 80.0 touch ended",
      ])
  }

  @Test func `a gesture with keys takes only contacts that come down with them`() {
    let hand = Hand { log in
      TapGesture().modifiers(.shift).onEnded { log("with shift") }
        .exclusively(before: TapGesture().onEnded { log("plain") })
    }
    hand.tap()
    hand.modifiers = [.shift, .control]
    hand.tap()
    #expect(hand.log == ["plain", "with shift"])
  }

  @Test func `the keys may be let go once the contact is down`() {
    let hand = Hand { log in DragGesture().modifiers(.option).onEnded { _ in log("ended") } }
    hand.modifiers = .option
    hand.down(0, 0)
    hand.modifiers = []
    hand.move(30, 0)
    hand.up()
    #expect(hand.log == ["ended"])
  }

  @Test func `a contact that was taken away is no part of the next touch`() {
    let hand = Hand { log in SpatialEventGesture().onChanged { log("\($0.count)") } }
    hand.kind = .touch
    hand.down(10, 50)
    hand.cancel()
    hand.down(90, 50, id: 2)
    #expect(hand.log == ["1", "1"])
  }
}
