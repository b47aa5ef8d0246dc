// SPDX-License-Identifier: Apache-2.0

/// What takes four hundred presses can be done by keys only in name.
struct ParityCostRule: Rule {
  let id = "parity-cost"
  let help = "Keys reach every place of a value with few presses"
  let advice = "Add keys for larger steps (pageStep), and for the ends (a range)."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standing = Standing.bestPractice
  let standards: [Standard] = []
  let applicability = Condition.model("has a value with a range") { model in
    model.values.contains { $0.mostKeyPresses != nil }
  }

  /// A tenth of a range a page and ten steps a page make 5 + 5 presses at most; forty is where
  /// holding a key for two seconds does not help any more (20 repeats a second).
  private static let limit = 40

  let expectations: [Expectation] = [
    .every(
      "many-presses", "takes at most \(limit) presses for each place", of: \.values,
      isRight: { ($0.mostKeyPresses ?? 0) <= limit },
      message: {
        "the furthest place takes \($0.mostKeyPresses ?? 0) presses of keys, the middle one"
          + " \($0.medianKeyPresses ?? 0)"
      })
  ]
}
