// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Tree {
  /// Whether it has the focus for its tabs, and holds the pages, too, as GTK 4's notebook does.
  package func holdsTabs(_ node: Node) -> Bool {
    let inside = node.children.compactMap { self[$0] }
    return node.role == .panel
      && (inside + inside.flatMap(\.children).compactMap { self[$0] })
        .contains { $0.role == .pageTabList }
  }
}
