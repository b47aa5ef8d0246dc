// SPDX-License-Identifier: Apache-2.0

/// Who is slow, or shakes, cannot hold for a time or tap in a rhythm.
struct TimingFreeRule: Rule {
  let id = "timing-free"
  let help = "What takes holding or quick taps can be done without any timing"
  let advice =
    "Give the gesture an action or a key; where the time that it is held is the value, offer that"
    + " value in another way too."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.2.1")]
  let applicability = Condition.hasGesture("takes holding, or several taps", demands)
  private static let demands: Set<ModelGesture.Demand> = [.timing]

  let expectations: [Expectation] = [
    .every(
      "needs-timing", "has another way for each of them", isReview: true,
      of: { $0.gestures.filter { $0.asks(for: demands) } },
      isRight: { !$0.keys.isEmpty || !$0.actions.isEmpty || !$0.clicks.isEmpty },
      message: { "\($0.text) has no way without its timing" }),
    .every(
      "one-duration", "takes no press whose length is the value", isReview: true,
      of: \.gestures, isRight: { !$0.asks(for: [.duration]) },
      message: { _ in "keys and actions press for one length; a pointer presses for any" }),
  ]
}
