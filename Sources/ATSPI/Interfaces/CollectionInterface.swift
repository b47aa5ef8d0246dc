// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Collection`. What is found is in the order in which it is read, which is
  /// also that of Tab.
  static let collection = InterfaceTable(
    .collection,
    methods: [
      Method("GetMatches", MatchRule.type + "uib", "a(so)") {
        query, arguments, reply throws(ProviderError) in
        var search = CollectionSearch(query, try MatchRule(&arguments))
        try search.readOrder(&arguments)
        try search.readAmount(&arguments)
        reply.elements(search.matches)
      },
      Method("GetMatchesTo", "o" + MatchRule.type + "uubib", "a(so)") {
        query, arguments, reply throws(ProviderError) in
        let current = try current(query, &arguments)
        var search = CollectionSearch(query, try MatchRule(&arguments))
        try search.readOrder(&arguments)
        try search.readPart(&arguments)
        let isInParent = try arguments.boolean()
        try search.readAmount(&arguments)
        reply.elements(search.matches(before: current, isInParent: isInParent))
      },
      Method("GetMatchesFrom", "o" + MatchRule.type + "uuib", "a(so)") {
        query, arguments, reply throws(ProviderError) in
        let current = try current(query, &arguments)
        var search = CollectionSearch(query, try MatchRule(&arguments))
        try search.readOrder(&arguments)
        try search.readPart(&arguments)
        try search.readAmount(&arguments)
        reply.elements(search.matches(after: current))
      },
      Method("GetActiveDescendant", "", "(so)") { query, _, reply throws(ProviderError) in
        reply.there(CollectionSearch.focus(in: query), query)
      },
    ])

  /// An element inside of the one that is asked.
  private static func current(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> ElementID {
    guard let id = ObjectReference.element(at: try arguments.name()), query.inside(id) != nil else {
      throw .noSuchElement
    }
    return id
  }
}

/// Goes through what is inside of an element and picks what a rule says.
struct CollectionSearch {
  /// AT-SPI's `AtspiCollectionSortOrder`: as it is read, as it flows, as Tab goes, which is one here;
  /// and each the other way round.
  private static let orders: ClosedRange<UInt32> = 1...6

  /// AT-SPI's `AtspiCollectionTreeTraversalType`.
  private enum Part: UInt32 {
    case children, siblings, all
  }

  private let query: Query
  private let rule: MatchRule
  private var isReversed = false
  private var limit = InterfaceTable.childLimit
  private var isDeep = true
  private var part = Part.all

  init(_ query: Query, _ rule: MatchRule) {
    self.query = query
    self.rule = rule
  }

  mutating func readOrder(_ arguments: inout Arguments) throws(ProviderError) {
    let number = try arguments.uint32()
    guard Self.orders.contains(number) else { throw .unknownChoice("order", Int(number)) }
    isReversed = number > 3
  }

  mutating func readPart(_ arguments: inout Arguments) throws(ProviderError) {
    let number = try arguments.uint32()
    guard let part = Part(rawValue: number) else {
      throw .unknownChoice("part of a tree", Int(number))
    }
    self.part = part
  }

  /// How many, and whether what is inside of the children counts.
  mutating func readAmount(_ arguments: inout Arguments) throws(ProviderError) {
    let count = try arguments.int32()
    if count > 0 { limit = min(Int(count), InterfaceTable.childLimit) }
    isDeep = try arguments.boolean()
  }

  /// Of the whole inside.
  var matches: [ElementID] { first(of: walk(isReversed: isReversed, in: query.node.id)) }

  /// Behind an element of the inside, the nearest first; the other way round, the last first.
  func matches(after current: ElementID) -> [ElementID] {
    let after =
      switch part {
      case .children: walk(isReversed: false, in: current)
      case .siblings: siblings(of: current, isBefore: false)
      case .all: behind(current)
      }
    return first(of: isReversed ? after.reversed() : after)
  }

  /// Before an element of the inside, the nearest first; the other way round, as they are read.
  ///
  /// - Parameter isInParent: Whether no other than those with the same parent, and what is inside of
  ///   them, are looked at.
  func matches(before current: ElementID, isInParent: Bool) -> [ElementID] {
    let before =
      part != .all && isInParent ? siblings(of: current, isBefore: true) : inFront(of: current)
    return first(of: isReversed ? before : before.reversed())
  }

  private func behind(_ current: ElementID) -> [ElementID] {
    let whole = walk(isReversed: false, in: query.node.id)
    guard let place = walked(current) else { return whole }
    return Array(whole.drop { $0 != place }.dropFirst())
  }

  private func inFront(of current: ElementID) -> [ElementID] {
    guard let place = walked(current) else { return [] }
    let front = walk(isReversed: false, in: query.node.id).prefix { $0 != place }
    // What an element stands in begins before it.
    return place == current ? Array(front) : front + [place]
  }

  /// The element, or where only children are looked at, the child that it is in; nil for the one that
  /// is asked.
  private func walked(_ id: ElementID) -> ElementID? {
    guard id != query.node.id else { return nil }
    var current = id
    while !isDeep, let parent = query.tree.parent(of: current), parent != query.node.id {
      current = parent
    }
    return current
  }

  /// The element that has the keyboard focus, where it is inside, or what the keys of this one act on.
  static func focus(in query: Query) -> ElementID? {
    if let active = query.activeDescendant { return active }
    var stack = query.node.children
    while let id = stack.popLast() {
      guard let node = query.tree[id] else { continue }
      if node.states[.focused] { return id }
      stack.append(contentsOf: node.children)
    }
    return nil
  }

  private func first(of candidates: [ElementID]) -> [ElementID] {
    var found: [ElementID] = []
    for id in candidates {
      guard found.count < limit else { break }
      guard let node = query.tree[id], rule.matches(node, query.publication.facts) else { continue }
      found.append(id)
    }
    return found
  }

  private func siblings(of current: ElementID, isBefore: Bool) -> [ElementID] {
    guard current != query.node.id, let parent = query.tree.parent(of: current),
      let index = query.tree.index(of: current), let children = query.tree[parent]?.children,
      children.indices.contains(index)
    else { return [] }
    let beside = isBefore ? children[..<index] : children[(index + 1)...]
    guard isDeep else { return Array(beside) }
    return beside.flatMap { [$0] + walk(isReversed: false, in: $0) }
  }

  /// What is inside of an element, each before what is inside of it; or all of that from its end.
  private func walk(isReversed: Bool, in id: ElementID) -> [ElementID] {
    guard let node = query.tree[id] else { return [] }
    guard isDeep else { return isReversed ? node.children.reversed() : node.children }
    var found: [ElementID] = []
    var stack = Array(node.children.reversed())
    while let next = stack.popLast() {
      found.append(next)
      if let children = query.tree[next]?.children { stack.append(contentsOf: children.reversed()) }
    }
    return isReversed ? found.reversed() : found
  }
}
