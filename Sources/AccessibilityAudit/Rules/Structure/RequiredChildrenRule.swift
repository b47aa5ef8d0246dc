// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A list of which no part is an item has no length and no positions.
struct RequiredChildrenRule: Rule {
  let id = "required-children"
  let help = "Containers hold items of their kind"
  let advice =
    "Give what stands in the container the role of its items: page tab, menu item, list item, tree"
    + " item, table row or cell."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.1")]
  let applicability =
    Condition.hasRole(RoleSet(kinds.keys)) && .isShowing
    && Condition("holds at least two things, and so more than a placeholder") { node, context in
      content(node, context).count > 1
    }

  private static let menuKinds = RoleGroups.menuItems.union([.menu])
  private static let cells: RoleSet = [
    .tableRow, .tableCell, .treeItem, .listItem, .columnHeader, .rowHeader, .tableColumnHeader,
    .tableRowHeader,
  ]
  private static let kinds: [Role: RoleSet] = [
    .pageTabList: [.pageTab],
    .menuBar: menuKinds, .menu: menuKinds, .popupMenu: menuKinds.union([.listItem]),
    .list: [.listItem, .tableCell, .treeItem, .icon], .listBox: [.listItem, .tableCell, .icon],
    .tree: cells, .treeTable: cells, .table: cells,
  ]

  let expectations = [
    Expectation(
      "no-item",
      Condition("holds an item of its kind, boxes for layout looked through") { node, context in
        guard let kinds = kinds[node.role] else { return true }
        return content(node, context).contains { kinds.contains($0.role) }
      },
      review: .always,
      message: { node, context in
        let held = Set(content(node, context).map(\.role.name)).sorted()
        return "\(node.role.withArticle) that holds only " + held.joined(separator: ", ")
      })
  ]

  /// Enough to tell; a container of its kind has an item among its first parts.
  private static func content(_ node: Node, _ context: AuditContext) -> [Node] {
    context.content(of: node, limit: 32).filter { $0.role != .separator }
  }
}
