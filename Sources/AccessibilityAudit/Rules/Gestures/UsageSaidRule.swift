// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A person hears how something is used when they come to it, and not when it is done.
struct UsageSaidRule: Rule {
  let id = "usage-said"
  let help = "How a control is used is said when the focus comes to it"
  let advice =
    "Take an empty accessibilityHint(\"\") away, so that the derived sentence is said, or write a hint"
    + " of your own."
  let impact = Impact.moderate
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("3.3.2")]
  let applicability = Condition.model("is used in a way that its role does not say") {
    !$0.usage.isEmpty
  }

  /// An author may have said it somewhere else: a person has to decide.
  let expectations: [Expectation] = [
    Expectation(
      "not-said",
      Condition("has a help text, or a name or description that says how it is used") {
        node, context in
        let usage = context.models[node.id]?.usage ?? ""
        return !node.help.trimmed.isEmpty
          || [context.name(of: node), node.description].contains { $0.contains(usage) }
      }, review: .always, source: { node, context in context.models[node.id]?.source }
    ) { node, context in
      "\"\(context.models[node.id]?.usage ?? "")\" is said nowhere when the focus comes to it"
    }
  ]
}
