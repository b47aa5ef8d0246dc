// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct DragTests {
  private func hand(minimumDistance: Double = 10) -> Hand {
    Hand { log in
      DragGesture(minimumDistance: minimumDistance)
        .onChanged { log("changed \($0.translation.width)") }
        .onEnded { log("ended \($0.translation.width)") }
    }
  }

  @Test func `its first translation is the whole way`() {
    let hand = hand()
    hand.down(50, 50)
    hand.move(59, 50)
    #expect(hand.log.isEmpty)
    hand.move(60, 50)
    hand.move(80, 50)
    hand.up()
    #expect(hand.log == ["changed 10.0", "changed 30.0", "ended 30.0"])
  }

  @Test func `coming back does not undo its beginning`() {
    let hand = hand()
    hand.down(50, 50)
    hand.move(60, 50)
    hand.move(51, 50)
    hand.up()
    #expect(hand.log == ["changed 10.0", "changed 1.0", "ended 1.0"])
  }

  @Test func `below the threshold nothing is reported at all`() {
    let hand = hand()
    hand.down(50, 50)
    hand.move(55, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `without a threshold a click changes and ends`() {
    let hand = hand(minimumDistance: 0)
    hand.down(50, 50)
    hand.up()
    #expect(hand.log == ["changed 0.0", "ended 0.0"])
  }

  @Test func `it ends wherever it is released`() {
    let hand = hand()
    hand.down(50, 50)
    hand.move(-400, 50)
    hand.up()
    #expect(hand.log.last == "ended -450.0")
  }

  @Test func `a second finger takes it away without an end`() {
    let hand = hand()
    hand.kind = .touch
    hand.down(50, 50)
    hand.move(70, 50)
    hand.down(100, 50, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log == ["changed 20.0"])
  }

  @Test func `its end is predicted a quarter of a second ahead`() {
    let hand = Hand { log in
      DragGesture().onEnded { log("\($0.velocity.width) \($0.predictedEndTranslation.width)") }
    }
    hand.down(0, 50)
    hand.time = 0.1
    hand.move(10, 50)
    hand.time = 0.2
    hand.move(20, 50)
    hand.time = 0.3
    hand.move(30, 50)
    hand.up()
    #expect(hand.log == ["100.0 55.0"])
  }

  @Test func `a place in a row is part of what it says of itself`() throws {
    let gesture = DragGesture().places(along: .vertical, spacing: 40, position: 1, count: 3)
    guard case .single(let description as DragDescription) = gesture._description else {
      Issue.record("not a drag")
      return
    }
    let places = try #require(description.places)
    #expect(places.position() == 1)
    #expect(places.count() == 3)
  }

  @Test func `along an axis it waits for a direction, however short its way may be`() {
    let hand = Hand { log in
      DragGesture(minimumDistance: 0).axis(.vertical).onChanged { _ in log("changed") }
    }
    hand.down(50, 50)
    hand.move(50, 50)
    hand.move(70, 50)
    #expect(hand.log.isEmpty)
  }
}
