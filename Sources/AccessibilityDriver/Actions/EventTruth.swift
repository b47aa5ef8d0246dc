// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Writes events down with what the elements say of themselves afterwards.
struct EventTruth: Sendable {
  let runner: TrialRunner
  let ids: [ObjectReference: ElementID]
  /// What also comes while nobody touches the application.
  var ambient: Set<Sign> = []

  /// A kind of event of one element.
  struct Sign: Hashable, Sendable {
    let kind: EventKind
    let source: ObjectReference

    init(_ event: AccessibilityEvent) {
      kind = event.kind
      source = event.source
    }
  }

  /// Elements that are asked after one trial.
  private static let asked = 40
  /// Events of one trial that are kept as they came; of more, those that tell most of it.
  private static let kept = 500

  func observed(_ all: [AccessibilityEvent]) async -> [ObservedEvent] {
    let events = all.filter { !ambient.contains(Sign($0)) }
    var facts: [ObjectReference: ElementFacts] = [:]
    for source in Self.sources(of: events) {
      facts[source] = await runner.state(of: source, InterfaceSet([.accessible, .value]))
    }
    let telling = events.count <= Self.kept ? events : telling(of: events, asked: Set(facts.keys))
    return telling.map { event in
      let known = facts[event.source]
      let (claimed, found) = Self.claim(event, known)
      return ObservedEvent(
        kind: event.kind.description, element: ids[event.source],
        place: known.map { ElementState($0).place } ?? event.source.path,
        carried: Self.carried(event), claimed: claimed, found: found)
    }
  }

  /// The last event of each kind of each element that is known, and one of each kind of all the
  /// others: a large dialog sends over a thousand as it opens, and says at the end that it shows.
  private func telling(
    of events: [AccessibilityEvent], asked: Set<ObjectReference>
  ) -> [AccessibilityEvent] {
    var known: Set<Sign> = []
    var kinds: Set<EventKind> = []
    let lasting = events.reversed().filter { event in
      if ids[event.source] != nil || asked.contains(event.source) {
        return known.insert(Sign(event)).inserted
      }
      return kinds.insert(event.kind).inserted
    }
    return lasting.reversed()
  }

  private static func sources(of events: [AccessibilityEvent]) -> [ObjectReference] {
    var seen: Set<ObjectReference> = []
    return Array(events.map(\.source).filter { seen.insert($0).inserted }.prefix(asked))
  }

  /// What the event says, and what the element says; nil for what cannot be compared.
  private static func claim(
    _ event: AccessibilityEvent, _ facts: ElementFacts?
  ) -> (String?, String?) {
    // What nobody sees is the toolkit's own affair.
    guard let facts, facts.states[.showing] else { return (nil, nil) }
    switch (event.kind.name, event.kind.detail, event.value) {
    case ("state-changed", let detail, _):
      guard let state = State.allCases.first(where: { $0.name == detail }) else {
        return (nil, nil)
      }
      return (event.detail1 != 0 ? "on" : "off", facts.states[state] ? "on" : "off")
    case ("property-change", "accessible-name", .text(let name)):
      // A name that was cut on the way cannot be compared.
      return name.utf8.count < 1024 ? (name, facts.name) : (nil, nil)
    case ("value-changed", _, .number(let value)),
      ("property-change", "accessible-value", .number(let value)):
      // Many send 0 where AT-SPI leaves open what is to be sent.
      guard value != 0, let found = facts.value else { return (nil, nil) }
      return ("\(value)", "\(found)")
    default: return (nil, nil)
    }
  }

  private static func carried(_ event: AccessibilityEvent) -> String {
    switch event.value {
    case .text(let text): Escaped.brief(text)
    case .number(let number): "\(number)"
    case .object, .rectangle, .other: ""
    }
  }
}
