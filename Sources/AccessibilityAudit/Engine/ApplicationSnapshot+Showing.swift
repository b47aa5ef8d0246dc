// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

extension ApplicationSnapshot {
  /// GTK 4.8 sets `showing` for windows alone, so that nothing in them would be judged. There, what
  /// is visible and has a size in a window that is showing counts as showing: GTK gives what is on a
  /// hidden page the size 0.
  package var withShowingOfOldGTK4: ApplicationSnapshot {
    withShowingOfOldGTK4(tree.depthFirst) ?? self
  }

  /// The same, or nil where the application tells what is showing. `elements` are all of the tree's.
  func withShowingOfOldGTK4(_ elements: [Node]) -> ApplicationSnapshot? {
    guard isOfGTK4, showsWindowsAlone(elements) else { return nil }
    var shown: Set<ElementID> = []
    var copy = self
    for node in elements {
      if node.states[.showing] {
        shown.insert(node.id)
      } else if let parent = tree.parent(of: node.id), shown.contains(parent),
        node.states[.visible], node.frame?.isEmpty == false
      {
        shown.insert(node.id)
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      }
    }
    return copy
  }

  /// True for GTK 4.8, of whose elements `visible` has to do for `showing`.
  package var tellsShowingOfWindowsAlone: Bool {
    isOfGTK4 && showsWindowsAlone(tree.depthFirst)
  }

  private var isOfGTK4: Bool {
    application.toolkitName.lowercased() == "gtk" && application.toolkitVersion.hasPrefix("4.")
  }

  private func showsWindowsAlone(_ elements: [Node]) -> Bool {
    !elements.contains { node in
      node.id != tree.root && node.states[.showing] && !RoleGroups.windows.contains(node.role)
    }
  }
}
