// SPDX-License-Identifier: Apache-2.0

/// What a pointer does, an assistive technology has to be able to ask for.
struct GestureHasActionRule: Rule {
  let id = "gesture-has-action"
  let help = "Each gesture has an action that assistive technologies can ask for"
  let advice =
    "Do not hide an element with gestures. Let the gesture say what it asks for"
    + " (CustomGesture.alternative), or add an accessibilityAction."
  let impact = Impact.critical
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.11"), .section508("502.3.10")]
  let applicability = Condition.hasGestures

  let expectations: [Expectation] = [
    .every(
      "not-told", "tells assistive technologies of each element with gestures", of: \.gestures,
      isRight: \.isExposed,
      message: { "no assistive technology is told of the element that takes \($0.text)" }),
    .every(
      "no-action", "has an action for each of its gestures", of: \.gestures,
      isRight: { !$0.actions.isEmpty || $0.essentialReason != nil },
      message: { "no action does what \($0.text) does" }),
    .notEssential("has an action for gestures whose author calls the path essential") {
      !$0.actions.isEmpty
    },
  ]
}
