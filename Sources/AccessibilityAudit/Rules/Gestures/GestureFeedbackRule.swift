// SPDX-License-Identifier: Apache-2.0

/// A person who touches something sees that it was touched.
struct GestureFeedbackRule: Rule {
  let id = "gesture-feedback"
  let help = "What takes a gesture shows it while the gesture lasts"
  let advice =
    "Draw what is pressed otherwise: by the style's isPressed, by a GestureState, or by the press effect,"
    + " which is there where nobody turns it off."
  let impact = Impact.minor
  let kind = RuleKind.model
  let standing = Standing.bestPractice
  let standards: [Standard] = []
  let applicability = Condition.model("does something for a contact that was tried on it") {
    $0.touch != nil && !$0.trials.isEmpty
  }

  let expectations: [Expectation] = [
    Expectation(
      "nothing-shown",
      .model("is drawn otherwise while a contact is on it") {
        $0.touch?.isSeen ?? true
      }, source: { node, context in context.models[node.id]?.source }
    ) { _, _ in "nothing is drawn otherwise while it is pressed, held or moved" }
  ]
}
