// SPDX-License-Identifier: Apache-2.0

/// Which groups around an element are spoken when the focus comes into them.
struct SpokenContext {
  private let tree: Tree
  private let reader: ScreenReader

  init(_ tree: Tree, _ reader: ScreenReader) {
    self.tree = tree
    self.reader = reader
  }

  /// The outermost first.
  func entered(_ id: ElementID, from previous: ElementID?) -> [Node] {
    guard let left = left(previous, id), !left.contains(id) else { return [] }
    var entered: [Node] = []
    var once: Set<Role> = []
    for ancestor in ancestors(of: id) {
      guard !left.contains(ancestor), let node = tree[ancestor] else { break }
      if node.role == .application || node.role == .menuBar { break }
      guard isSpoken(node), node.role != .treeItem, !isLayoutOnly(node) else {
        continue
      }
      if node.role == .list || node.role == .blockQuote, !once.insert(node.role).inserted {
        continue
      }
      entered.append(node)
      if node.role == .toolTip { break }
    }
    return entered.reversed()
  }

  /// What is round the element that had the focus, and itself; nil where nothing is said of groups.
  private func left(_ previous: ElementID?, _ id: ElementID) -> Set<ElementID>? {
    guard let previous, previous != id, tree[id]?.role != .pageTab else { return nil }
    guard tree.contains(previous) else {
      // Nothing that it has in common with what is gone is known.
      guard reader == .orca48, let window = tree.window(of: id) else { return nil }
      return Set(ancestors(of: window.id) + [window.id])
    }
    guard tree.parent(of: previous) != tree.parent(of: id) else { return nil }
    return Set(ancestors(of: previous) + [previous])
  }

  private func isSpoken(_ node: Node) -> Bool {
    let form = SpokenForm.of(node.role, by: reader)
    switch reader {
    case .orca43: return form.isNamed
    case .orca48: return form.isNamed && form.focused != nil
    }
  }

  /// The parent first.
  private func ancestors(of id: ElementID) -> [ElementID] {
    var ancestors: [ElementID] = []
    var current = tree.parent(of: id)
    while let next = current {
      ancestors.append(next)
      current = tree.parent(of: next)
    }
    return ancestors
  }

  /// A group that says nothing by itself. Orca: `script_utilities.isLayoutOnly`.
  private func isLayoutOnly(_ node: Node) -> Bool {
    let first = node.children.first.flatMap { tree[$0] }
    switch node.role {
    case .section, .filler, .scrollPane, .autocomplete, .tearoffMenuItem, .separator,
      .redundantObject, .unknown:
      return true
    case .listBox, .treeTable, .frame, .window, .dialog, .alert, .comboBox, .list, .form, .button,
      .toggleButton, .text, .passwordText, .entry, .blockQuote, .layeredPane:
      return false
    case .menu: return tree.parent(of: node.id).flatMap { tree[$0] }?.role == .comboBox
    case .panel where first.map { Self.itemRoles.contains($0.role) } ?? false: return true
    case .panel where node.name == tree.rootNode.name: return true
    default: break
    }
    if node.children.count == 1, !node.name.isEmpty, node.name == first?.name { return true }
    return node.name.isEmpty && SpokenElement(node, in: tree).label.isEmpty
  }

  private static let itemRoles: Set<Role> = [.menu, .menuItem, .listItem, .treeItem]
}
