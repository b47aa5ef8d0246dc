// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// The first instance as it stood at rest: what all others are compared with, element by element.
struct Baseline: Sendable {
  let snapshot: ApplicationSnapshot
  /// What differs between instances that nobody has touched, or changes by itself.
  private(set) var restless: Set<Trait> = []
  /// With its texts; nil until they are read.
  var state: ApplicationState?
  private let order: [Node]
  private let ids: [ObjectReference: ElementID]

  /// One property of one element, or of all new ones of a role.
  struct Trait: Hashable, Sendable {
    let element: ElementID?
    let role: String
    let property: ObservedChange.Property
    let detail: String

    init(_ change: ObservedChange) {
      element = change.element
      role = change.element == nil ? change.role : ""
      property = change.property
      detail = change.detail
    }
  }

  init(_ snapshot: ApplicationSnapshot) {
    let snapshot = snapshot.withInferredShowing
    self.snapshot = snapshot
    order = snapshot.tree.depthFirst
    ids = Dictionary(snapshot.references.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// The elements of another instance by those of this one; nil where there are others.
  func map(_ other: ApplicationSnapshot) -> InstanceMap? {
    let nodes = other.tree.depthFirst
    guard nodes.count == order.count else { return nil }
    var own: [ElementID: ElementID] = [:]
    var references: [ObjectReference: ObjectReference] = [:]
    for (node, known) in zip(nodes, order) {
      guard node.role == known.role, node.children.count == known.children.count else {
        return nil
      }
      own[known.id] = node.id
      if let one = other.references[node.id], let other = snapshot.references[known.id] {
        references[one] = other
      }
    }
    return InstanceMap(snapshot: other, elements: own, references: references)
  }

  /// Why nothing can be said of an element; nil where that can be. A name may be a clock's.
  func obstacle(to element: ElementID) -> String? {
    restless.contains {
      $0.element == element && $0.property != .name && $0.property != .description
    }
      ? "two fresh instances differ in it, or it changes by itself" : nil
  }

  /// What is different, in this instance's elements, without the focus, which every way moves in its
  /// own manner, and without what moves by itself.
  func changes(from old: ApplicationState, to new: ApplicationState) -> [ObservedChange] {
    let all = StateDifference(ids: ids, limit: .max).changes(from: old, to: new).filter { change in
      !isPassing(change) && !restless.contains(Trait(change))
    }
    return Self.withoutRenewed(all).sorted { Self.key($0) < Self.key($1) }
  }

  /// Takes what differs between two untouched states for restless.
  mutating func learn(from old: ApplicationState, to new: ApplicationState) {
    restless.formUnion(changes(from: old, to: new).map(Trait.init))
  }

  private func isPassing(_ change: ObservedChange) -> Bool {
    if change.role == Role.toolTip.name { return true }
    switch change.property {
    case .state: return change.detail == State.focused.name
    // The focus scrolls to where it goes.
    case .value: return change.role == Role.scrollBar.name
    case .name, .description, .role, .text, .selectedCount, .presence, .window: return false
    }
  }

  /// Some toolkits make an element anew that has not changed.
  private static func withoutRenewed(_ changes: [ObservedChange]) -> [ObservedChange] {
    var changes = changes
    for gone in changes where gone.to == "gone" && gone.from == "showing" {
      let renewed = changes.firstIndex {
        $0.element == nil && $0.place == gone.place && $0.property == gone.property
          && $0.from.isEmpty && $0.to == gone.from
      }
      guard let renewed, let old = changes.firstIndex(of: gone) else { continue }
      for index in [renewed, old].sorted(by: >) { changes.remove(at: index) }
    }
    return changes
  }

  private static func key(_ change: ObservedChange) -> (UInt64, String, String) {
    (
      change.element.map { UInt64($0.rawValue) } ?? .max, change.place,
      change.property.rawValue + " " + change.detail + " " + change.from + " " + change.to
    )
  }
}

/// Another instance, with each of its elements known by the one that stands at its place in the first.
struct InstanceMap: Sendable {
  /// The instance's own.
  let snapshot: ApplicationSnapshot
  private let elements: [ElementID: ElementID]
  private let knownElements: [ElementID: ElementID]
  private let references: [ObjectReference: ObjectReference]

  init(
    snapshot: ApplicationSnapshot, elements: [ElementID: ElementID],
    references: [ObjectReference: ObjectReference]
  ) {
    self.snapshot = snapshot
    self.elements = elements
    knownElements = Dictionary(elements.map { ($0.value, $0.key) }) { first, _ in first }
    self.references = references
  }

  /// The instance's element in the place of one of the first.
  func node(_ known: ElementID) -> Node? { elements[known].flatMap { snapshot.tree[$0] } }

  /// The first's element in the place of one of the instance.
  func known(_ own: ElementID) -> ElementID? { knownElements[own] }

  /// The same state with the references of the first instance. What is new keeps its own.
  func translated(_ state: ApplicationState) -> ApplicationState {
    let read = state.snapshot
    let copy = ApplicationSnapshot(
      application: read.application, tree: read.tree,
      references: read.references.mapValues { references[$0] ?? $0 },
      framesAreTrusted: read.framesAreTrusted)
    return ApplicationState(copy)
  }

  /// What an element of the instance is called in the first.
  func reference(of own: ObjectReference) -> ObjectReference? { references[own] }
}
