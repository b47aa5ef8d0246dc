// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is published at one moment: what questions are answered from.
final class Snapshot: Sendable {
  let publication: Publication

  init(_ publication: Publication) {
    self.publication = publication
  }

  func query(_ id: ElementID) throws(ProviderError) -> Query {
    guard let node = publication.tree[id] else { throw .noSuchElement }
    return Query(snapshot: self, node: node)
  }
}

/// One element at the moment of a call, and what the answer may depend on.
struct Query {
  let snapshot: Snapshot
  let node: Node

  var publication: Publication { snapshot.publication }
  var tree: Tree { snapshot.publication.tree }

  var parent: ObjectReference {
    if node.id == tree.root { return publication.desktop }
    if let host = publication.host(of: node.id) { return host }
    return tree.parent(of: node.id).map { .element($0) } ?? .null
  }

  /// This element or one that stands in it; nil for any other.
  func inside(_ id: ElementID) -> Query? {
    var ancestor: ElementID? = id
    while let next = ancestor {
      if next == node.id { return tree[id].map { Query(snapshot: snapshot, node: $0) } }
      ancestor = tree.parent(of: next)
    }
    return nil
  }

  /// What its keys act on, where that stands in it.
  var activeDescendant: ElementID? {
    guard let id = node.activeDescendant, id != node.id else { return nil }
    return inside(id)?.node.id
  }

  /// What of another program stands in the element, in the place of children.
  var guest: ObjectReference? { publication.guest(of: node) }

  /// The elements of ours that stand in the element.
  var children: [ElementID] { publication.children(of: node) }

  var isWindow: Bool { tree.parent(of: node.id) == tree.root }

  /// The child of the application in which the element stands: the window whose points it uses.
  var window: Node? {
    var current = node.id
    while let parent = tree.parent(of: current) {
      if parent == tree.root { return tree[current] }
      current = parent
    }
    return nil
  }

  /// Whether the element takes requests at the moment.
  var isSensitive: Bool { node.states[.sensitive] }
}
