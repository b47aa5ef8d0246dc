// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What scrolls and holds the element.
struct ScrolledArea: AuditIndex {
  let area: VisibleArea

  static let scrollers: RoleSet = [
    .scrollPane, .viewport, .list, .listBox, .tree, .treeTable, .table, .toolBar, .pageTabList,
    .text, .terminal, .documentFrame, .documentText, .documentSpreadsheet, .layeredPane,
  ]

  init(_ context: AuditContext) {
    area = VisibleArea(context, cuttingAt: Self.scrollers)
  }
}
