// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension ApplicationSnapshot {
  /// Qt puts a dock that stands behind another one's tab to the left of its window, and goes on
  /// calling what is in it showing. It is not: a person sees the tab alone. nil where there is none.
  func withoutShowingOfStackedDocks() -> ApplicationSnapshot? {
    guard application.toolkit.has(.callsHiddenDocksShowing) else { return nil }
    var changed: [Node] = []
    for window in tree.rootNode.children.compactMap({ tree[$0] }) {
      guard let area = window.frame else { continue }
      for dock in window.children.compactMap({ tree[$0] }) where dock.role == .frame {
        guard let frame = dock.frame, !frame.isEmpty, frame.maxX <= area.x else { continue }
        hide(dock, &changed)
      }
    }
    if changed.isEmpty { return nil }
    var copy = self
    for node in changed { copy.tree.setStates(node.states, of: node.id) }
    return copy
  }

  private func hide(_ node: Node, _ changed: inout [Node]) {
    if node.states[.showing] {
      var hidden = node
      hidden.states[.showing] = false
      changed.append(hidden)
    }
    for child in node.children.compactMap({ tree[$0] }) { hide(child, &changed) }
  }
}
