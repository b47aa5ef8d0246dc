// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Knows which elements are tied to each other, and what relations come of it.
@MainActor
final class TieDesk {
  private typealias Tie = SemanticsDeclaration.Tie

  private var ties: [ElementID: [SemanticsDeclaration.Tie]] = [:]
  private var members: [AnyHashable: Set<ElementID>] = [:]
  /// Those whose relations may no longer be right.
  private var stale: Set<ElementID> = []

  var isEmpty: Bool { ties.isEmpty }

  func set(_ new: [SemanticsDeclaration.Tie], of id: ElementID) {
    let old = ties[id] ?? []
    if old.isEmpty, new.isEmpty { return }
    if old != new {
      markStale(id)
      for tie in old { members[tie.key]?.remove(id) }
      for tie in old where members[tie.key]?.isEmpty == true { members[tie.key] = nil }
      for tie in new { members[tie.key, default: []].insert(id) }
      ties[id] = new.isEmpty ? nil : new
    }
    markStale(id)
  }

  /// The element came into the tree, left it, or is told otherwise: so are those tied to it.
  func markStale(_ id: ElementID) {
    guard let own = ties[id] else { return }
    for tie in own { stale.formUnion(members[tie.key] ?? []) }
  }

  func takeStale() -> Set<ElementID> {
    defer { stale.removeAll() }
    return stale
  }

  /// The relations of an element to those that are in the tree, by kind, targets by their number.
  func relations(of id: ElementID, within tree: Set<ElementID>) -> [Relation] {
    var targets: [Relation.Kind: Set<ElementID>] = [:]
    for tie in ties[id] ?? [] {
      for other in members[tie.key] ?? [] where tree.contains(other) {
        for otherTie in ties[other] ?? [] where otherTie.key == tie.key {
          if other == id, tie.place != .member { continue }
          if let kind = Self.kind(tie.place, otherTie.place) {
            targets[kind, default: []].insert(other)
          }
        }
      }
    }
    // A group of one is none.
    if targets[.memberOf] == [id] { targets[.memberOf] = nil }
    return targets.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { Relation($0.key, $0.value.sorted()) }
  }

  private static func kind(_ own: Tie.Place, _ other: Tie.Place) -> Relation.Kind? {
    switch (own, other) {
    case (.label, .content): .labelFor
    case (.content, .label): .labelledBy
    case (.member, .member): .memberOf
    case (.origin, .destination): .flowsTo
    case (.destination, .origin): .flowsFrom
    case (.label, _), (.content, _), (.member, _), (.origin, _), (.destination, _): nil
    }
  }
}
