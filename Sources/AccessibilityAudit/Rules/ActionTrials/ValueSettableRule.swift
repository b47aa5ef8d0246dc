// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A value that is written is how assistive technologies move a slider.
struct ValueSettableRule: Rule {
  let id = "value-settable"
  let help = "Values that are set are taken, up to the ends of the range"
  let advice =
    "Take what is written to CurrentValue, round it to the element's steps, and stop at the ends of"
    + " the range."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.17"), .section508("502.3.5")]
  let applicability = Condition.wasAsked("to take a value", .value, .valueBeyondEnd)

  private static let kinds: Set<ActionTrial.Kind> = [.value, .valueBeyondEnd]

  /// What is written may be answered with an error where the element says by actions how it steps.
  private static let hasSteps = Condition("has actions that step it") { node, _ in
    node.actions.contains { ActionNames.isStep($0.name) }
  }

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "refused",
      .trials([.value], "takes a value of its range") { $0.answer == .yes },
      review: hasSteps,
      message: { node, context in
        let trial = context.trial(of: node, [.value]) { $0.answer != .yes }
        return "it was asked \(trial?.request ?? "") and refused" + (trial?.quotedAnswer ?? "")
      }),
    Expectation(
      "not-set",
      .trials([.value], "stands at the value that it has taken") { $0.isAsExpected },
      review: hasSteps,
      message: { node, context in
        let trial = context.trial(of: node, [.value]) { !$0.isAsExpected }
        return "it was asked \(trial?.request ?? "") and stands at \(trial?.found ?? "")"
      }),
    Expectation(
      "not-clamped",
      .trials([.valueBeyondEnd], "stays in its range") { $0.isAsExpected },
      message: { node, context in
        let trial = context.trial(of: node, [.valueBeyondEnd]) { !$0.isAsExpected }
        return "it was asked \(trial?.request ?? ""), beyond the end of its range, and stands at"
          + " \(trial?.found ?? "")"
      }),
  ]
}
