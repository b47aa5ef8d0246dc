// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Screen readers and voice control move the focus to what a person chooses.
struct FocusSettableRule: Rule {
  let id = "focus-settable"
  let help = "What is focusable takes the focus when it is asked to"
  let advice = "Carry out GrabFocus as a click or the Tab key does."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.14"), .section508("502.3.13")]
  let applicability = Condition.wasAsked("to take the focus", .focus)

  private static let kinds: Set<ActionTrial.Kind> = [.focus]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "not-focused",
      .trials(kinds, "has the focus afterwards, or something in it has") {
        $0.answer == .yes && $0.isAsExpected
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer != .yes }
        return trial.map { "it was asked to take the focus and refused" + $0.quotedAnswer }
          ?? "it was asked to take the focus, said that it did, and does not have it"
      }),
  ]
}
