// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which element has the focus, of several that say so.
struct FocusChoice: Sendable {
  let tree: Tree
  /// As they are now, which may be later than the tree.
  let states: [ElementID: StateSet]
  /// The window that has the keyboard, where the application does not tell: GTK 4.8 calls the window
  /// behind a dialog active, and items of its closed menus focused. nil where it tells.
  var front: ElementID?

  /// How much speaks for an element, the weightiest first.
  private struct Weight: Comparable {
    /// Qt calls the current tabs and cells of pages that nobody sees focused.
    let isShown: Bool
    /// Of two windows, the active one.
    let isInActiveWindow: Bool
    /// Qt goes on calling the current item of a view focused that has lost the focus, and GTK 3 a link
    /// of a label that never had it.
    let isItsOwn: Bool
    /// Qt 5 calls the area inside of a text focused too, which takes no focus itself.
    let isFocusable: Bool
    /// A list and its item, a combo box and its entry can both say that they have it.
    let depth: Int

    private var order: [Int] {
      [isShown ? 1 : 0, isInActiveWindow ? 1 : 0, isItsOwn ? 1 : 0, isFocusable ? 1 : 0, depth]
    }

    static func < (one: Weight, other: Weight) -> Bool {
      one.order.lexicographicallyPrecedes(other.order)
    }
  }

  static let items: Set<Role> = [.listItem, .treeItem, .tableCell, .pageTab]
  private static let views: Set<Role> = [
    .list, .listBox, .tree, .table, .treeTable, .pageTabList,
  ]

  /// nil where none says so.
  var element: ElementID? { best?.element }

  /// The same; or where that is nothing, or only the current item of a view that says nothing, the one
  /// view among what was said to have got the focus: Qt 5 tells of a tree by an event, and by no state.
  func element(told: some Sequence<ElementID>) -> ElementID? {
    if let best, best.weight.isItsOwn { return best.element }
    let views = told.filter { tree[$0].map { Self.views.contains($0.role) } ?? false }
    guard views.count == 1, let view = views.first else { return best?.element }
    if let best, tree.isWithin(best.element, view) { return best.element }
    return view
  }

  private var best: (element: ElementID, weight: Weight)? {
    var best: (element: ElementID, weight: Weight)?
    for (element, set) in states where set[.focused] {
      guard let node = tree[element] else { continue }
      let weight = weight(of: node)
      // Of two alike the same one each time.
      if let known = best,
        weight < known.weight || weight == known.weight && known.element < element
      {
        continue
      }
      best = (element, weight)
    }
    return best
  }

  private func weight(of node: Node) -> Weight {
    let own = states[node.id] ?? node.states
    var above: [StateSet] = []
    var ancestors: Set<ElementID> = []
    // How many of these are the item's view, or stand between them.
    var ofView: Int?
    // Qt calls a window focused in which nothing has the focus.
    var aroundFocused = false
    var current = tree.parent(of: node.id)
    while let parent = current {
      let state = states[parent] ?? StateSet()
      above.append(state)
      if state[.focused], tree.parent(of: parent) != tree.root { aroundFocused = true }
      ancestors.insert(parent)
      if ofView == nil, let role = tree[parent]?.role,
        Self.views.contains(role) || role == .label && node.role == .link
      {
        ofView = above.count
      }
      current = tree.parent(of: parent)
    }
    let isActive =
      front.map(ancestors.contains) ?? (own[.active] || above.contains { $0[.active] })
    return Weight(
      // An application need not say that it is showing.
      isShown: own[.showing] && (above.count < 2 || above[0][.showing]),
      isInActiveWindow: isActive,
      isItsOwn: !isPart(node)
        || above.prefix(ofView ?? above.count).contains { $0[.focused] }
        || aroundFocused && !hasRival(besides: ancestors),
      isFocusable: own[.focusable], depth: above.count)
  }

  private func isPart(_ node: Node) -> Bool {
    Self.items.contains(node.role)
      || node.role == .link && tree.parent(of: node.id).flatMap { tree[$0] }?.role == .label
  }

  /// What is round a view may be called focused for something beside it: true where that is there.
  private func hasRival(besides ancestors: Set<ElementID>) -> Bool {
    states.contains { element, set in
      set[.focused] && set[.focusable] && set[.showing] && !ancestors.contains(element)
        && tree[element].map { !Self.items.contains($0.role) } ?? false
    }
  }
}
