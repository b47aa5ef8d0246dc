// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Knows which elements name the same key, and what relations come of it.
@MainActor
final class RelationDesk {
  private typealias End = SemanticsDeclaration.RelationEnd

  private var ends: [ElementID: [SemanticsDeclaration.RelationEnd]] = [:]
  private var members: [AnyHashable: Set<ElementID>] = [:]
  /// Those whose relations may no longer be right.
  private var stale: Set<ElementID> = []

  var isEmpty: Bool { ends.isEmpty }

  func set(_ new: [SemanticsDeclaration.RelationEnd], of id: ElementID) {
    let old = ends[id] ?? []
    if old.isEmpty, new.isEmpty { return }
    if old != new {
      markStale(id)
      for end in old { members[end.key]?.remove(id) }
      for end in old where members[end.key]?.isEmpty == true { members[end.key] = nil }
      for end in new { members[end.key, default: []].insert(id) }
      ends[id] = new.isEmpty ? nil : new
    }
    markStale(id)
  }

  /// The element came into the tree, left it, or has other ends: those that share its keys are
  /// stale with it.
  func markStale(_ id: ElementID) {
    guard let own = ends[id] else { return }
    for end in own { stale.formUnion(members[end.key] ?? []) }
  }

  func takeStale() -> Set<ElementID> {
    defer { stale.removeAll() }
    return stale
  }

  /// The relations of an element to those that are in the tree, by kind, targets by their number.
  func relations(of id: ElementID, within tree: Set<ElementID>) -> [Relation] {
    var targets: [Relation.Kind: Set<ElementID>] = [:]
    for end in ends[id] ?? [] {
      for other in members[end.key] ?? [] where tree.contains(other) {
        for otherEnd in ends[other] ?? [] where otherEnd.key == end.key {
          if other == id, end.place != .member { continue }
          if let kind = Self.kind(end.place, otherEnd.place) {
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

  private static func kind(_ own: End.Place, _ other: End.Place) -> Relation.Kind? {
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
