// SPDX-License-Identifier: Apache-2.0

/// A finger scrolls, wherever it is put down.
struct ScrollNotBlockedRule: Rule {
  let id = "scroll-not-blocked"
  let help = "A gesture leaves a finger a way to scroll what is round it"
  let advice =
    "Let the drag have an axis of its own (DragGesture().axis(.horizontal)), begin it with a hold"
    + " (LongPressGesture().sequenced(before:)), or leave room beside it."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standing = Standing.bestPractice
  let standards: [Standard] = []
  let applicability = Condition.model("has a gesture, and a contact was tried on it") {
    $0.touch != nil && !$0.gestures.isEmpty
  }

  let expectations: [Expectation] = [
    Expectation(
      "blocked",
      .model("does not take every finger from a scroll view that it covers") {
        !($0.touch?.keepsFromScrolling ?? false)
      }, source: { node, context in context.models[node.id]?.source }
    ) { _, _ in
      "it covers what is seen of a scroll view, and a finger on it never scrolls"
    }
  ]
}
