// SPDX-License-Identifier: Apache-2.0

/// What is shown only during a gesture has to end with it, however it ends.
struct TransientResetRule: Rule {
  let id = "transient-reset"
  let help = "What lasts only for a gesture ends when the window or the element drops out of it"
  let advice = "Keep it in GestureState, or put it back in onCancelled."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.5.2")]
  let applicability = Condition.model("has a gesture that its window or element dropped out of") {
    model in model.interruptions.contains { !$0.means.isAbort }
  }

  let expectations: [Expectation] = [
    .every(
      "not-reset", "is as before when a gesture ends in that way",
      of: { $0.interruptions.filter { !$0.means.isAbort } }, isRight: \.leftover.isEmpty,
      message: {
        "\($0.gesture): \($0.means.text) \($0.moment.text), and this stayed: \($0.leftover)"
      })
  ]
}
