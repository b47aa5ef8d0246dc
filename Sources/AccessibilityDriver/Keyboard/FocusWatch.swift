// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Knows which element has the focus, by asking and by listening.
final class FocusWatch: Sendable {
  /// An application at one moment.
  struct Look: Sendable {
    var focus: ObjectReference?
    var states: [ObjectReference: StateSet] = [:]
    var values: [ObjectReference: Double] = [:]
    var windows: [ObjectReference] = []
  }

  let reader: AccessibilityReader
  let snapshot: ApplicationSnapshot
  private let events: EventStream?
  private let elements: [ObjectReference: ElementID]
  private let asked: [ObjectReference]
  private let valued: [ObjectReference]

  /// Elements that are asked after each key; the rest of a larger window is found by events.
  private static let limit = 4000

  init(reader: AccessibilityReader, snapshot: ApplicationSnapshot) async {
    self.reader = reader
    self.snapshot = snapshot
    events = try? await reader.events(
      of: snapshot.application,
      kinds: ["object:state-changed:focused", "object:active-descendant-changed", "focus:"]
        .compactMap { EventKind($0) })
    var elements: [ObjectReference: ElementID] = [:]
    var asked: [ObjectReference] = []
    var valued: [ObjectReference] = []
    for node in snapshot.tree.depthFirst {
      guard let reference = snapshot.references[node.id] else { continue }
      elements[reference] = node.id
      if asked.count < Self.limit { asked.append(reference) }
      if node.interfaces.contains(.value), valued.count < Self.limit { valued.append(reference) }
    }
    self.elements = elements
    self.asked = asked
    self.valued = valued
  }

  func end() async { await events?.end() }

  func element(_ reference: ObjectReference?) -> ElementID? {
    reference.flatMap { elements[$0] }
  }

  func reference(_ element: ElementID) -> ObjectReference? { snapshot.references[element] }

  /// Forgets what was said so far.
  func forget() { _ = events?.drain() }

  /// Which elements were said to have the focus; nil where nobody listens, or where events are
  /// missing.
  func announced() async -> Set<ObjectReference>? {
    guard let events else { return nil }
    try? await events.synchronize(with: snapshot.application, within: .seconds(1))
    var announced: Set<ObjectReference> = []
    for report in events.drain() {
      switch report {
      case .event(let event):
        if event.kind.name == "state-changed", event.detail1 == 0 { continue }
        announced.insert(event.source)
        if case .object(let object) = event.value { announced.insert(object) }
      case .lost, .applicationLeft: return nil
      }
    }
    return announced
  }

  func look() async -> Look {
    async let states = reader.states(of: asked)
    async let values = reader.values(of: valued)
    async let windows = reader.windows(of: snapshot.application)
    var look = Look(states: await states, values: await values, windows: await windows)
    look.focus = deepestFocus(look.states)
    return look
  }

  /// A list and its item, a combo box and its entry can both say that they have it.
  private func deepestFocus(_ states: [ObjectReference: StateSet]) -> ObjectReference? {
    var best: (reference: ObjectReference, depth: Int)?
    for (reference, set) in states where set[.focused] {
      guard let element = elements[reference] else { continue }
      // Qt 5 calls the area inside of a text focused too, which takes no focus itself.
      var depth = set[.focusable] ? 5_000 : 0
      var current = snapshot.tree.parent(of: element)
      while let parent = current {
        depth += 1
        if let window = snapshot.references[parent], states[window]?[.active] == true {
          // Of two windows, the active one.
          depth += 10_000
        }
        current = snapshot.tree.parent(of: parent)
      }
      if depth > best?.depth ?? -1
        || (depth == best?.depth && reference.path < best?.reference.path ?? "")
      {
        best = (reference, depth)
      }
    }
    return best?.reference
  }

  /// Reads the whole application, for what came after the snapshot.
  func focusAmongNew() async -> (reference: ObjectReference, node: Node)? {
    guard let now = try? await reader.read(snapshot.application) else { return nil }
    let focused = now.tree.depthFirst.last { $0.states[.focused] }
    guard let focused, let reference = now.references[focused.id] else { return nil }
    return (reference, focused)
  }
}
