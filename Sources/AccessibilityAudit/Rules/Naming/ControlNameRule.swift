// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Without a name a screen reader says only "button".
struct ControlNameRule: Rule {
  let id = "control-name"
  let help = "Controls have a name"
  let advice =
    "Name the control: a visible label related to it (labelled by), or an accessible name. An icon"
    + " alone is not a name, and neither is a description."
  let impact = Impact.critical
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    needsName && .isShowing && .isDrawn && .isNoScrollArrow
    && Condition("is not named by the control that it is a part of") { node, context in
      // Java keeps the field of a spin button in a box of its own.
      !context.isInside(node, within: 2) { $0.role == .spinButton }
        && context.parent(of: node)?.role != .comboBox
    }
    && Condition("is not just a wrapper around the real control") { node, context in
      try !Condition.isWrapper.holds(for: node, in: context) || !context.name(of: node).isEmpty
        || node.role == .comboBox
    }
    && Condition("is no combo box that takes no focus and whose field does, and has a name") {
      node, context in
      node.role != .comboBox || node.states[.focusable]
        || !context.descendants(of: node).contains { field in
          field.isEditableText && field.states[.focusable] && !context.name(of: field).isEmpty
        }
    }

  let expectations = [
    Expectation(
      "unrelated-label",
      .hasName || isNamedByDescription
        || Condition("has no label beside it that is related to nothing, or to another element") {
          node, context in
          context.index(UnrelatedLabels.self).hint(beside: node.id, context).isEmpty
        },
      message: { node, context in
        lack(of: node)
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "no-name", .hasName || isNamedByDescription || isOnlyRead,
      message: { node, _ in lack(of: node) }),
    Expectation(
      "only-read",
      .hasName
        || Condition("is no line of text that is only read") { node, _ in
          !isOnlyRead(node)
        },
      review: .always,
      message: { node, _ in
        lack(of: node) + ", and nobody writes in it: is it heard what it shows?"
      }),
    Expectation(
      "description-alone", .hasName, review: .always,
      message: { node, context in
        "the \(node.role.name) has no name; Orca speaks its description in the place of one, and"
          + " voice control does not hear it"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "group-name",
      Condition("has a name of its own, where it shares a group box of Qt with other controls") {
        node, context in
        !context.sharesNameOfGroup(node)
      },
      review: .always,
      message: { node, context in
        "the \(node.role.name) has no name but the title of the group round it"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "derived-name", .hasGivenName, review: .always,
      message: { node, _ in
        "nobody gave the \(node.role.name) its name, which only says what can be seen and done"
      }),
  ]

  /// A score or a sum in a field of its own, at which Tab stops.
  private static let isOnlyRead = Condition("is a line of text that is only read") { node, _ in
    isOnlyRead(node)
  }

  private static func isOnlyRead(_ node: Node) -> Bool {
    [.text, .entry].contains(node.role) && !node.isEditableText
      && node.states[.singleLine] && node.states[.focusable]
  }

  private static func lack(of node: Node) -> String {
    node.description.trimmed.isEmpty
      ? "the \(node.role.name) has no name"
      : "the \(node.role.name) has a description, but no name"
  }

  private static let isNamedByDescription = Condition(
    "is pressed or slid, and has a description that a screen reader speaks in the place of a name"
  ) { node, context in
    // What is written into has a label that says what for; a tool tip says how it is filled in. GTK 3
    // describes a slider by its value.
    (RoleGroups.buttons.contains(node.role) || RoleGroups.menuItems.contains(node.role)
      || [.slider, .dial].contains(node.role) && node.description.contains(where: \.isLetter))
      && !node.description.trimmed.isEmpty
      && !SpeechPreview(context.tree).name(of: node.id).trimmed.isEmpty
  }

  /// A menu of a combo box is never named; a menu of a menu bar is. What has another role is a
  /// control where Tab stops at it and there is something to do.
  private static let needsName = Condition(
    "is a control and no part of a text, a line of text or something with an action that Tab reaches, or a menu"
      + " in a menu bar or menu"
  ) {
    node, context in
    if RoleGroups.controls.contains(node.role) || isOnlyRead(node) { return true }
    if node.isEditableText { return !RoleGroups.partsOfText.contains(node.role) }
    if RoleGroups.surfaces.contains(node.role) {
      return node.states[.focusable] && !node.actions.isEmpty
    }
    guard node.role == .menu, let parent = context.parent(of: node) else { return false }
    return parent.role == .menuBar || parent.role == .menu
  }
}
