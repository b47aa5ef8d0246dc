// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct PairTests {
  private func hand() -> Hand {
    let hand = Hand { log in
      SimultaneousGesture(
        MagnifyGesture().onEnded { log("magnified \(($0.magnification * 100).rounded() / 100)") },
        RotateGesture().onEnded { log("rotated \($0.rotation.degrees.rounded())") })
    }
    hand.kind = .touch
    return hand
  }

  @Test func `twice as far apart is a magnification of two`() {
    let hand = hand()
    hand.down(90, 50)
    hand.down(110, 50, id: 2)
    hand.move(80, 50)
    hand.move(120, 50, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log == ["magnified 2.0"])
  }

  @Test func `a quarter turn clockwise is 90 degrees`() {
    let hand = hand()
    hand.down(90, 50)
    hand.down(110, 50, id: 2)
    for step in 1...9 {
      let angle = Double(step) * .pi / 18
      hand.move(100 - 10 * cos(angle), 50 - 10 * sin(angle))
      hand.move(100 + 10 * cos(angle), 50 + 10 * sin(angle), id: 2)
    }
    hand.up()
    hand.up(id: 2)
    #expect(hand.log.last == "rotated 90.0")
  }

  @Test func `a turn beyond half a circle keeps its sense`() {
    let hand = Hand { log in
      RotateGesture().onEnded { log("\($0.rotation.degrees.rounded())") }
    }
    hand.kind = .touch
    hand.down(100, 50)
    hand.down(110, 50, id: 2)
    for step in 1...30 {
      let angle = Double(step) * .pi / 18
      hand.move(100 + 10 * cos(angle), 50 + 10 * sin(angle), id: 2)
    }
    hand.up(id: 2)
    #expect(hand.log == ["300.0"])
  }

  @Test func `the anchor is the middle of the fingers`() {
    let hand = Hand { log in
      MagnifyGesture().onChanged { log("\($0.startAnchor.x) \($0.startAnchor.y)") }
    }
    hand.kind = .touch
    hand.down(80, 25)
    hand.down(120, 25, id: 2)
    hand.move(140, 25, id: 2)
    #expect(hand.log == ["0.5 0.25"])
  }

  @Test func `one finger alone is neither`() {
    let hand = hand()
    hand.down(90, 50)
    hand.move(20, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a pair fails the drag beside it before it began`() {
    let hand = Hand { log in
      DragGesture().onChanged { _ in log("drag") }
        .simultaneously(with: MagnifyGesture().onEnded { _ in log("magnified") })
    }
    hand.kind = .touch
    hand.down(90, 50)
    hand.down(110, 50, id: 2)
    hand.move(150, 50, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log == ["magnified"])
  }

  @Test func `its velocity is what the fingers change in a second`() {
    let hand = Hand { log in
      MagnifyGesture().onEnded { log("\(($0.velocity * 100).rounded() / 100)") }
    }
    hand.kind = .touch
    hand.down(90, 50)
    hand.down(110, 50, id: 2)
    for step in 1...3 {
      hand.time = Double(step) * 0.1
      hand.move(110 + Double(step) * 2, 50, id: 2)
    }
    hand.up(id: 2)
    #expect(hand.log == ["1.0"])
  }
}
