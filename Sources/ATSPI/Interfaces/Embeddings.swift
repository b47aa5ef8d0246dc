// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which trees of other programs stand in elements of this one, and which windows of this one in
/// elements of others: as far as both sides have said so.
struct Embeddings: Sendable {
  /// By the element of ours that they stand in.
  var guests: [ElementID: ForeignElement] = [:]
  /// By the window of ours that stands in them.
  var hosts: [ElementID: ForeignElement] = [:]
}

extension Publication {
  /// The other program's object that stands in the element.
  func guest(of node: Node) -> ObjectReference? {
    guard !embeddings.guests.isEmpty, let guest = embeddings.guests[node.id],
      node.embedded == guest, node.children.isEmpty
    else { return nil }
    return ObjectReference(guest)
  }

  /// The other program's object in which the window stands.
  func host(of id: ElementID) -> ObjectReference? {
    guard let host = embeddings.hosts[id], tree.parent(of: id) == tree.root,
      tree[id]?.canBeEmbedded == true
    else { return nil }
    return ObjectReference(host)
  }

  /// The windows that stand in other programs, and where.
  var embeddedWindows: [(node: Node, host: ObjectReference)] {
    guard !embeddings.hosts.isEmpty else { return [] }
    return tree.rootNode.children.compactMap { id in
      guard let host = host(of: id), let node = tree[id] else { return nil }
      return (node, host)
    }
  }

  /// The elements of ours that stand in the element: of the application's windows, those that stand in
  /// no other program.
  func children(of node: Node) -> [ElementID] {
    guard node.id == tree.root, !embeddings.hosts.isEmpty else { return node.children }
    return node.children.filter { host(of: $0) == nil }
  }

  func childCount(of node: Node) -> Int { guest(of: node) == nil ? children(of: node).count : 1 }

  /// Among its siblings; -1 where there are none to count.
  func index(of id: ElementID) -> Int {
    guard !embeddings.hosts.isEmpty, tree.parent(of: id) == tree.root else {
      return tree.index(of: id) ?? -1
    }
    // What stands in another program is the one child there.
    return host(of: id) == nil ? children(of: tree.rootNode).firstIndex(of: id) ?? -1 : 0
  }
}
