// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Without a focus a screen reader has nothing to speak of, and keys go nowhere.
struct FocusLostRule: Rule {
  let id = "focus-lost"
  let help = "After each key some element has the focus"
  let advice =
    "Give the focus to an element of the tree whenever it leaves one, and publish the element that"
    + " has it with the state focused."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [
    .wcag("2.4.3"), .en("11.2.4.3"), .en("11.5.2.13"), .section508("502.3.12"),
  ]
  let applicability = Condition("was left by Tab or Shift+Tab") { node, context in
    context.keyboard.departures[node.id] != nil
  }

  let expectations = [
    Expectation(
      "nothing-focused",
      Condition("is left for an element that has the focus") { node, context in
        lost(node, context) == nil
      },
      message: { node, context in
        "after \(lost(node, context)?.keys ?? "") from it no element has the focus"
      }),
    Expectation(
      "outside-of-tree",
      Condition("is left for an element of the tree, or for one that came later") {
        node, context in
        hidden(node, context) == nil
      },
      review: .always,
      message: { node, context in
        "after \(hidden(node, context)?.keys ?? "") from it an element has the focus that is not in"
          + " the tree"
      }),
  ]

  private static func lost(_ node: Node, _ context: AuditContext) -> KeyboardStep? {
    context.keyboard.departures[node.id]?.first { $0.after == nil }
  }

  private static func hidden(_ node: Node, _ context: AuditContext) -> KeyboardStep? {
    context.keyboard.departures[node.id]?.first { step in
      step.after.map { $0.element == nil && $0.isOutsideOfTree } ?? false
    }
  }
}
