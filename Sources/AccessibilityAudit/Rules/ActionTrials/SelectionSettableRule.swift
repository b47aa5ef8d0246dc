// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Voice control and switches choose an item without the way of arrow keys.
struct SelectionSettableRule: Rule {
  let id = "selection-settable"
  let help = "Items can be selected and deselected from outside"
  let advice =
    "Carry out SelectChild, DeselectChild and SelectAll, and answer false for what is not."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.14"), .section508("502.3.13")]
  let applicability = Condition.wasAsked(
    "to select or deselect", .select, .deselect, .selectAll)

  private static let kinds: Set<ActionTrial.Kind> = [.select, .deselect, .selectAll]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "not-selected",
      .trials([.select], "selects the child that it is asked to") {
        $0.answer == .yes && $0.isAsExpected
      },
      message: { node, context in text(node, context, .select) }),
    Expectation(
      "not-deselected",
      .trials([.deselect], "deselects the child that it is asked to") {
        $0.answer == .yes && $0.isAsExpected
      },
      message: { node, context in text(node, context, .deselect) }),
    Expectation(
      "not-all-selected",
      .trials([.selectAll], "selects everything where several can be selected") {
        $0.answer == .yes && $0.isAsExpected
      },
      message: { node, context in text(node, context, .selectAll) }),
  ]

  private static func text(
    _ node: Node, _ context: AuditContext, _ kind: ActionTrial.Kind
  ) -> String {
    guard
      let trial = context.trial(of: node, [kind], where: { $0.answer != .yes || !$0.isAsExpected })
    else { return "" }
    if trial.answer != .yes {
      return "it was asked \(trial.request) and refused" + trial.quotedAnswer
    }
    return "it was asked \(trial.request), said that it did, and the selection says otherwise"
  }
}
