// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who sets a box does not expect to be somewhere else. Of a value and of a text that is set the element
/// alone is read, so that nothing is said of sliders and fields.
struct InputNoContextChangeRule: Rule {
  let id = "input-no-context-change"
  let help = "Choosing or checking opens no window"
  let advice = "Open the window by a button beside the control, or say before that it will open."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("3.2.2"), .en("11.3.2.2")]
  let applicability =
    Condition.hasRole([.checkBox, .radioButton, .switchControl, .pageTab])
    && .wasAsked("to be checked or chosen", .action)

  private static let kinds: Set<ActionTrial.Kind> = [.action]
  private static let windows = Set([Role.frame, .dialog, .alert].map(\.name))

  let expectations = [
    Expectation(
      "opens-window",
      .trials(kinds, "opens no window when it is checked or chosen") { opened($0).isEmpty },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { !opened($0).isEmpty }
        return "it was asked \(trial?.request ?? ""), and this opened: "
          + (trial.map(opened) ?? []).map { Escaped.brief($0.place) }.joined(separator: ", ")
      })
  ]

  private static func opened(_ trial: ActionTrial) -> [ObservedChange] {
    trial.changes.filter {
      $0.property == .window && $0.to == "showing" && windows.contains($0.role)
    }
  }
}
