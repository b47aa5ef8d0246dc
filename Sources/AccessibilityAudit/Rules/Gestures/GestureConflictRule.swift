// SPDX-License-Identifier: Apache-2.0

/// Of two gestures that answer to the same contacts only one gets them.
struct GestureConflictRule: Rule {
  let id = "gesture-conflict"
  let help = "Gestures and keys of one element do not take each other's input"
  let advice =
    "Compose gestures with exclusively(before:), simultaneously(with:) or sequenced(before:). Let"
    + " onKeyPress return .ignored for keys that belong to gestures inside."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standards: [Standard] = []
  let applicability = Condition.hasGestures

  let expectations: [Expectation] = [
    .every(
      "undeclared-order", "says how gestures that answer to the same contacts stand to each other",
      isReview: true, of: \.conflicts, isRight: { _ in false },
      message: {
        "\($0.first) and \($0.second) answer to the same contacts, and nothing says which comes"
          + " first"
      }),
    .every(
      "key-taken", "does by each key what the key's action does", isReview: true, of: \.keys,
      isRight: { $0.doesItsAction != false },
      message: { "\($0.key) does not do \"\($0.action)\"; it does this: \($0.observation)" }),
  ]
}
