// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What only a pointer can reach is closed to everybody who has none.
struct ActionFocusableRule: Rule {
  let id = "action-focusable"
  let help = "What can be clicked can be reached by keys"
  let advice =
    "Make the element focusable, give its action a key, or put the action on the control that it"
    + " belongs to."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.12"), .section508("502.3.11"),
  ]
  let applicability =
    Condition("has an action like a click, which says something of the element itself") {
      node, context in
      node.actions.contains { ActionNames.isClickOfItsOwn($0.name, of: context.toolkit) }
    }
    && Condition("is no control, which keyboard-reachable judges") { node, _ in
      !(RoleGroups.controls.contains(node.role) || node.isEditableText)
    } && .isShowing && .isEnabled && .isDrawn
    && Condition("is no label of a control") { node, _ in
      !node.relations.contains { $0.kind == .labelFor }
    }
    && Condition("is in Firefox no frame round controls, which only hears of their clicks") {
      node, context in
      !context.toolkit.has(.listensToClicksOfInner)
        || !context.index(ControlsInside.self).contains(node.id)
    }

  let expectations = [
    Expectation(
      "pointer-only", Condition.takesKeys || .isSelectable,
      message: { node, _ in
        "the \(node.role.name) has an action, but takes no focus and has no key"
      })
  ]
}

extension Condition {
  fileprivate static let isSelectable = Condition("is selectable") { node, _ in
    node.states[.selectable]
  }
}

/// The elements that hold a control, at any depth.
struct ControlsInside: AuditIndex {
  private let holders: Set<ElementID>

  init(_ context: AuditContext) {
    var holders: Set<ElementID> = []
    for node in context.nodes where RoleGroups.controls.contains(node.role) || node.isEditableText {
      for place in context.ancestorPlaces(of: node) {
        // What holds a holder is one already.
        guard holders.insert(context.nodes[place].id).inserted else { break }
      }
    }
    self.holders = holders
  }

  func contains(_ id: ElementID) -> Bool { holders.contains(id) }
}
