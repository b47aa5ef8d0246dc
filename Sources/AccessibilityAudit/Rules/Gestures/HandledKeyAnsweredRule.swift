// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A key that is handled and of which nobody hears leaves a person waiting.
struct HandledKeyAnsweredRule: Rule {
  let id = "handled-key-answered"
  let help = "A key that a view handles is answered, for ears and eyes"
  let advice =
    "Return .ignored for a key that does nothing; where it does something, let a value, a text or an"
    + " announcement tell of it, and draw what changes."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1"), .wcag("4.1.3")]
  let applicability = Condition("handles keys that were pressed on it") { node, context in
    answers(node, context).map { !$0.handled.isEmpty || $0.gap != nil } ?? false
  }

  let expectations = [
    Expectation(
      "silent-key",
      Condition("changes, says or draws something for each key that it handles") { node, context in
        guard let answers = answers(node, context) else { return true }
        if let gap = answers.gap, answers.silent.isEmpty { throw NotTested(gap) }
        return answers.silent.isEmpty
      }, review: .always, source: { node, context in context.models[node.id]?.source },
      message: { node, context in
        let keys = (answers(node, context)?.silent ?? []).joined(separator: ", ")
        return "\(keys): handled, and nothing changes, is said or drawn"
      }),
    Expectation(
      "drawn-alone",
      Condition("says something of what a key changes") { node, context in
        answers(node, context)?.drawn.isEmpty ?? true
      }, review: .always, source: { node, context in context.models[node.id]?.source },
      message: { node, context in
        let keys = (answers(node, context)?.drawn ?? []).joined(separator: ", ")
        return "\(keys): what is drawn changes, and nothing says so"
      }),
    Expectation(
      "state-not-drawn",
      Condition("draws otherwise what a key checks, presses, chooses or opens") { node, context in
        answers(node, context)?.undrawn.isEmpty ?? true
      }, review: .always, source: { node, context in context.models[node.id]?.source },
      message: { node, context in
        let keys = (answers(node, context)?.undrawn ?? []).joined(separator: ", ")
        return "\(keys): its state changes, and it looks the same"
      }),
  ]

  private static func answers(_ node: Node, _ context: AuditContext) -> ModelKeyAnswers? {
    context.evidence.model?.answers.first { $0.element == node.id.rawValue }
  }
}
