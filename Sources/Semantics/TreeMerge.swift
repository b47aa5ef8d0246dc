// SPDX-License-Identifier: Apache-2.0

/// Compares an update with the tree that it is about to change.
struct TreeMerge {
  let tree: Tree

  func changes(_ update: TreeUpdate) -> [TreeChange] {
    var changes: [TreeChange] = []
    for node in update.nodes {
      if let old = tree[node.id] {
        compare(old, node, &changes)
      } else {
        changes.append(.created(node.id))
        // What comes with the focus has it from now on, which nothing else would tell.
        if node.states[.focused] { changes.append(.state(node.id, .focused, true)) }
        appendAdditions(node, before: [], &changes)
      }
    }
    changes.append(contentsOf: update.announcements.map { .announcement($0) })
    return changes
  }

  private func compare(_ old: Node, _ new: Node, _ changes: inout [TreeChange]) {
    if old == new { return }
    let id = new.id
    if old.children != new.children { compareChildren(old, new, &changes) }
    if old.role != new.role { changes.append(.role(id)) }
    if old.name != new.name { changes.append(.name(id)) }
    if old.description != new.description { changes.append(.description(id)) }
    if old.help != new.help { changes.append(.help(id)) }
    if old.attributes != new.attributes {
      let keys = Set(old.attributes.keys).union(new.attributes.keys).sorted()
      for key in keys where old.attributes[key] != new.attributes[key] {
        changes.append(.attribute(id, key))
      }
    }
    if old.frame != new.frame || old.screenOrigin != new.screenOrigin {
      changes.append(.bounds(id))
    }
    for state in StateSet(rawValue: old.states.rawValue ^ new.states.rawValue).states {
      changes.append(.state(id, state, new.states[state]))
    }
    if old.value != new.value { changes.append(.value(id)) }
  }

  /// The children that keep their order stay; the others leave from the back, then enter from the
  /// front, so that each index is right at the moment it is heard.
  private func compareChildren(_ old: Node, _ new: Node, _ changes: inout [TreeChange]) {
    let kept = stable(old.children, new.children)
    for (index, child) in old.children.enumerated().reversed() where !kept.contains(child) {
      changes.append(.childRemoved(child, from: new.id, at: index))
    }
    appendAdditions(new, before: kept, &changes)
  }

  private func appendAdditions(
    _ node: Node, before kept: Set<ElementID>, _ changes: inout [TreeChange]
  ) {
    for (index, child) in node.children.enumerated() where !kept.contains(child) {
      changes.append(.childAdded(child, to: node.id, at: index))
    }
  }

  /// The longest run of children that stand in the same order before and after, so that one moved
  /// card is one removal and one addition. Patience: n log n.
  private func stable(_ old: [ElementID], _ new: [ElementID]) -> Set<ElementID> {
    var position: [ElementID: Int] = [:]
    for (index, child) in new.enumerated() { position[child] = index }
    var tails: [(position: Int, index: Int)] = []
    var previous = [Int](repeating: -1, count: old.count)
    for (index, child) in old.enumerated() {
      guard let place = position[child] else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle].position < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1].index }
      if low == tails.count { tails.append((place, index)) } else { tails[low] = (place, index) }
    }
    var kept: Set<ElementID> = []
    var cursor = tails.last?.index ?? -1
    while cursor >= 0 {
      kept.insert(old[cursor])
      cursor = previous[cursor]
    }
    return kept
  }
}
