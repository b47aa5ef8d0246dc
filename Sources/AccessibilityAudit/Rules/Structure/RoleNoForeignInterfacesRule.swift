// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A label that answers Value is taken for a control.
struct RoleNoForeignInterfacesRule: Rule {
  let id = "role-no-foreign-interfaces"
  let help = "Labels, separators and images do not answer for what they are not"
  let advice = "Leave out the interface, or give the element the role of what it does."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = []
  let applicability =
    Condition.hasRole([
      .separator, .label, .static, .heading, .image, .icon, .toolTip, .statusBar, .caption,
      .acceleratorLabel,
    ]) && .isShowing

  let expectations = [
    Expectation(
      "foreign-interface",
      Condition(
        "has no Value, Selection or Table, and no EditableText unless it is editable; what takes"
          + " the focus may have Value, and GTK's separators in menus have Selection"
      ) { node, context in
        foreign(node, context).isEmpty
      },
      message: { node, context in
        "\(node.role.withArticle) answers "
          + foreign(node, context).map(\.name).joined(separator: " and ")
      }),
    Expectation(
      "separator-action",
      Condition(
        "has no action like a click where it is a separator that takes no focus; what Firefox"
          + " and Chromium give to everything does not count"
      ) { node, context in
        guard node.role == .separator, !node.states[.focusable] else { return true }
        return !node.actions.contains {
          ActionNames.isClickOfItsOwn($0.name, of: context.toolkit)
        }
      },
      message: { node, _ in "a separator that can be pressed" }),
  ]

  private static func foreign(_ node: Node, _ context: AuditContext) -> [Interface] {
    var foreign: [Interface] = [.table]
    if !node.states[.focusable] { foreign.append(.value) }
    if !node.states[.editable] { foreign.append(.editableText) }
    if node.role != .separator { foreign.append(.selection) }
    return foreign.filter { node.interfaces.contains($0) }
  }
}
