// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader leaves these out, and their name with them, or reads it in place of what they
/// hold.
struct NameProhibitedRule: Rule {
  let id = "name-prohibited"
  let help = "What only arranges or separates has no name"
  let advice =
    "Give the element a role that may have a name: group, region, image, or what it is operated as."
    + " Take the name away only from what nobody operates."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole([.filler, .separator, .viewport, .redundantObject, .glassPane, .layeredPane])
    && .isShowing
    && Condition("is no separator, or one that holds something") { node, _ in
      node.role != .separator || !node.children.isEmpty
    }
    && Condition("takes no focus, and has neither action nor value") { node, _ in
      !node.states[.focusable] && node.actions.isEmpty && node.value == nil
    }
    && Condition("is no empty box with words of its own, which action-focusable asks about") {
      node, context in
      !ActionFocusableRule.isBoxWithWords(node, context)
    }

  let expectations = [
    Expectation(
      "named",
      Condition(
        "has no name but that of its class, which GTK before 4.10 gives, or of its group box, which Qt"
          + " gives"
      ) { node, context in
        let name = node.name.trimmed
        return name.isEmpty || context.isNamedByGroup(node) || NameForm.isClassName(name)
          || context.toolkit.has(.namesByClass) && NameForm.isTypeName(name)
      },
      message: { node, _ in
        "the \(node.role.name) has the name \"\(Escaped.brief(node.name))\", which is hardly ever spoken"
      })
  ]
}
