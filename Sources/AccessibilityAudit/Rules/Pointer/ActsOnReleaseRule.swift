// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A hand that has come down on the wrong button slides off it before it lets go.
struct ActsOnReleaseRule: Rule {
  let id = "acts-on-release"
  let help = "A button acts when the pointer is let go on it"
  let advice =
    "Act on the button's click, which the toolkit sends when the pointer is let go on it (GTK clicked, Qt"
    + " clicked), and not on its press (GTK pressed, button-press-event, Qt pressed)."
  let impact = Impact.moderate
  let kind = RuleKind.pointer
  let standards: [Standard] = [.wcag("2.5.2"), .en("11.2.5.2")]
  let applicability = Condition("is a button that the pointer pressed, and let go elsewhere") {
    node, context in
    switch context.evidence.pointerTrials?.presses[node.id] {
    case nil: false
    case .harmless, .acts: true
    case .untried(let reason): throw NotTested(reason)
    }
  }

  let expectations = [
    Expectation(
      "acts-on-press",
      Condition("leaves all as it was where it is pressed, and let go elsewhere") { node, context in
        context.evidence.pointerTrials?.presses[node.id] != .acts
      },
      review: .always,
      message: { _, _ in
        "it was pressed, and let go outside of the window, and the window had changed, or another one"
          + " opened: can a press be taken back?"
      })
  ]
}

extension AuditContext {
  /// Whether a press of the pointer has no work of its own there, as it has where a menu opens, a value goes
  /// on for as long as the pointer is down, or a row may be dragged.
  package func isPlainButton(_ node: Node) -> Bool {
    node.role == .button && node.states[.showing] && node.states[.sensitive]
      && !node.states[.hasPopup] && !node.states[.expandable]
      && node.actions.contains { ActionNames.isClickLike($0.name) }
      && !isInside(node) { Self.pressed.contains($0.role) }
      && (try? Condition.isTitleBarButton.holds(for: node, in: self)) == false
      && index(ContainingArea.self).area.holdsMiddle(of: node, self)
  }

  private static let pressed: RoleSet = [
    .spinButton, .comboBox, .scrollBar, .slider, .calendar, .list, .listBox, .listItem, .tree,
    .treeItem, .treeTable, .table, .tableRow, .tableCell,
  ]
}
