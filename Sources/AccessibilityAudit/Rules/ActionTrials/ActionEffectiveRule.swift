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
      Condition(
        "does not refuse what it offers; whether it has a range to step in, value-range says"
      ) {
        node, context in
        try context.index(TrialIndex.self).trials(of: node, kinds).allSatisfy {
          !isRefusal($0, node)
        }
      },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { isRefusal($0, node) }
        return "it was asked \(trial?.request ?? "") and refused" + (trial?.quotedAnswer ?? "")
      }),
    Expectation(
      "no-answer",
      .trials(kinds, "answers within the deadline of a call") { $0.answer != .silence },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .silence }
        let end = trial.map(\.answerText).map { $0.isEmpty ? "" : " " + Escaped.line($0) } ?? ""
        return "it was asked \(trial?.request ?? "") and gave no answer" + end
      }),
    Expectation(
      "no-effect",
      Condition("changes something that can be read, or sends an event, or is chosen already") {
        node, context in
        try context.index(TrialIndex.self).trials(of: node, kinds).allSatisfy {
          !isFruitless($0, node)
        }
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { isFruitless($0, node) }
        return
          "it was asked \(trial?.request ?? ""), said that it did, and nothing that it publishes"
          + " changed"
      }),
  ]

  private static func isRefusal(_ trial: ActionTrial, _ node: Node) -> Bool {
    guard trial.answer == .no else { return false }
    let hasRange = node.value.map { $0.minimum < $0.maximum } ?? true
    return hasRange || !ActionNames.isStep(trial.argument)
  }

  /// Who presses the tab that is shown, or the choice that is made, changes nothing.
  private static func isFruitless(_ trial: ActionTrial, _ node: Node) -> Bool {
    let isChosen =
      RoleGroups.items.contains(node.role) && node.states[.selected]
      || [.radioButton, .radioMenuItem].contains(node.role) && node.states[.checked]
    return trial.answer == .yes && !trial.hasEffect
      && !(isChosen && ActionNames.isClickLike(trial.argument))
  }
}
