// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What is carried in a scroll view stays in sight.
@MainActor
struct CarriedOutOfSightTests {
  /// Ten cards of 40 points in a scroll view of 100; each can be carried.
  private struct Cards: View {
    @GestureState private var way: CGFloat = 0
    @Views.State private var place = 0

    var body: some View {
      ScrollView {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 200, height: 400)
          Color.blue.frame(width: 200, height: 40)
            .gesture(carry)
            .accessibilityLabel("Card")
            .offset(y: CGFloat(place) * 40 + way)
        }
      }
    }

    private var carry: some Gesture {
      LongPressGesture()
        .sequenced(
          before: DragGesture(coordinateSpace: .global).places(
            along: .vertical, spacing: 40, position: place + Int((way / 40).rounded()), count: 10)
        )
        .updating($way) { value, way, _ in
          guard case .second(true, let drag?) = value else { return }
          way = drag.translation.height
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          place += Int((drag.translation.height / 40).rounded())
        }
    }
  }

  private func isSeen(_ tester: ViewTester) throws -> Bool {
    let frame = try #require(try tester.element(named: "Card").frame)
    return frame.y >= 0 && frame.y + frame.height <= 100
  }

  @Test func `keys carry a card to places out of sight, and it is brought into view`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Cards() }
    try tester.focus("Card")
    tester.press(.space)
    for place in 2...10 {
      tester.press(.down)
      #expect(try isSeen(tester))
      #expect(tester.announcements.last?.contains("\(place) of 10") == true)
    }
    tester.press(.space)
    #expect(try isSeen(tester))
    #expect(tester.announcements.last == "Card, dropped, 10 of 10")
  }

  @Test(arguments: [PointerEvent.Kind.mouse, .touch])
  func `a hand that holds a card near the edge carries it on`(kind: PointerEvent.Kind) throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Cards() }
    let hand = tester.makeContact()
    tester.send(.began, hand, at: CGPoint(x: 50, y: 20), kind: kind)
    tester.advance(by: 0.6)
    for y in [40.0, 60, 80, 95] {
      tester.advance(by: 0.05)
      tester.send(.moved, hand, at: CGPoint(x: 50, y: y), kind: kind)
    }
    // It stays under the hand while the places go by.
    for _ in 0..<20 {
      tester.advance(by: 0.1)
      let frame = try #require(try tester.element(named: "Card").frame)
      #expect(abs(frame.y + 20 - 95) < 1)
    }
    tester.send(.ended, hand, at: CGPoint(x: 50, y: 95), kind: kind)
    tester.advance(by: 1)
    #expect(tester.scene.nextDeadline == nil)
    try tester.focus("Card")
    tester.press(.space)
    #expect(tester.announcements.last?.contains("10 of 10") == true)
  }

  @Test func `so does an action, and Escape brings back where it was`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Cards() }
    try tester.focus("Card")
    try tester.perform("move-to-end", on: "Card")
    #expect(try isSeen(tester))
    tester.press(.space)
    tester.press(.home)
    #expect(try isSeen(tester))
    tester.press(.escape)
    #expect(try isSeen(tester))
  }
}
