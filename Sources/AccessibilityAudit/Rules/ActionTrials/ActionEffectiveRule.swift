// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An assistive technology can only believe what it is answered.
struct ActionEffectiveRule: Rule {
  let id = "action-effective"
  let help = "Actions do something, and say so"
  let advice =
    "Let DoAction do what a click does and answer true. Where the effect is outside of the"
    + " application, tell of it by an announcement or a status."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.12"), .section508("502.3.11")]
  let applicability = Condition.wasAsked("to perform an action", .action)

  private static let kinds: Set<ActionTrial.Kind> = [.action]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "refused",
      .trials(kinds, "does not refuse what it offers") { $0.answer != .no },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .no }
        return "it was asked \(trial?.request ?? "") and refused" + (trial?.quotedAnswer ?? "")
      }),
    Expectation(
      "no-answer",
      .trials(kinds, "answers within the deadline of a call") { $0.answer != .silence },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .silence }
        return "it was asked \(trial?.request ?? "") and gave no answer"
      }),
    Expectation(
      "no-effect",
      .trials(kinds, "changes something that can be read, or sends an event") {
        $0.hasEffect
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { !$0.hasEffect }
        return "it was asked \(trial?.request ?? ""), said that it did, and nothing changed"
      }),
  ]
}
