// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a person can do, an assistive technology must be able to do for them.
struct InteractiveHasActionRule: Rule {
  let id = "interactive-has-action"
  let help = "Controls can be operated by an assistive technology"
  let advice =
    "Publish the action that a click does, or the value, the text or the selection that is set."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("4.1.2"), .en("11.5.2.11"), .en("11.5.2.12"), .section508("502.3.10"),
  ]
  let applicability =
    Condition("is a control, or an item that takes the focus or can be selected") { node, _ in
      if RoleGroups.controls.contains(node.role) || node.isEditableText { return true }
      return RoleGroups.items.contains(node.role)
        && (node.states[.selectable] || node.states[.focusable])
    } && .isShowing && .isEnabled

  let expectations = [
    Expectation(
      "no-action",
      Condition(
        "has an action, or a value, or text to edit, or stands in something that selects it, or"
          + " round a control that has an action"
      ) { node, context in
        if !node.actions.isEmpty { return true }
        if node.interfaces.contains(.value) { return true }
        if node.interfaces.contains(.editableText) { return true }
        if node.states[.readOnly], node.interfaces.contains(.text) { return true }
        if node.states[.selectable] || RoleGroups.items.contains(node.role) {
          let selects = context.isInside(node, within: 2) { ancestor in
            ancestor.interfaces.contains(.selection)
          }
          if selects { return true }
        }
        let isWrapper = try Condition.isWrapper.holds(for: node, in: context)
        let inner = context.descendants(of: node).prefix(isWrapper ? 8 : node.children.count)
        return inner.contains { inner in
          RoleGroups.buttons.contains(inner.role) && !inner.actions.isEmpty
        }
      },
      message: { node, _ in
        node.interfaces.contains(.action)
          ? "the \(node.role.name) lists no action" : "the \(node.role.name) has no action"
      })
  ]
}
