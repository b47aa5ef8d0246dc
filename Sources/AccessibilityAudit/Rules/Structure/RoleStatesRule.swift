// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "Not checked" is spoken only where a screen reader learns that there is something to check.
struct RoleStatesRule: Rule {
  let id = "role-states"
  let help = "Elements have the states of their role"
  let advice =
    "Set checkable on what can be checked, expandable on what opens, selectable on what is chosen"
    + " from a set, editable or read-only on a text field, modal on a dialog that blocks."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2")]
  let applicability = Condition.hasRole(roles) && .isShowing

  /// A toggle button is pressed or not, as ARIA has it; nothing marks it while it is not.
  private static let checkables: RoleSet = [
    .checkBox, .radioButton, .switchControl, .checkMenuItem, .radioMenuItem,
  ]
  private static let fields: RoleSet = [.entry, .passwordText, .autocomplete]
  private static let roles = checkables.union(fields).union(RoleGroups.items)
    .union([.comboBox, .dialog])

  let expectations = [
    Expectation(
      "not-checkable",
      Condition(
        "is checkable where it can be checked; toolkits that never set it are let off"
      ) { node, context in
        !checkables.contains(node.role) || node.states[.checkable]
          || isLetOff(.checkable, for: checkables, context)
      },
      message: { node, _ in "the \(node.role.name) is not checkable" }),
    Expectation(
      "not-expandable",
      Condition(
        "is expandable where it is a combo box; toolkits that never set it are let off"
      ) { node, context in
        node.role != .comboBox || node.states[.expandable]
          || isLetOff(.expandable, for: [.comboBox], context)
      },
      review: Condition("has no menu or list in it, and so perhaps nothing that opens") {
        node, context in
        !context.descendants(of: node).prefix(8).contains {
          RoleGroups.composites.contains($0.role)
        }
      },
      message: { _, _ in "the combo box is not expandable" }),
    Expectation(
      "not-selectable",
      Condition(
        "is selectable where it is a tab, or an item beside one that is selectable and not selected"
      ) {
        node, context in
        guard RoleGroups.items.contains(node.role), !node.states[.selectable] else { return true }
        if node.role == .pageTab { return false }
        guard let parent = context.parent(of: node) else { return true }
        return !parent.interfaces.contains(.selection)
          || !context.children(of: parent).contains {
            $0.states[.selectable] && !$0.states[.selected]
          }
      },
      review: Condition("is no tab; an item among others may be one that nobody can choose") {
        node, _ in
        node.role != .pageTab
      },
      message: { node, _ in "the \(node.role.name) is not selectable" }),
    Expectation(
      "not-editable",
      Condition("is editable or read-only where it is an enabled text field") { node, _ in
        guard fields.contains(node.role), node.states[.enabled] || node.states[.sensitive] else {
          return true
        }
        return node.states[.editable] || node.states[.readOnly]
      },
      review: .always,
      message: { node, _ in "the \(node.role.name) is neither editable nor read-only" }),
    Expectation(
      "not-modal",
      Condition(
        "is modal where it is an active dialog above another window, which can be used all the same where"
          + " its toolkit says modal of what blocks"
      ) { node, context in
        guard node.role == .dialog, node.states[.active], !node.states[.modal] else { return true }
        let others = context.children(of: context.tree.rootNode).filter { other in
          other.id != node.id && other.role == .frame && other.states[.showing]
        }
        // A program may have disabled what is in its window by itself.
        return others.isEmpty
          || context.toolkit.has(.saysModalOfWhatBlocks)
            && others.allSatisfy { other in
              context.descendants(of: other).contains { part in
                RoleGroups.controls.contains(part.role) && part.states[.showing]
                  && part.states[.enabled]
              }
            }
      },
      review: .always,
      message: { _, _ in "the dialog is not modal; that is right only where it blocks nothing" }),
    Expectation(
      "secret-denied",
      Condition(
        "is checked where it shows a password or another secret in its window, and not where that is hidden"
      ) { node, context in
        !context.index(SecretFields.self).denied.contains(node.id)
      },
      review: .always,
      message: { node, _ in
        "it is \(node.states[.checked] ? "checked" : "not checked"), and what it is about is seen the other way"
      }),
  ]

  /// These were seen to set neither checkable (GTK, Chromium, LibreOffice) nor expandable on combo
  /// boxes (GTK, LibreOffice). Where the application has another element of such a role with the
  /// state, they can.
  private static func isLetOff(
    _ state: State, for roles: RoleSet, _ context: AuditContext
  ) -> Bool {
    guard context.toolkit.has(.leavesOutAbilities) else { return false }
    let seen = context.index(StatesByRole.self).seen
    return !roles.contains { seen[$0]?[state] ?? false }
  }
}

/// For each role, every state that some element of it is in: a toolkit that never sets one cannot be
/// held to it.
struct StatesByRole: AuditIndex {
  private(set) var seen: [Role: StateSet] = [:]

  init(_ context: AuditContext) {
    for node in context.nodes { seen[node.role, default: []].formUnion(node.states) }
  }
}
