// SPDX-License-Identifier: Apache-2.0

/// Where people read from right to left, "more" lies on the left.
struct DirectionAwareRule: Rule {
  let id = "direction-aware"
  let help = "Left and Right change sides where the window reads from right to left"
  let advice =
    "Leave horizontal arrows to the gesture, or look at the environment's layoutDirection in"
    + " onKeyPress."
  let impact = Impact.minor
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1")]
  let applicability = Condition.model("has a value that Left and Right move") { model in
    model.keys.contains { $0.isHorizontal && $0.isMirrored != nil }
  }

  let expectations: [Expectation] = [
    .every(
      "not-mirrored", "goes the other way there", isReview: true, of: \.keys,
      isRight: { !$0.isHorizontal || $0.isMirrored != false },
      message: {
        "\($0.key) does \"\($0.action)\" in both directions of reading"
      })
  ]
}
