// SPDX-License-Identifier: Apache-2.0

/// The elements of one application, each reachable from the root by one path.
///
/// A look-up of an element, its parent or its index among its siblings takes constant time.
public struct Tree: Sendable, Hashable {
  /// The application's own element. It never changes, and no update removes it.
  public let root: ElementID
  private var entries: [ElementID: Entry]

  private struct Entry: Hashable, Sendable {
    var node: Node
    var parent: ElementID?
    var index: Int
  }

  /// A tree of the root alone.
  public init(root: Node) {
    self.root = root.id
    var bare = root
    bare.children = []
    entries = [root.id: Entry(node: bare, parent: nil, index: -1)]
  }

  /// A tree of these elements. Children that are not among them, and elements that the root does
  /// not reach, are left out.
  public init(root: Node, nodes: [Node]) {
    self.init(root: root)
    apply(TreeUpdate(nodes: [root] + nodes))
  }

  /// How many elements there are, the root among them.
  public var count: Int { entries.count }

  /// The element; nil where it is not in the tree.
  public subscript(id: ElementID) -> Node? { entries[id]?.node }

  /// Whether the element is in the tree.
  public func contains(_ id: ElementID) -> Bool { entries[id] != nil }

  /// The element round this one; nil for the root and for one that is not in the tree.
  public func parent(of id: ElementID) -> ElementID? { entries[id]?.parent }

  /// The place among the siblings, from 0; -1 for the root; nil where there is no such element.
  public func index(of id: ElementID) -> Int? { entries[id]?.index }

  /// The application's own element with all that is known of it.
  public var rootNode: Node { entries[root]?.node ?? Node(id: root, role: .invalid) }

  /// The element that has the keyboard focus.
  public var focus: ElementID? {
    depthFirst.first { $0.states[.focused] }?.id
  }

  /// Every element, parents before children, siblings in order.
  public var depthFirst: [Node] {
    var result: [Node] = []
    result.reserveCapacity(entries.count)
    var stack = [root]
    while let id = stack.popLast() {
      guard let node = entries[id]?.node else { continue }
      result.append(node)
      stack.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The nearest ancestor that is a window, or the element itself.
  public func window(of id: ElementID) -> Node? {
    var current: ElementID? = id
    while let candidate = current, let entry = entries[candidate] {
      if entry.node.role.isWindow { return entry.node }
      current = entry.parent
    }
    return nil
  }

  /// Gives an element other states without reporting a change; nothing happens where there is no
  /// such element.
  public mutating func setStates(_ states: StateSet, of id: ElementID) {
    entries[id]?.node.states = states
  }

  /// Takes the update in, and answers what it changed, in the order for assistive technologies.
  ///
  /// An update that would put one element under two parents, or an element under itself, keeps the
  /// first place and drops the others.
  @discardableResult
  public mutating func apply(_ update: TreeUpdate) -> [TreeChange] {
    var looks = 0
    return apply(update, looks: &looks)
  }

  /// - Parameter looks: Grows by one for each child that is looked at, so that a test can say what
  ///   an update costs.
  package mutating func apply(_ update: TreeUpdate, looks: inout Int) -> [TreeChange] {
    var changes = TreeMerge(tree: self).changes(update)
    var orphans: [ElementID] = []
    for node in update.nodes { replace(node, orphans: &orphans, looks: &looks) }
    attach(update, looks: &looks)
    for orphan in orphans { removeIfUnreachable(orphan, changes: &changes) }
    removeUnattached(update)
    changes = changes.filter { change in
      switch change {
      case .created(let id), .role(let id), .name(let id), .description(let id), .help(let id),
        .attribute(let id, _), .bounds(let id), .state(let id, _, _), .value(let id):
        contains(id)
      case .childAdded(let id, let parent, let index):
        entries[id]?.parent == parent && entries[id]?.index == index
      case .childRemoved, .removed, .announcement: true
      }
    }
    return Self.ordered(changes)
  }

  private static func ordered(_ changes: [TreeChange]) -> [TreeChange] {
    var losingFocus: Set<ElementID> = []
    for case .state(let id, .focused, false) in changes { losingFocus.insert(id) }
    return changes.enumerated()
      .map { (rank: $0.element.rank(losingFocus: losingFocus), $0.offset, $0.element) }
      .sorted { ($0.rank, $0.1) < ($1.rank, $1.1) }
      .map(\.2)
  }

  private mutating func replace(
    _ node: Node, orphans: inout [ElementID], looks: inout Int
  ) {
    guard let old = entries[node.id] else {
      entries[node.id] = Entry(node: node, parent: nil, index: -1)
      return
    }
    if old.node.children != node.children {
      let kept = Set(node.children)
      looks += node.children.count + old.node.children.count
      for child in old.node.children where !kept.contains(child) {
        guard entries[child]?.parent == node.id else { continue }
        entries[child]?.parent = nil
        orphans.append(child)
      }
    }
    entries[node.id]?.node = node
  }

  private mutating func attach(_ update: TreeUpdate, looks: inout Int) {
    var holders = Holders()
    for node in update.nodes {
      looks += node.children.count
      var children: [ElementID] = []
      var own: Set<ElementID> = []
      children.reserveCapacity(node.children.count)
      own.reserveCapacity(node.children.count)
      for child in node.children {
        guard let entry = entries[child], child != root, !isAncestor(child, of: node.id) else {
          continue
        }
        if let parent = entry.parent, parent != node.id,
          holders.holds(child, in: entries[parent]?.node, looks: &looks)
        {
          continue
        }
        guard own.insert(child).inserted else { continue }
        entries[child]?.parent = node.id
        entries[child]?.index = children.count
        children.append(child)
      }
      entries[node.id]?.node.children = children
      holders.forget(node.id)
    }
  }

  /// The children of elements that others claim a child of; each list is gone through once.
  private struct Holders {
    private var children: [ElementID: Set<ElementID>] = [:]

    mutating func holds(_ child: ElementID, in parent: Node?, looks: inout Int) -> Bool {
      guard let parent else { return false }
      if let known = children[parent.id] { return known.contains(child) }
      looks += parent.children.count
      let known = Set(parent.children)
      children[parent.id] = known
      return known.contains(child)
    }

    /// Its children are others now.
    mutating func forget(_ parent: ElementID) { children[parent] = nil }
  }

  private func isAncestor(_ candidate: ElementID, of id: ElementID) -> Bool {
    var current: ElementID? = id
    while let next = current {
      if next == candidate { return true }
      current = entries[next]?.parent
    }
    return false
  }

  private mutating func removeIfUnreachable(_ id: ElementID, changes: inout [TreeChange]) {
    guard let entry = entries[id], entry.parent == nil, id != root else { return }
    var stack = [id]
    while let next = stack.popLast() {
      guard let gone = entries[next] else { continue }
      for child in gone.node.children where entries[child]?.parent == next {
        stack.append(child)
      }
      entries[next] = nil
      changes.append(.removed(next))
    }
  }

  /// Elements that came with the update and that nothing holds.
  private mutating func removeUnattached(_ update: TreeUpdate) {
    for node in update.nodes where node.id != root && entries[node.id]?.parent == nil {
      var ignored: [TreeChange] = []
      removeIfUnreachable(node.id, changes: &ignored)
    }
  }
}
