// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct SwipeTests {
  private func hand(_ directions: Set<SwipeGesture.Direction>) -> Hand {
    let hand = Hand { log in
      SwipeGesture(directions).onEnded { log("\($0.direction) \($0.velocity.rounded())") }
    }
    hand.kind = .touch
    return hand
  }

  private func swipe(_ hand: Hand, x: Double, y: Double, in seconds: Double) {
    hand.down(100, 50)
    for step in 1...5 {
      hand.wait(seconds / 5)
      hand.move(100 + x * Double(step) / 5, 50 + y * Double(step) / 5)
    }
    hand.up()
  }

  @Test(arguments: [
    (-80.0, 0.0, "left"), (80, 0, "right"), (0, -80, "up"), (0, 80, "down"),
  ])
  func `a fast straight way is a swipe in its direction`(x: Double, y: Double, name: String) {
    let hand = hand(Set(SwipeGesture.Direction.allCases))
    swipe(hand, x: x, y: y, in: 0.1)
    #expect(hand.log == ["\(name) 800.0"])
  }

  @Test func `a way of less than a point has its direction, and no way at all has none`() {
    let ways = [(0.5, 0.0), (-0.5, 0), (0, 0.5), (0, -0.5), (0, 0), (0.5, 0.5)].map {
      SwipeGesture.Direction.dominant(CGSize(width: $0.0, height: $0.1))
    }
    #expect(ways == [.right, .left, .down, .up, nil, .right])
  }

  @Test func `too short a way is none`() {
    let hand = hand([.left])
    swipe(hand, x: -49, y: 0, in: 0.05)
    #expect(hand.log.isEmpty)
  }

  @Test func `too slow a way is none`() {
    let hand = hand([.left])
    swipe(hand, x: -80, y: 0, in: 0.2)
    #expect(hand.log.isEmpty)
  }

  @Test func `too crooked a way is none`() {
    let hand = hand([.left])
    swipe(hand, x: -80, y: 60, in: 0.05)
    #expect(hand.log.isEmpty)
  }

  @Test func `a finger that rests before it leaves is none`() {
    let hand = hand([.left])
    hand.down(100, 50)
    hand.wait(0.1)
    hand.move(20, 50)
    hand.wait(0.5)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a finger that goes another way is left to the drag outside at once`() {
    let log = Hand.Log()
    let hand = Hand([
      [GestureAttachment(SwipeGesture([.left, .right]).onEnded { _ in log("swipe") })],
      [GestureAttachment(DragGesture().onChanged { log("scroll \($0.translation.height)") })],
    ])
    log.hand = hand
    hand.down(50, 50)
    hand.move(52, 70)
    #expect(hand.log == ["scroll 20.0"])
  }

  @Test func `a finger that rests before it leaves makes none, however fast it was`() {
    let hand = hand([.right])
    hand.down(50, 50)
    hand.wait(0.05)
    hand.move(250, 50)
    hand.wait(0.2)
    hand.move(251, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }
}
