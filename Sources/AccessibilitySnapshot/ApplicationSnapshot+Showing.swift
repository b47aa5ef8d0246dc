// SPDX-License-Identifier: Apache-2.0

import Semantics

extension ApplicationSnapshot {
  /// Some toolkits set `showing` for windows alone (GTK 4 up to 4.8), so that nothing in them would be
  /// judged. There, what is visible and has a size in a window that is showing counts as showing: GTK
  /// gives what is on a hidden page the size 0.
  package var withInferredShowing: ApplicationSnapshot {
    isAsked ? withInferredShowing(tree.depthFirst) ?? self : self
  }

  /// The same, or nil where the application tells what is showing. `elements` are all of the tree's.
  package func withInferredShowing(_ elements: [Node]) -> ApplicationSnapshot? {
    guard showsWindowsAlone(elements) else { return nil }
    var shown: Set<ElementID> = []
    var copy = self
    for node in elements {
      if node.states[.showing] {
        shown.insert(node.id)
      } else if let parent = tree.parent(of: node.id), shown.contains(parent), isDrawn(node) {
        shown.insert(node.id)
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      }
    }
    return copy
  }

  /// True where windows are showing and nothing in them is, though some of it is visible and has a
  /// size, and the toolkit may be one that tells no more: that has to do for `showing`.
  package var showsWindowsAlone: Bool { isAsked && showsWindowsAlone(tree.depthFirst) }

  /// Of most toolkits it is known that they tell: nobody need go through their elements.
  private var isAsked: Bool { application.toolkit.mayHave(.tellsShowingOfWindowsAlone) }

  private func showsWindowsAlone(_ elements: [Node]) -> Bool {
    guard isAsked else { return false }
    var hasDrawn = false
    for node in elements where node.id != tree.root && !node.role.isWindow {
      if node.states[.showing] { return false }
      hasDrawn =
        hasDrawn || isDrawn(node) && tree.window(of: node.id)?.states[.showing] == true
    }
    return hasDrawn
  }

  private func isDrawn(_ node: Node) -> Bool {
    node.states[.visible] && node.frame?.isEmpty == false
  }
}
