// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "Tab 2 of 5" needs the tab list, "row 3" the table.
struct RequiredContextRule: Rule {
  let id = "required-context"
  let help = "Items stand in a container of their kind"
  let advice =
    "Put tabs into a page tab list, menu items into a menu, rows and cells into a table, list items"
    + " into a list, tree items into a tree; panels between them do no harm."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.1")]
  let applicability = Condition.hasRole(RoleSet(containers.keys)) && .isShowing

  private static let menuHosts = RoleGroups.menus.union(RoleGroups.menuItems)
    .union(RoleGroups.buttons).union([.comboBox, .toolBar])
  private static let tables: RoleSet = [
    .table, .treeTable, .tree, .list, .listBox, .documentSpreadsheet,
  ]
  private static let headers: RoleSet = tables.union([.tableRow, .header])

  private static let containers: [Role: RoleSet] = [
    .pageTab: [.pageTabList],
    .menuItem: menuHosts, .checkMenuItem: menuHosts, .radioMenuItem: menuHosts,
    .tearoffMenuItem: menuHosts,
    .tableRow: tables, .tableCell: tables.union([.tableRow, .tableCell, .treeItem]),
    .columnHeader: headers, .rowHeader: headers, .tableColumnHeader: headers,
    .tableRowHeader: headers,
    .listItem: RoleGroups.menus.union([
      .list, .listBox, .comboBox, .tree, .treeTable, .descriptionList,
    ]),
    .treeItem: [.tree, .treeTable, .treeItem, .list, .listBox],
  ]

  let expectations = [
    Expectation(
      "no-container",
      Condition("stands in a container of its kind, boxes for layout passed over") {
        node, context in
        guard let container = context.container(of: node) else { return false }
        return containers[node.role]?.contains(container.role) ?? true
      },
      review: .always,
      message: { node, context in
        let container = context.container(of: node)?.role.withArticle ?? "nothing"
        return "\(node.role.withArticle) in \(container)"
      })
  ]
}
