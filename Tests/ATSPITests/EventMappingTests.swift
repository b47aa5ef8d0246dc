// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// Which events an update leads to, and how often, without a bus.
@Suite struct EventMappingTests {
  private let facts = Publication.Facts(toolkitName: "Evenhand", toolkitVersion: "1", locale: "C")
  private let value = Continuous(id: ElementID(2), kind: .value)

  @Test func `a new branch is told by its top alone`() {
    var publication = Publication(applicationName: "Sample", facts: facts)
    let window = Node(id: ElementID(1), role: .frame, children: [ElementID(2)])
    let list = Node(id: ElementID(2), role: .list, children: (3...500).map { ElementID($0) })
    let items = (3...500).map { Node(id: ElementID($0), role: .listItem) }
    let changes = publication.apply(
      TreeUpdate(nodes: [window, list] + items), windows: [ElementID(1)])
    let members = EventBuilder(publication: publication).events(changes).compactMap { outgoing in
      switch outgoing {
      case .event(let event): event.member
      case .cache(let signal): signal.member
      case .continuous, .forget: nil
      }
    }
    #expect(members == ["AddAccessible", "ChildrenChanged", "Create"])
  }

  @Test func `without listeners only what clients keep is sent`() {
    let gate = EventGate(listeners: [])
    #expect(gate.admits(.state(ElementID(1), .focused, true)))
    #expect(gate.admits(.property(ElementID(1), "accessible-name", .string(""))))
    #expect(!gate.admits(.property(ElementID(1), "accessible-value", .double(1))))
    #expect(!gate.admits(.window(ElementID(1), "Activate", name: "")))
  }

  @Test(arguments: [
    ("Object:PropertyChange:AccessibleValue", true), ("Object:PropertyChange:", true),
    ("Object::", true), ("Object:PropertyChange:AccessibleName", false), ("Window::", false),
    ("", true),
  ])
  func `a listener hears what its pattern covers`(_ pattern: String, _ hears: Bool) {
    let gate = EventGate(listeners: [pattern])
    #expect(gate.admits(.property(ElementID(1), "accessible-value", .double(1))) == hears)
  }

  @Test func `a registry that does not tell who listens is sent everything`() {
    #expect(EventGate(listeners: nil).admits(.window(ElementID(1), "Activate", name: "")))
  }

  @Test func `a thing that changes all the time is told ten times a second, and at the end`() {
    var limit = RateLimit()
    var times: [Int] = []
    for now in 0...1000 {
      times += limit.due(at: now).map { _ in now }
      if now <= 450, limit.admits(value, at: now) { times.append(now) }
    }
    #expect(times == [0, 100, 200, 300, 400, 500])
  }

  @Test func `a thing that was quiet is told at once`() {
    var limit = RateLimit()
    let answers = [0, RateLimit.interval].map { limit.admits(value, at: $0) }
    #expect(answers == [true, true])
    #expect(limit.nextDue == nil)
  }

  @Test func `what is gone is not told later`() {
    var limit = RateLimit()
    _ = limit.admits(value, at: 0)
    _ = limit.admits(value, at: 1)
    limit.forget { $0.id == value.id }
    let due = limit.due(at: 1000)
    #expect(due.isEmpty)
  }
}
