// SPDX-License-Identifier: Apache-2.0

/// A value that a pointer sets finely, keys should set as finely.
struct ParityGranularityRule: Rule {
  let id = "parity-granularity"
  let help = "Keys and actions step a value as finely as a pointer does"
  let advice = "Make the step smaller, let the drag snap to it, or add a finer key."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1")]
  let applicability = Condition.model("has a value that was stepped in both ways") { model in
    model.values.contains { $0.pointerStep != nil && $0.otherStep != nil }
  }

  let expectations: [Expectation] = [
    .every(
      "coarser", "has keys or actions whose step is no coarser", isReview: true, of: \.values,
      isRight: { value in
        guard let pointer = value.pointerStep, let other = value.otherStep else { return true }
        // Room for sums of binary fractions.
        return other <= pointer * 1.001
      },
      message: {
        "a pointer steps by \(brief($0.pointerStep)), keys and actions by \(brief($0.otherStep))"
      })
  ]

  private static func brief(_ number: Double?) -> String {
    number.map { ModelNumber.text($0) } ?? "nothing"
  }
}
