// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// A tree as JSON, each element inside its parent.
struct TreeJSON: Sendable {
  private let snapshot: ApplicationSnapshot

  init(_ snapshot: ApplicationSnapshot) {
    self.snapshot = snapshot
  }

  var text: String {
    let tree = snapshot.tree
    var done: [ElementID: JSONElement] = [:]
    for node in tree.depthFirst.reversed() {
      let children = node.children.compactMap { done.removeValue(forKey: $0) }
      done[node.id] = JSONElement(node, children: children)
    }
    return done[tree.root].map { JSONText.of($0) } ?? "{}\n"
  }
}
