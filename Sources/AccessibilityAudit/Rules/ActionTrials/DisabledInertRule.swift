// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What says that it cannot be used should not be.
struct DisabledInertRule: Rule {
  let id = "disabled-inert"
  let help = "Actions of disabled elements do nothing"
  let advice = "Answer false to the actions of an element that is not enabled, or enable it."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability = Condition.wasAsked("to act although it is disabled", .disabledAction)

  private static let kinds: Set<ActionTrial.Kind> = [.disabledAction]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "acted",
      Condition("changes nothing") { node, context in
        try context.index(TrialIndex.self).trials(of: node, kinds)
          .allSatisfy { acts($0, context) == nil }
      },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { acts($0, context) != nil }
        let change = trial.flatMap { acts($0, context) }
        return "it is disabled, was asked \(trial?.request ?? ""), and"
          + " \(Escaped.brief(change?.place ?? "")) changed from"
          + " \"\(Escaped.brief(change?.from ?? ""))\" to \"\(Escaped.brief(change?.to ?? ""))\""
      }),
  ]

  /// The focus may go to it: to find out why it is disabled is a person's right. A clock goes on, and
  /// a message goes by itself.
  private static func acts(_ trial: ActionTrial, _ context: AuditContext) -> ObservedChange? {
    trial.changes.first { change in
      !(change.property == .state && change.detail == State.focused.name) && !isClock(change)
        && !isMessageThatGoes(change, context)
    }
  }

  /// True of the end of what Libadwaita shows for some seconds, and of the parts that go with it.
  private static func isMessageThatGoes(
    _ change: ObservedChange, _ context: AuditContext
  ) -> Bool {
    guard change.property == .presence, change.to != "showing" else { return false }
    if change.place.contains(message) { return true }
    guard let node = change.element.flatMap({ context[$0] }) else { return false }
    return context.isInside(node) { $0.name.contains(message) }
  }

  private static let message = "AdwToast"

  /// True of a time that differs in its digits alone ("10:06 AM", "10:07 AM").
  private static func isClock(_ change: ObservedChange) -> Bool {
    guard [.name, .description, .text].contains(change.property),
      change.from.contains(/\d:\d\d/), change.to.contains(/\d:\d\d/)
    else { return false }
    return change.from.filter { !$0.isNumber } == change.to.filter { !$0.isNumber }
  }
}
