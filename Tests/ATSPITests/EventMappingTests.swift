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
    let outgoing = EventBuilder(snapshot: Snapshot(publication)).events(changes)
    let members = outgoing.compactMap { outgoing in
      switch outgoing {
      case .event(let event): event.member
      case .cacheAdd: "AddAccessible"
      case .cacheRemove: "RemoveAccessible"
      case .childrenReset, .continuous, .forget: nil
      }
    }
    #expect(members == ["ChildrenChanged", "AddAccessible", "Create"])
  }

  @Test func `what clients keep is states, children, names, descriptions, parents and roles`() {
    #expect(BusEvent.state(ElementID(1), .focused, true).keepsCachesRight)
    #expect(BusEvent.property(ElementID(1), "accessible-name", .text("")).keepsCachesRight)
    #expect(!BusEvent.property(ElementID(1), "accessible-value", .number(1)).keepsCachesRight)
    #expect(!BusEvent.window(ElementID(1), "Activate", name: "").keepsCachesRight)
    #expect(!EventGate(listeners: []).isOpen)
    #expect(!EventGate(listeners: []).matches(.state(ElementID(1), .focused, true)))
  }

  @Test func `what the keys act on in an element that keeps the focus is told after the focus`() {
    let window = Node(id: ElementID(1), role: .frame, children: [ElementID(2)])
    var list = Node(id: ElementID(2), role: .listBox, children: (3...5).map { ElementID($0) })
    list.activeDescendant = ElementID(4)
    let rows = (3...5).map { Node(id: ElementID($0), role: .listItem) }
    var publication = Publication(applicationName: "Sample", facts: facts)
    _ = publication.apply(TreeUpdate(nodes: [window, list] + rows), windows: [ElementID(1)])
    func heard(_ change: (inout Node) -> Void) -> [String] {
      change(&list)
      let changes = publication.apply(TreeUpdate(nodes: [list]), windows: [ElementID(1)])
      return EventBuilder(snapshot: Snapshot(publication)).events(changes).compactMap { outgoing in
        guard case .event(let event) = outgoing else { return nil }
        return "\(event.member) \(event.detail) \(event.first) \(event.data)"
      }
    }
    #expect(heard { $0.activeDescendant = ElementID(3) } == [])
    #expect(
      heard { $0.states[.focused] = true } == [
        "StateChanged focused 1 nothing", "ActiveDescendantChanged  0 object(3)",
      ])
    #expect(
      heard { $0.activeDescendant = ElementID(5) } == ["ActiveDescendantChanged  2 object(5)"])
    #expect(
      EventBuilder(snapshot: Snapshot(publication)).introduction().count == 2,
      "who begins to listen hears both")
    // One that stands elsewhere, or nowhere.
    #expect(heard { $0.activeDescendant = ElementID(1) } == [])
    #expect(heard { $0.activeDescendant = ElementID(99) } == [])
    #expect(heard { $0.activeDescendant = nil } == [])
  }

  @Test func `what is chosen in a list is told as its own while the focus is nowhere else`() {
    let window = Node(id: ElementID(1), role: .frame, children: [ElementID(2), ElementID(3)])
    let list = Node(id: ElementID(2), role: .list, children: [ElementID(4), ElementID(5)])
    var nodes = [
      ElementID(3): Node(id: ElementID(3), role: .image),
      ElementID(4): Node(id: ElementID(4), role: .listItem),
      ElementID(5): Node(id: ElementID(5), role: .listItem),
    ]
    for id in [ElementID(4), ElementID(5)] { nodes[id]?.states[.selectable] = true }
    var publication = Publication(applicationName: "Sample", facts: facts)
    _ = publication.apply(
      TreeUpdate(nodes: [window, list] + nodes.values), windows: [ElementID(1)])
    func isHeard(choosing item: UInt64, focus: UInt64?) -> Bool {
      for id in nodes.keys {
        nodes[id]?.states[.focused] = id.rawValue == focus
        if id != ElementID(3) { nodes[id]?.states[.selected] = id == ElementID(item) }
      }
      var list = list
      list.holdsChoices = true
      let changes = publication.apply(
        TreeUpdate(nodes: [list] + nodes.values), windows: [ElementID(1)])
      return EventBuilder(snapshot: Snapshot(publication)).events(changes).contains { outgoing in
        if case .event(let event) = outgoing { event.member == "SelectionChanged" } else { false }
      }
    }
    _ = isHeard(choosing: 4, focus: nil)
    #expect(isHeard(choosing: 5, focus: nil))
    #expect(isHeard(choosing: 4, focus: 4))
    #expect(!isHeard(choosing: 5, focus: 3), "a picture beside it has the focus")
  }

  @Test func `who calls hears what changes, until it leaves`() {
    let audience = Audience()
    audience.use(registry: ":1.1")
    audience.embedded()
    #expect(!audience.isThere)
    #expect(!audience.note(":1.1"))
    #expect(!audience.isThere)
    #expect(audience.note(":1.7"))
    #expect(!audience.note(":1.7"))
    #expect(audience.isThere)
    audience.forget(":1.7")
    #expect(!audience.isThere)
    audience.setHasListeners(true)
    #expect(audience.isThere && !audience.hasCallers)
  }

  @Test(arguments: [
    ("Object:PropertyChange:AccessibleValue", true), ("Object:PropertyChange:", true),
    ("Object::", true), ("Object:PropertyChange:AccessibleName", false), ("Window::", false),
    ("", true),
  ])
  func `a listener hears what its pattern covers`(_ pattern: String, _ hears: Bool) {
    let gate = EventGate(listeners: [pattern])
    #expect(gate.matches(.property(ElementID(1), "accessible-value", .number(1))) == hears)
  }

  @Test func `a registry that does not tell who listens is sent everything`() {
    #expect(EventGate(listeners: nil).matches(.window(ElementID(1), "Activate", name: "")))
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
    limit.forget(value.id)
    let due = limit.due(at: 1000)
    #expect(due.isEmpty)
  }

  @Test func `what comes with the number of something gone is told at once`() {
    var limit = RateLimit()
    _ = limit.admits(value, at: 0)
    limit.forget(value.id)
    let isTold = limit.admits(value, at: 1)
    #expect(isTold)
  }

  @Test func `each of several things waits for its own time`() {
    let other = Continuous(id: ElementID(3), kind: .value)
    var limit = RateLimit()
    for (change, now) in [(value, 0), (other, 50), (value, 60), (other, 70)] {
      _ = limit.admits(change, at: now)
    }
    let told = [99, 100, 149, 150].map { limit.due(at: $0) }
    #expect(told == [[], [value], [], [other]])
  }

  /// A window with a list of these items, and what an update of the nodes then leads to.
  private func events(_ items: ClosedRange<UInt64>, then nodes: [Node]) -> [Outgoing] {
    var publication = Publication(applicationName: "Sample", facts: facts)
    let window = Node(id: ElementID(1), role: .frame, children: [ElementID(2)])
    let list = Node(id: ElementID(2), role: .list, children: items.map { ElementID($0) })
    let rows = items.map { Node(id: ElementID($0), role: .listItem) }
    _ = publication.apply(TreeUpdate(nodes: [window, list] + rows), windows: [ElementID(1)])
    let changes = publication.apply(TreeUpdate(nodes: nodes), windows: [ElementID(1)])
    return EventBuilder(snapshot: Snapshot(publication)).events(changes)
  }

  private func details(_ outgoing: [Outgoing], _ detail: String) -> [ElementID] {
    outgoing.compactMap { one in
      if case .event(let event) = one, event.detail == detail { event.source } else { nil }
    }
  }

  @Test(arguments: [(UInt64(1000), 999), (1001, 1000), (1002, 1)])
  func `what goes is told one by one, and of more than a thousand the top alone`(
    last: UInt64, count: Int
  ) {
    let outgoing = events(3...last, then: [Node(id: ElementID(1), role: .frame)])
    #expect(details(outgoing, "defunct").count == count)
    #expect(outgoing.count { if case .forget = $0 { true } else { false } } == Int(last) - 1)
  }

  @Test func `what moves to another place is told its new parent`() {
    let outgoing = events(
      3...4,
      then: [
        Node(id: ElementID(2), role: .list, children: [ElementID(3)]),
        Node(id: ElementID(3), role: .listItem, children: [ElementID(4)]),
      ])
    #expect(details(outgoing, "accessible-parent") == [ElementID(4)])
    #expect(details(outgoing, "defunct") == [])
  }

  @Test func `what grows is told as often as what changes all the time`() {
    var row = Node(id: ElementID(3), role: .listItem)
    row.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let changes = events(3...4, then: [row]).compactMap { one -> Continuous? in
      if case .continuous(let change) = one { change } else { nil }
    }
    #expect(changes == [Continuous(id: ElementID(3), kind: .bounds)])
  }

  @Test func `an attempt waits twice as long as the last one, half a minute at most`() {
    var backoff = Backoff()
    let waits = (0..<9).map { _ in backoff.next() }
    #expect(waits == [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    backoff.reset()
    #expect(backoff.next() == 250)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "ca_ES@valencia"], "ca_ES"),
    (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"], "fr_FR"),
    (["LANG": "de_DE", "LC_MESSAGES": "it_IT"], "it_IT"), (["LANG": ""], "C"), ([:], "C"),
  ])
  func `the language comes from the environment`(environment: [String: String], locale: String) {
    let configuration = Provider.Configuration(
      applicationName: "Sample", environment: environment)
    #expect(configuration.locale == locale)
  }
}
