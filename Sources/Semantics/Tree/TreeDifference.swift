// SPDX-License-Identifier: Apache-2.0

/// What is different between a tree and the one before it, as assistive technologies hear it.
struct TreeDifference {
  private var changes: [TreeChange] = []
  /// Of whose children others are chosen now.
  private var rechosen: Set<ElementID> = []

  /// - Parameter nodes: The elements that may differ.
  static func changes(
    from old: ElementMap<Tree.Entry>, to new: ElementMap<Tree.Entry>, in nodes: [Node],
    removed: [ElementID], announcements: [Announcement]
  ) -> [TreeChange] {
    var difference = TreeDifference()
    for node in nodes {
      guard let after = new[node.id]?.node else { continue }
      if let before = old[node.id]?.node {
        difference.compare(before, after)
        difference.compareChoices(before, after, old, new)
      } else {
        difference.append(after)
      }
    }
    for id in removed { difference.changes.append(.removed(id)) }
    difference.changes += announcements.map { .announcement($0) }
    return difference.ordered
  }

  private mutating func append(_ node: Node) {
    changes.append(.created(node.id))
    // What comes with the focus has it from now on, which nothing else would tell.
    if node.states[.focused] {
      changes.append(.state(node.id, .focused, true))
      if node.activeDescendant != nil { changes.append(.activeDescendant(node.id)) }
    }
    if node.embedded != nil { changes.append(.embedded(node.id)) }
  }

  private mutating func compare(_ old: Node, _ new: Node) {
    if old == new { return }
    let id = new.id
    if old.children != new.children { compareChildren(old, new) }
    // First, so that who hears of the others finds them.
    if old.interfaces != new.interfaces { changes.append(.interfaces(id)) }
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
    let wasActive = old.states[.focused] ? old.activeDescendant : nil
    if new.states[.focused], new.activeDescendant != nil, new.activeDescendant != wasActive {
      changes.append(.activeDescendant(id))
    }
    if old.value != new.value { changes.append(.value(id)) }
    if old.embedded != new.embedded { changes.append(.embedded(id)) }
    if old.text != new.text || old.name != new.name {
      compareTexts(old.readableText, new.readableText, id)
    }
    if let before = old.table, let after = new.table, before != after { changes.append(.table(id)) }
  }

  /// What is chosen is said by the children, and heard of the element round them.
  private mutating func compareChoices(
    _ before: Node, _ after: Node, _ old: ElementMap<Tree.Entry>, _ new: ElementMap<Tree.Entry>
  ) {
    if before.isChosen != after.isChosen, let parent = new[after.id]?.parent,
      old[after.id]?.parent == parent
    {
      noteChoices(of: parent, old, new)
    }
    guard after.holdsChoices, before.holdsChoices, before.children != after.children else { return }
    let span = ChildSpan(before.children, after.children)
    let chosen = Set(span.old.filter { old[$0]?.node.isChosen == true })
    if chosen != Set(span.new.filter { new[$0]?.node.isChosen == true }) {
      noteChoices(of: after.id, old, new)
    }
  }

  private mutating func noteChoices(
    of parent: ElementID, _ old: ElementMap<Tree.Entry>, _ new: ElementMap<Tree.Entry>
  ) {
    guard old[parent] != nil, new[parent]?.node.holdsChoices == true,
      rechosen.insert(parent).inserted
    else { return }
    changes.append(.choices(parent))
  }

  /// What went is heard before what came, and both before where the caret is now.
  private mutating func compareTexts(_ old: TextContent?, _ new: TextContent?, _ id: ElementID) {
    guard let old, let new else { return }
    let difference = TextDifference(old.text, new.text)
    if !difference.deleted.isEmpty {
      changes.append(.textDeleted(id, at: difference.offset, difference.deleted))
    }
    if !difference.inserted.isEmpty {
      changes.append(.textInserted(id, at: difference.offset, difference.inserted))
    }
    if !old.looksLike(new) { changes.append(.textStyle(id)) }
    if old.caret != new.caret { changes.append(.caret(id)) }
    if old.selection != new.selection { changes.append(.textSelection(id)) }
  }

  /// The children that keep their order stay; the others leave from the back, then enter from the
  /// front, so that each index is right at the moment it is heard.
  private mutating func compareChildren(_ old: Node, _ new: Node) {
    let span = ChildSpan(old.children, new.children)
    let kept = Self.stable(span.old, span.new)
    for index in span.old.indices.reversed() where !kept.contains(span.old[index]) {
      changes.append(.childRemoved(span.old[index], from: new.id, at: index))
    }
    appendAdditions(span.new, to: new.id, before: kept)
  }

  private mutating func appendAdditions(
    _ children: ArraySlice<ElementID>, to parent: ElementID, before kept: Set<ElementID>
  ) {
    for index in children.indices where !kept.contains(children[index]) {
      changes.append(.childAdded(children[index], to: parent, at: index))
    }
  }

  /// The longest run of children that stand in the same order before and after, so that one moved
  /// card is one removal and one addition. Patience: n log n.
  private static func stable(
    _ old: ArraySlice<ElementID>, _ new: ArraySlice<ElementID>
  ) -> Set<ElementID> {
    if old.isEmpty || new.isEmpty { return [] }
    var position: [ElementID: Int] = [:]
    for index in new.indices { position[new[index]] = index }
    var tails: [(position: Int, index: Int)] = []
    var previous: [Int: Int] = [:]
    for index in old.indices {
      guard let place = position[old[index]] else { continue }
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
    var cursor = tails.last?.index
    while let index = cursor {
      kept.insert(old[index])
      cursor = previous[index]
    }
    return kept
  }

  /// By rank, and within one as they were found.
  private var ordered: [TreeChange] {
    var losingFocus: Set<ElementID> = []
    var gainingFocus: ElementID?
    for case .state(let id, .focused, let isGained) in changes {
      if isGained { gainingFocus = id } else { losingFocus.insert(id) }
    }
    var ranks = [[TreeChange]](repeating: [], count: TreeChange.ranks)
    for change in changes {
      let rank = change.rank(losingFocus: losingFocus, gainingFocus: gainingFocus)
      ranks[rank].append(change)
    }
    return ranks.flatMap { $0 }
  }
}
