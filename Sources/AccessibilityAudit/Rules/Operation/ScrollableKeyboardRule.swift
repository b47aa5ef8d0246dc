// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is below the edge is read with the wheel, or not at all.
struct ScrollableKeyboardRule: Rule {
  let id = "scrollable-keyboard"
  let help = "What scrolls can be scrolled by keys"
  let advice =
    "Let the scroll pane, or something in it, take the focus, so that arrows and Page Down scroll it."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability =
    // Qt calls its own a filler.
    Condition.hasRole([.scrollPane, .filler]) && .isShowing && .isDrawn
    && Condition("has a scroll bar on the screen with somewhere to go") { node, context in
      context.children(of: node).contains { isInUse($0, context) }
    }

  let expectations = [
    Expectation(
      "no-keys",
      Condition(
        "takes the focus, holds or stands in something that does, or has a key for an action"
      ) { node, context in
        if node.states[.focusable] || context.holdsFocusable(node) {
          return true
        }
        if node.actions.contains(where: { !ActionKeys($0.keyBinding).isEmpty }) { return true }
        return context.isInside(node, within: 3) { ancestor in
          ancestor.states[.focusable] && !RoleGroups.windows.contains(ancestor.role)
        }
      },
      review: .always,
      message: { _, _ in "it scrolls, and nothing in it takes the focus" })
  ]

  /// GTK 4 keeps a bar's value in an element inside of it.
  private static func isInUse(_ bar: Node, _ context: AuditContext) -> Bool {
    guard bar.role == .scrollBar, bar.states[.showing], bar.frame.map({ !$0.isEmpty }) ?? true
    else { return false }
    let value = bar.value ?? context.children(of: bar).lazy.compactMap(\.value).first
    return value.map { $0.maximum > $0.minimum } ?? true
  }
}
