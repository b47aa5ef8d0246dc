// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  /// The middle of the element can be seen, and so be pointed at. Toolkits go on calling "showing"
  /// what a scroll pane has scrolled away.
  static let isNotScrolledAway = Condition("is not scrolled out of the area that holds it") {
    node, context in
    guard let frame = node.frame else { return true }
    for ancestor in context.ancestors(of: node) {
      guard scrollers.contains(ancestor.role), let area = ancestor.frame, !area.isEmpty else {
        continue
      }
      if !area.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) {
        return false
      }
    }
    return true
  }

  /// Nothing that holds the element ends before its middle.
  static let isInsideOfAll = Condition("has its middle inside of everything that holds it") {
    node, context in
    guard let frame = node.frame else { return true }
    return context.ancestors(of: node).allSatisfy { ancestor in
      guard let area = ancestor.frame, !area.isEmpty else { return true }
      return area.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
  }

  private static let scrollers: Set<Role> = [
    .scrollPane, .viewport, .list, .listBox, .tree, .treeTable, .table, .toolBar, .pageTabList,
    .text, .terminal, .documentFrame, .documentText, .documentSpreadsheet, .layeredPane,
  ]

  /// A menu, a combo box's list and a popover lie in a window of their own, outside of the one that
  /// they belong to.
  static let isInPopup = Condition("is in a menu, a list of a combo box, or a pop-up window") {
    node, context in
    if RoleGroups.menuItems.contains(node.role) { return true }
    var isInList = false
    for ancestor in context.ancestors(of: node) {
      if popups.contains(ancestor.role) || isInList && ancestor.role == .comboBox { return true }
      if RoleGroups.composites.contains(ancestor.role) { isInList = true }
    }
    return false
  }

  private static let popups: Set<Role> = [.menu, .popupMenu, .toolTip, .window, .notification]

  /// Qt 5 (seen with 5.15.8) gives the distance from the left as the distance from the top.
  static let isPlacedInWindow = Condition("belongs to a toolkit that gives places in windows") {
    _, context in
    if isOfQt5(context) { throw NotTested("its toolkit gives wrong places") }
    return true
  }

  private static func isOfQt5(_ context: AuditContext) -> Bool {
    context.toolkit == "qt" && context.toolkitMajorVersion == 5
  }

  /// What can be said about places at all; a toolkit that gives wrong ones is not judged by them.
  static let hasTrustedPlace = Condition("belongs to a toolkit that gives right places") {
    _, context in
    guard context.snapshot.framesAreTrusted, !isOfQt5(context) else {
      throw NotTested("its toolkit gives wrong places")
    }
    return true
  }
}
