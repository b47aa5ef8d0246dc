// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element at the moment of a call, and what the answer may depend on.
struct Query {
  let publication: Publication
  let node: Node

  var tree: Tree { publication.tree }

  var parent: ObjectReference {
    if node.id == tree.root { return publication.desktop }
    return tree.parent(of: node.id).map { .element($0) } ?? .null
  }

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
