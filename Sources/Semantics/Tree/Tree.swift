// SPDX-License-Identifier: Apache-2.0

/// The elements of one application, each reachable from the root by one path.
///
/// A look-up of an element or its parent takes constant time, and that of its index among its siblings
/// as many steps as siblings before it came or went since it got its place.
///
/// A copy costs nothing and shares all that neither changes: an update leaves the copy from before as
/// it is, and takes memory for what it changes alone.
public struct Tree: Sendable {
  /// The application's own element. It never changes, and no update removes it.
  public let root: ElementID
  private(set) var entries = ElementMap<Entry>()
  private var spaces = SpaceTable()

  struct Entry: Sendable {
    var node: Node
    /// The index among the siblings when it was last set: siblings that come and go do not touch it.
    /// Negative without a parent.
    private var place: Int32 = -1
    private var holder: UInt64 = 0

    init(node: Node) {
      self.node = node
    }

    var parent: ElementID? { place < 0 ? nil : ElementID(holder) }
    var hint: Int { Int(place) }

    mutating func put(under parent: ElementID, at index: Int) {
      holder = parent.rawValue
      place = Int32(clamping: index)
    }

    mutating func takeOut() { place = -1 }
  }

  /// A tree of the root alone.
  public init(root: Node) {
    self.root = root.id
    var bare = root
    bare.children = []
    entries.set(root.id, Entry(node: bare))
  }

  /// A tree of these elements. Children that are not among them, and elements that the root does
  /// not reach, are left out.
  public init(root: Node, nodes: [Node], spaces: [Space] = []) {
    self.init(root: root)
    apply(TreeUpdate(nodes: [root] + nodes, spaces: spaces))
  }

  /// How many elements there are, the root among them.
  public var count: Int { entries.count }

  /// The element with its place in the window; nil where it is not in the tree.
  public subscript(id: ElementID) -> Node? {
    entries.read(id) { spaces.resolved($0.node) }
  }

  /// The element as it was published, its place counted from its space; nil where it is not in the
  /// tree.
  package func published(_ id: ElementID) -> Node? { entries.read(id) { $0.node } }

  /// Whether the element is in the tree.
  public func contains(_ id: ElementID) -> Bool { entries.contains(id) }

  /// The element round this one; nil for the root and for one that is not in the tree.
  public func parent(of id: ElementID) -> ElementID? {
    entries.read(id) { $0.parent } ?? nil
  }

  /// The place among the siblings, from 0; -1 for the root; nil where there is no such element.
  public func index(of id: ElementID) -> Int? {
    guard let (parent, hint) = entries.read(id, { ($0.parent, $0.hint) }) else { return nil }
    guard let parent else { return -1 }
    return entries.read(parent) { $0.node.children.index(of: id, near: hint) } ?? nil
  }

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
      guard let node = self[id] else { continue }
      result.append(node)
      stack.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The nearest ancestor that is a window, or the element itself; where none is, what stands right below
  /// an application, which is a window whatever its role is, but for what pops up.
  public func window(of id: ElementID) -> Node? {
    var current: ElementID? = id
    var top: ElementID?
    while let candidate = current, let entry = entries[candidate] {
      if entry.node.role.isWindow { return self[candidate] }
      if candidate == root {
        guard entry.node.role == .application, let node = top.flatMap({ self[$0] }) else {
          return nil
        }
        return node.role.isPopup ? nil : node
      }
      top = candidate
      current = entry.parent
    }
    return nil
  }

  /// Gives an element other states without reporting a change; nothing happens where there is no
  /// such element.
  public mutating func setStates(_ states: StateSet, of id: ElementID) {
    entries.update(id) { $0.node.states = states }
  }

  /// Takes the update in, and answers what it changed, in the order for assistive technologies.
  ///
  /// An update that would put one element under two parents, or an element under itself, keeps the
  /// first place and drops the others; of a parent that leaves with the update, a child may be taken
  /// over. What an update costs follows from what it changes, however many elements there are, but
  /// for comparing the list of children that it changes with the one before.
  @discardableResult
  public mutating func apply(_ update: TreeUpdate) -> [TreeChange] {
    var looks = 0
    return apply(update, looks: &looks)
  }

  /// - Parameter looks: Grows by one for each child that is looked at by itself, so that a test can
  ///   say what an update costs.
  package mutating func apply(_ update: TreeUpdate, looks: inout Int) -> [TreeChange] {
    let before = entries
    let nodes = update.uniqueNodes
    let removed = take(nodes, update.spaces, looks: &looks)
    return TreeDifference.changes(
      from: before, to: entries, in: nodes, removed: removed,
      announcements: update.announcements)
  }

  /// - Returns: Elements that were in the tree and are no more, in the order in which they left.
  private mutating func take(
    _ nodes: [Node], _ spaces: [Space], looks: inout Int
  ) -> [ElementID] {
    var merge = TreeMerge(self)
    // The merge works on what is then held by it alone, but for what a copy of the tree holds.
    entries = ElementMap()
    merge.take(nodes)
    entries = merge.entries
    looks += merge.looks
    self.spaces.take(spaces)
    return merge.removed
  }
}

extension Tree: Hashable {
  /// Whether the same elements stand in the same places.
  public static func == (left: Tree, right: Tree) -> Bool {
    left.root == right.root && left.count == right.count
      && left.entries.allSatisfy { right[$0] == left.spaces.resolved($1.node) }
  }

  /// By the root's element, and how many there are.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(rootNode)
  }
}
