// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Keys go to one place.
struct OneFocusRule: Rule {
  let id = "one-focus"
  let help = "One element at most has the focus, and it is in the active window"
  let advice = "Clear focused where the focus leaves, before it is set where it goes."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2", .a), .en("11.5.2.13"), .section508("502.3.12")]
  let applicability = Condition("is focused") { node, _ in node.states[.focused] }

  let expectations = [
    Expectation(
      "second-focus",
      Condition("is the only one, or the first in the tree") { node, context in
        context.focused.first == node.id
      },
      message: { _, context in "\(context.focused.count) elements say that they are focused" }),
    Expectation(
      "inactive-window",
      Condition("is in a window that is active") { node, context in
        guard let window = context.tree.window(of: node.id) else { return true }
        return window.states[.active]
      },
      review: .always,
      message: { _, _ in "it is focused, but its window is not active" }),
  ]
}
