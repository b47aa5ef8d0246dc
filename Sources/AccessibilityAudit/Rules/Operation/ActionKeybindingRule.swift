// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An action that is listed and that no key leads to is for assistive technologies and pointers
/// alone.
struct ActionKeybindingRule: Rule {
  let id = "action-keybinding"
  let help = "Actions that are no click can be reached by keys too"
  let advice =
    "Let the focus reach the element, or give the action a key, or do the same by a menu item."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.11")]
  let applicability =
    Condition("has a named action that is no click, and is no control") { node, _ in
      !node.actions.isEmpty && !RoleGroups.controls.contains(node.role) && !node.isEditableText
        && !others(node).isEmpty
    } && .isShowing && .isEnabled && .isDrawn
    && Condition("is no window, label, scroll bar, progress bar or application") { node, _ in
      !RoleGroups.windows.contains(node.role) && !exempt.contains(node.role)
    }

  let expectations = [
    Expectation(
      "no-key",
      Condition(
        "takes the focus, stands in or round something that does, or has a key for each such action"
      ) { node, context in
        if try takesFocus.holds(for: node, in: context) { return true }
        if node.states[.selectable] || context.holdsFocusable(node) {
          return true
        }
        return others(node).allSatisfy { !ActionKeys($0.keyBinding).isEmpty }
      },
      review: .always,
      message: { node, _ in
        let names = others(node).map { Escaped.brief($0.name) }.joined(separator: ", ")
        return "no key leads to its action: \(names)"
      })
  ]

  private static let takesFocus =
    Condition.isFocusable || .isInComposite || .isPartOfFocusableControl || .isWrapper

  /// Keys scroll what a scroll bar scrolls. GTK 4 lists the clipboard's actions at every label, Qt
  /// Increase and Decrease at what only shows how far something is.
  private static let exempt: RoleSet = [
    .application, .label, .static, .scrollBar, .progressBar, .levelBar,
  ]

  /// What is neither a click nor one of GTK 4's actions of a group.
  private static func others(_ node: Node) -> [Action] {
    node.actions.filter { action in
      !action.name.trimmed.isEmpty && !action.name.utf8.contains(UInt8(ascii: "."))
        && !ActionNames.isClickLike(action.name)
        && !pointerOnly.contains(action.name.lowercased())
    }
  }

  /// The Menu key, and moving the focus, are known to everybody.
  private static let pointerOnly: Set<String> = [
    "showmenu", "show menu", "show-menu", "showcontextmenu", "show context menu",
    "show-context-menu", "menu", "focus", "setfocus",
  ]
}
