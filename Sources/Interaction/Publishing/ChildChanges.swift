// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which nodes got other children, or went, since it was last found out what the window leads to.
@MainActor
struct ChildChanges {
  /// Of each, the children before.
  private var lists: [(id: ElementID, before: [ElementID])] = []
  private var gone: [ElementID] = []
  private var childrenOfGone: [ElementID] = []

  mutating func note(_ id: ElementID, before: [ElementID]) { lists.append((id, before)) }

  mutating func noteGone(_ node: Node) {
    gone.append(node.id)
    childrenOfGone += node.children
  }

  /// Brings what the root leads to up to date, by what differs where that is enough.
  ///
  /// - Returns: What it does not lead to any more, and what it leads to now.
  mutating func follow(
    _ nodes: [ElementID: Node], from root: ElementID, _ reachable: inout Set<ElementID>
  ) -> (left: Set<ElementID>, entered: Set<ElementID>) {
    defer { self = ChildChanges() }
    if let difference = followDifferences(nodes, &reachable) { return difference }
    let before = reachable
    reachable.removeAll(keepingCapacity: true)
    _ = Self.reach([root], nodes, &reachable)
    return (before.subtracting(reachable), reachable.subtracting(before))
  }

  /// Nil where something lost its parent, is there still, and no other parent got it: then another one
  /// may have had it all along.
  private func followDifferences(
    _ nodes: [ElementID: Node], _ reachable: inout Set<ElementID>
  ) -> (left: Set<ElementID>, entered: Set<ElementID>)? {
    guard !reachable.isEmpty else { return nil }
    var orphans = childrenOfGone
    var claims: [ElementID: [ElementID]] = [:]
    for (id, before) in lists {
      guard let node = nodes[id] else { continue }
      let span = ChildSpan(before, node.children)
      let new = Set(span.new)
      orphans += span.old.filter { !new.contains($0) }
      for child in span.new { claims[child, default: []].append(id) }
    }
    let left = Set(gone.filter { nodes[$0] == nil && reachable.contains($0) })
    var after = reachable
    reachable = []
    after.subtract(left)
    let claimed = claims.filter { $0.value.contains { after.contains($0) } }.map(\.key)
    let entered = Self.reach(claimed, nodes, &after)
    reachable = after
    let isComplete = orphans.allSatisfy { id in
      nodes[id] == nil || claims[id]?.contains { after.contains($0) } == true
    }
    guard isComplete else {
      // As it was, for whoever looks at all.
      reachable.formUnion(left)
      reachable.subtract(entered)
      return nil
    }
    return (left, entered)
  }

  /// Adds all that these lead to, themselves included.
  ///
  /// - Returns: What was added.
  private static func reach(
    _ ids: [ElementID], _ nodes: [ElementID: Node], _ reachable: inout Set<ElementID>
  ) -> Set<ElementID> {
    var entered: Set<ElementID> = []
    var stack = ids
    while let id = stack.popLast() {
      guard let node = nodes[id], reachable.insert(id).inserted else { continue }
      entered.insert(id)
      stack.append(contentsOf: node.children)
    }
    return entered
  }
}
