// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A button that disables or removes itself takes the place of a person who works by keys or by ear
/// with it.
struct FocusKeptRule: Rule {
  let id = "focus-kept"
  let help = "After a button has done its work some element has the focus"
  let advice =
    "Give the focus to what comes next before the button is disabled, hidden or removed."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [
    .wcag("2.4.3"), .en("11.2.4.3"), .en("11.5.2.13"), .section508("502.3.12"),
  ]
  let applicability = Condition(
    "had the focus when it was asked to act, in a window that is still there, or was gone then, and the focus"
      + " went somewhere else"
  ) { node, context in
    try context.index(TrialIndex.self).trials(of: node, kinds).contains {
      $0.losesFocus != nil || $0.strayFocus != nil
    }
  }

  private static let kinds: Set<ActionTrial.Kind> = [.action]

  let expectations = [
    Expectation(
      "nothing-focused",
      .trials(kinds, "leaves the focus to itself or to another element") { $0.losesFocus != true },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.losesFocus == true }
        return "it had the focus, was asked \(trial?.request ?? ""), and no element has the focus"
          + " afterwards"
      }),
    Expectation(
      "stray-focus",
      .trials(kinds, "leaves the focus in its list, where it is gone, and others there take it") {
        $0.strayFocus == nil
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.strayFocus != nil }
        return "it was asked \(trial?.request ?? ""), is gone, and the focus went to"
          + " \(Escaped.brief(trial?.strayFocus ?? ""))"
      }),
  ]
}
