// SPDX-License-Identifier: Apache-2.0

/// What a pointer does, a keyboard has to do as well.
struct GestureHasKeyRule: Rule {
  let id = "gesture-has-key"
  let help = "Each gesture has a key that does the same"
  let advice =
    "Let the gesture say what it asks for (CustomGesture.alternative), leave its element focusable"
    + " and its actions menu on, or add an action with a key."
  let impact = Impact.critical
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability = Condition.hasGestures

  let expectations: [Expectation] = [
    .every(
      "no-key", "has a key for each of its gestures", of: \.gestures,
      isRight: { !$0.keys.isEmpty || $0.essentialReason != nil },
      message: { "no key does what \($0.text) does" }),
    .notEssential("has a key for gestures whose author calls the path essential") {
      !$0.keys.isEmpty
    },
  ]
}
