// SPDX-License-Identifier: Apache-2.0

import Semantics

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
