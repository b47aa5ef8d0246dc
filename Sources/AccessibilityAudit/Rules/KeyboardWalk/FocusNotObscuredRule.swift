// SPDX-License-Identifier: Apache-2.0

import Semantics

struct FocusNotObscuredRule: Rule {
  let id = "focus-not-obscured"
  let help = "The element that has the focus is in view"
  let advice = "Scroll to the element when it gets the focus."
  let impact = Impact.moderate
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.4.11")]
  let applicability =
    Condition.isArrival && .hasTrustedPlace
    && Condition("has a place that was asked for when it got the focus") { node, context in
      context.keyboard.arrivals[node.id]?.contains { $0.isOutOfView != nil } ?? false
    }

  let expectations = [
    Expectation(
      "out-of-view",
      Condition("stands in its window and in what scrolls it, at least in part") { node, context in
        !(context.keyboard.arrivals[node.id] ?? []).contains { $0.isOutOfView == true }
      },
      review: .always,
      message: { _, _ in "it has the focus and lies outside of what is on the screen" })
  ]
}
