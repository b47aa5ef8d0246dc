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
  /// How many elements have no parent that should have one.
  private var loose = 0
  /// Elements that were taken from parents which go.
  private var inherited: [ElementID] = []

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
    root = tree.root
  }

  /// - Parameter nodes: Each element once.
  mutating func take(_ nodes: [Node]) {
    var edits: [Edit] = []
    var orphans: [ElementID] = []
    var new: [ElementID] = []
    for node in nodes { replace(node, &edits, &orphans, &new) }
    loose = orphans.count + new.count
    for index in edits.indices { attach(&edits[index]) }
    inherit(&edits)
    // Where each has got a parent, none has to be looked for.
    guard loose > 0 else { return }
    let isNew = Set(new)
    for id in orphans { removeIfLoose(id, isNew) }
    for id in new { removeIfLoose(id, isNew) }
    // Those that were taken from a parent which holds nothing any more.
    for id in inherited { removeIfLoose(id, isNew) }
  }

  private mutating func replace(
    _ node: Node, _ edits: inout [Edit], _ orphans: inout [ElementID], _ new: inout [ElementID]
  ) {
    var old: [ElementID] = []
    let isNew = entries.merge(node.id, insert: Tree.Entry(node: node)) { entry in
      old = entry.node.children
      entry.node = node
    }
    if isNew { new.append(node.id) }
    guard old != node.children else { return }
    let span = ChildSpan(old, node.children)
    if !isNew { looks += span.old.count + span.new.count }
    let kept = span.old.isEmpty ? [] : Set(span.new)
    for child in span.old where !kept.contains(child) {
      entries.update(child) { $0.takeOut() }
      orphans.append(child)
    }
    edits.append(
      Edit(
        id: node.id, span: span, wanted: node.children,
        own: span.old.isEmpty ? [] : kept.intersection(span.old)))
  }

  /// Gives the element those of the children it claims that are there, are nobody else's, and are
  /// not round it.
  private mutating func attach(_ edit: inout Edit) {
    var accepted: [ElementID] = []
    accepted.reserveCapacity(edit.span.new.count)
    edit.refused = []
    looks += edit.span.new.count
    for child in edit.span.new {
      guard child != root, child != edit.id else { continue }
      switch claim(child, for: edit, accepted) {
      case .taken: accepted.append(child)
      case .refused: edit.refused.append(child)
      case .impossible: break
      }
    }
    // What is claimed once more after another has given it up is its own by then.
    if !edit.refused.isEmpty { edit.own.formUnion(accepted) }
    var children = edit.wanted
    if accepted.count != edit.span.new.count {
      children.replaceSubrange(edit.span.new.indices, with: accepted)
    }
    entries.update(edit.id) { entry in
      if entry.node.children != children { entry.node.children = children }
    }
  }

  private enum Claim { case taken, refused, impossible }

  private mutating func claim(
    _ child: ElementID, for edit: Edit, _ accepted: [ElementID]
  ) -> Claim {
    let found = entries.read(child) { ($0.parent, $0.hint, $0.node.children.isEmpty) }
    guard let (parent, hint, isLeaf) = found else { return .impossible }
    if let parent {
      guard parent == edit.id else { return .refused }
      // Listed twice: it has its place already, or one outside of the part that differs.
      let place = hint - edit.span.prefix
      if accepted.indices.contains(place), accepted[place] == child { return .impossible }
      guard edit.own.contains(child) else { return .impossible }
    } else {
      if !isLeaf, isAncestor(child, of: edit.id) { return .impossible }
      loose -= 1
    }
    let (holder, place) = (edit.id, edit.span.prefix + accepted.count)
    entries.update(child) { $0.put(under: holder, at: place) }
    return .taken
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
          entries.update(child) { $0.takeOut() }
          inherited.append(child)
          loose += 1
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
      current = entries.read(next) { $0.parent } ?? nil
    }
    return false
  }

  private func isReachable(_ id: ElementID) -> Bool { isAncestor(root, of: id) }

  /// - Parameter isNew: Those that came with the update, and were never there.
  private mutating func removeIfLoose(_ id: ElementID, _ isNew: Set<ElementID>) {
    guard id != root, entries.read(id, { $0.parent == nil }) == true else { return }
    var stack = [id]
    while let next = stack.popLast() {
      guard let gone = entries[next] else { continue }
      for child in gone.node.children
      where entries.read(child, { $0.parent == next }) == true {
        stack.append(child)
      }
      entries.remove(next)
      if !isNew.contains(next) { removed.append(next) }
    }
  }
}
