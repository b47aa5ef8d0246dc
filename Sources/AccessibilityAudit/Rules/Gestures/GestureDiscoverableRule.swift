// SPDX-License-Identifier: Apache-2.0

/// Nothing shows that a long press or a double tap does something.
struct GestureDiscoverableRule: Rule {
  let id = "gesture-discoverable"
  let help = "What a gesture does that nothing shows can be found in another way"
  let advice = "Leave the actions menu on, or show a button that does the same."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1"), .wcag("2.5.1")]
  let applicability = Condition.hasGesture(
    "takes a long press, several taps, a swipe or a stroke", demands)
  private static let demands: Set<ModelGesture.Demand> = [.discovery]

  let expectations: [Expectation] = [
    .every(
      "not-discoverable", "lists what they do in a menu, or shows something to click for it",
      of: { $0.gestures.filter { $0.asks(for: demands) } },
      isRight: { !$0.clicks.isEmpty || $0.essentialReason != nil },
      message: { "nothing shows what \($0.text) does" }),
    .notEssential(
      "has something to click for what its author calls essential", of: demands
    ) { !$0.clicks.isEmpty },
  ]
}
