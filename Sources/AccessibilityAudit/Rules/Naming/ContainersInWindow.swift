// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How many containers of a kind a window shows. One alone is known by the window's title, and one
/// in a dock by the dock's.
struct ContainersInWindow: AuditIndex {
  private struct Key: Hashable {
    let area: ElementID
    let kind: Int
  }

  /// A list is not taken for another list, but easily for a table.
  static let kinds: [RoleSet] = [
    [.list, .listBox, .table, .tree, .treeTable], [.progressBar, .levelBar], [.toolBar],
    [.menuBar], [.pageTabList],
  ]

  private let counts: [Key: Int]

  init(_ context: AuditContext) {
    var counts: [Key: Int] = [:]
    for node in context.nodes where node.states[.showing] {
      guard let key = Self.key(of: node, context) else { continue }
      counts[key, default: 0] += 1
    }
    self.counts = counts
  }

  /// How many of the element's kind its window shows; 0 for what is of no kind.
  func count(beside node: Node, _ context: AuditContext) -> Int {
    Self.key(of: node, context).flatMap { counts[$0] } ?? 0
  }

  private static func key(of node: Node, _ context: AuditContext) -> Key? {
    guard let kind = kinds.firstIndex(where: { $0.contains(node.role) }),
      let window = context.window(of: node.id)
    else { return nil }
    let dock = context.ancestors(of: node).first {
      context.isInnerFrame($0) && !context.name(of: $0).isEmpty
    }
    return Key(area: dock?.id ?? window.id, kind: kind)
  }
}

extension Condition {
  /// A scroll pane or a group with a title round it is announced on the way in.
  static let hasContainerName = Condition(
    "has a name, or a named scroll pane or group right round it"
  ) { node, context in
    if !context.name(of: node).isEmpty { return true }
    var inner = node.id
    for ancestor in context.ancestors(of: node).prefix(3) {
      let holdsOthers = context.children(of: ancestor).contains { other in
        other.id != inner && other.states[.showing] && other.role != .scrollBar
          && other.role != .label
      }
      if holdsOthers { return false }
      if wrapping.contains(ancestor.role), !context.name(of: ancestor).isEmpty { return true }
      inner = ancestor.id
    }
    return false
  }

  static let isInNoPopup = Condition("is in no menu, combo box or tool bar") { node, context in
    !context.isInside(node, within: 6) { ancestor in
      ancestor.role == .comboBox || ancestor.role == .toolBar
        || RoleGroups.menus.contains(ancestor.role)
    }
  }

  private static let wrapping: RoleSet = [
    .scrollPane, .panel, .grouping, .viewport, .landmark, .form, .filler, .pageTab,
  ]
}
