// SPDX-License-Identifier: Apache-2.0

/// Takes one update into a tree.
///
/// Of a list of children only the part that differs is gone through, and everything that the update
/// does not mention is shared with the tree before.
struct TreeMerge {
  private(set) var entries: ElementMap<Tree.Entry>
  /// Elements that were in the tree and are no more, in the order in which they left.
  private(set) var removed: [ElementID] = []
  /// How many children were looked at one by one, so that a test can say what an update costs.
  private(set) var looks = 0
  private let root: ElementID
  private let before: ElementMap<Tree.Entry>

  /// A list of children that is about to change.
  private struct Edit {
    let id: ElementID
    let span: ChildSpan
    /// The whole list as the update has it.
    let wanted: [ElementID]
    /// Those of the part that differs which are the element's own already.
    var own: Set<ElementID>
    /// Claimed children that another parent holds.
    var refused: [ElementID] = []
  }

  init(_ tree: Tree) {
    entries = tree.entries
    before = tree.entries
    root = tree.root
  }

  /// - Parameter nodes: Each element once.
  mutating func take(_ nodes: [Node]) {
    var edits: [Edit] = []
    var orphans: [ElementID] = []
    for node in nodes {
      if let edit = replace(node, orphans: &orphans) { edits.append(edit) }
    }
    for index in edits.indices { attach(&edits[index]) }
    inherit(&edits)
    for orphan in orphans { removeIfUnreachable(orphan) }
    // Elements that came with the update and that nothing holds.
    for node in nodes { removeIfUnreachable(node.id) }
  }

  private mutating func replace(_ node: Node, orphans: inout [ElementID]) -> Edit? {
    guard let old = entries[node.id] else {
      entries.set(node.id, Tree.Entry(node: node, parent: nil, hint: 0))
      guard !node.children.isEmpty else { return nil }
      return Edit(
        id: node.id, span: ChildSpan([], node.children), wanted: node.children, own: [])
    }
    entries.update(node.id) { $0.node = node }
    guard old.node.children != node.children else { return nil }
    let span = ChildSpan(old.node.children, node.children)
    looks += span.old.count + span.new.count
    let kept = span.old.isEmpty ? [] : Set(span.new)
    for child in span.old where !kept.contains(child) {
      entries.update(child) { $0.parent = nil }
      orphans.append(child)
    }
    return Edit(
      id: node.id, span: span, wanted: node.children, own: kept.intersection(span.old))
  }

  /// Gives the element those of the children it claims that are there, are nobody else's, and are
  /// not round it.
  private mutating func attach(_ edit: inout Edit) {
    var accepted: [ElementID] = []
    var seen: Set<ElementID> = []
    accepted.reserveCapacity(edit.span.new.count)
    edit.refused = []
    looks += edit.span.new.count
    for child in edit.span.new {
      guard child != root, child != edit.id, let entry = entries[child] else { continue }
      if let parent = entry.parent {
        // Its own again: one that it keeps outside of the part that differs, and lists twice.
        if parent == edit.id {
          guard edit.own.contains(child) else { continue }
        } else {
          edit.refused.append(child)
          continue
        }
      } else if !entry.node.children.isEmpty, isAncestor(child, of: edit.id) {
        continue
      }
      guard seen.insert(child).inserted else { continue }
      let place = edit.span.prefix + accepted.count
      let parent = edit.id
      entries.update(child) {
        $0.parent = parent
        $0.hint = place
      }
      accepted.append(child)
    }
    edit.own.formUnion(accepted)
    var children = edit.wanted
    if accepted.count != edit.span.new.count {
      children.replaceSubrange(edit.span.new.indices, with: accepted)
    }
    guard entries[edit.id]?.node.children != children else { return }
    entries.update(edit.id) { $0.node.children = children }
  }

  /// A child whose parent goes with this update belongs to the next that claims it.
  private mutating func inherit(_ edits: inout [Edit]) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in edits.indices where !edits[index].refused.isEmpty {
        guard isReachable(edits[index].id) else { continue }
        for child in edits[index].refused {
          guard let parent = entries[child]?.parent, !isReachable(parent) else { continue }
          entries.update(child) { $0.parent = nil }
          isChanged = true
        }
        if isChanged { attach(&edits[index]) }
      }
    }
  }

  private func isAncestor(_ candidate: ElementID, of id: ElementID) -> Bool {
    var current: ElementID? = id
    while let next = current {
      if next == candidate { return true }
      current = entries[next]?.parent
    }
    return false
  }

  private func isReachable(_ id: ElementID) -> Bool { isAncestor(root, of: id) }

  private mutating func removeIfUnreachable(_ id: ElementID) {
    guard let entry = entries[id], entry.parent == nil, id != root else { return }
    var stack = [id]
    while let next = stack.popLast() {
      guard let gone = entries[next] else { continue }
      for child in gone.node.children where entries[child]?.parent == next { stack.append(child) }
      entries.remove(next)
      if before.contains(next) { removed.append(next) }
    }
  }
}
