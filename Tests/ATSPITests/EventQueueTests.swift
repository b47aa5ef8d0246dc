// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// What waits for a bus that takes nothing, and how it is kept short.
@Suite struct EventQueueTests {
  private func name(_ id: UInt64, _ text: String) -> Outgoing {
    .event(.property(ElementID(id), "accessible-name", .text(text)))
  }

  private func state(_ id: UInt64, _ isSet: Bool) -> Outgoing {
    .event(.state(ElementID(id), .focused, isSet))
  }

  private func child(_ parent: UInt64, _ what: String, _ child: UInt64) -> Outgoing {
    .event(.children(ElementID(parent), what, ElementID(child), 0))
  }

  private func queue(_ outgoing: [Outgoing], limit: Int) -> [Outgoing] {
    var queue = EventQueue(limit: limit)
    for one in outgoing { queue.append(one) }
    var result: [Outgoing] = []
    while let one = queue.popFirst() { result.append(one) }
    #expect(queue.isEmpty)
    return result
  }

  @Test func `up to the limit everything is sent, in order`() {
    let names = (1...8).map { name(1, "\($0)") }
    #expect(queue(names, limit: 8) == names)
  }

  @Test func `above the limit what is told twice is told as it was last`() {
    let names = (1...9).map { name(UInt64($0 % 2), "\($0)") }
    #expect(queue(names, limit: 8) == [name(0, "8"), name(1, "9")])
  }

  @Test func `the focus ends where it went last`() {
    let moves = (0..<10).flatMap { [state($0, false), state($0 + 1, true)] }
    let kept = queue(moves, limit: 19)
    #expect(kept.suffix(2) == [state(9, false), state(10, true)])
    #expect(kept.count == 11)
  }

  @Test func `children that come and go are told by their parent, once`() {
    var outgoing = (10..<30 as Range<UInt64>).flatMap { id -> [Outgoing] in
      let item = CacheItem(
        Node(id: ElementID(id), role: .listItem), parent: .element(ElementID(1)), index: 0)
      return [child(1, "add", id), .cacheAdd(item)]
    }
    outgoing += [name(10, "kept"), child(1, "remove", 11), .cacheRemove(ElementID(11))]
    outgoing.append(.event(.state(ElementID(11), .defunct, true)))
    #expect(
      queue(outgoing, limit: outgoing.count - 1)
        == [name(10, "kept"), .childrenReset(ElementID(1), one: ElementID(11))])
  }

  @Test func `the announcements that are kept are the latest`() {
    let words = (1...300).map { number in
      Outgoing.event(
        BusEvent(
          source: ElementID(1), category: .object, member: "Announcement",
          data: .text("\(number)")))
    }
    let kept = queue(words, limit: 299)
    #expect(kept.count == 64)
    #expect(kept.last == words.last)
  }

  @Test(arguments: [100, 1000])
  func `what waits does not grow with the changes but with the elements`(rounds: Int) {
    var queue = EventQueue(limit: 64)
    var most = 0
    for round in 0..<rounds {
      for id in 1...100 as ClosedRange<UInt64> {
        queue.append(name(id, "\(round)"))
        queue.append(child(id, "add", UInt64(1000 + round * 100) + id))
        most = max(most, queue.count)
      }
    }
    #expect(most <= 800)
  }
}
