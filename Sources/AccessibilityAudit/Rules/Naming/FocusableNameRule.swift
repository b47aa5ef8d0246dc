// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where the focus stops, something must be said.
struct FocusableNameRule: Rule {
  let id = "focusable-name"
  let help = "What takes the focus has a name, or holds something that has one"
  let advice =
    "Name the element, or take the focus off it where there is nothing to do with it."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.isFocusable && .isShowing && .isDrawn
    && Condition("is no control and no image, which control-name and image-name judge") { node, _ in
      !(RoleGroups.controls.contains(node.role) || node.isEditableText)
        && !RoleGroups.images.contains(node.role)
        && !(RoleGroups.surfaces.contains(node.role) && !node.actions.isEmpty)
    }
    && Condition("is no window, document, text, cell, separator or scroll bar") { node, _ in
      !speaksForItself.contains(node.role) && !RoleGroups.windows.contains(node.role)
        // An item of a list is read by the character where it has a name.
        && (node.role == .listItem || !node.interfaces.contains(.text))
    }
    && Condition("is no list, table, tree or scroll pane") { node, _ in
      !RoleGroups.composites.contains(node.role) && !passesFocusOn.contains(node.role)
    }
    && Condition("has a role for what it does, where role-known says nothing") { node, context in
      RoleKnownRule.saysWhatItIs(node, context)
    }
    && Condition("holds nothing that takes the focus in its place") { node, context in
      !context.holdsFocusable(node)
    }

  let expectations = [
    Expectation(
      "no-name",
      Condition("has a name, or holds something showing that has one, and not that of a class") {
        node, context in
        !context.name(of: node).isEmpty
          || context.descendants(of: node).prefix(64).contains { inner in
            inner.states[.showing] && !inner.name.trimmed.isEmpty
              && !(context.toolkit.has(.namesByClass) && NameForm.isClassName(inner.name.trimmed))
          }
      },
      message: { node, context in
        "the \(node.role.name) takes the focus and has no name"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      })
  ]

  /// What is spoken there is its content. An empty cell is a cell.
  private static let speaksForItself: RoleSet = [
    .application, .documentFrame, .documentText, .documentWeb, .documentEmail,
    .documentSpreadsheet, .documentPresentation, .paragraph, .terminal, .text, .label, .static,
    .tableCell, .tableRow, .separator, .scrollBar, .splitPane, .embedded, .htmlContainer,
  ]
  /// `container-name` judges these.
  private static let passesFocusOn: RoleSet = [
    .scrollPane, .viewport, .rootPane, .layeredPane, .glassPane, .internalFrame,
  ]
}
