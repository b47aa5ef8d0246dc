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

  /// Elements that are asked after one trial, and events that are kept of it.
  private static let asked = 40
  private static let kept = 500

  func observed(_ all: [AccessibilityEvent]) async -> [ObservedEvent] {
    let events = all.filter { !ambient.contains(Sign($0)) }
    var facts: [ObjectReference: ElementFacts] = [:]
    for source in Self.sources(of: events) {
      facts[source] = await runner.state(of: source, InterfaceSet([.accessible, .value]))
    }
    return events.prefix(Self.kept).map { event in
      let known = facts[event.source]
      let (claimed, found) = Self.claim(event, known)
      return ObservedEvent(
        kind: event.kind.description, element: ids[event.source],
        place: known.map { ElementState($0).place } ?? event.source.path,
        carried: Self.carried(event), claimed: claimed, found: found)
    }
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
