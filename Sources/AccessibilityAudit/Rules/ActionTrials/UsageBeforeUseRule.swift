// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Who does not know how to begin never hears what is said after the beginning.
struct UsageBeforeUseRule: Rule {
  let id = "usage-before-use"
  let help = "How a control is used is said before it is used"
  let advice =
    "Say in the description or the help text which keys and actions the control has, and not only in an"
    + " announcement after the first of them."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("3.3.2")]
  let applicability =
    Condition("has an action that its role does not say, beside another one") { node, _ in
      hasActionOfItsOwn(node)
    }
    && Condition("was asked to perform an action, and then told which keys to use") {
      node, context in
      try instruction(node, context) != nil
    }

  let expectations = [
    Expectation(
      "said-late",
      Condition("has a help text, or a name or description that tells of keys before") {
        node, context in
        !node.help.trimmed.isEmpty
          || ([context.name(of: node), node.description] + describers(of: node, context))
            .contains(where: UsageWords.tellsKeys)
      }, review: .always,
      message: { node, context in
        let words = (try? instruction(node, context)) ?? ""
        return
          "\"\(Escaped.brief(words))\" is said only after its action, and nothing tells how to begin"
      })
  ]

  private static func hasActionOfItsOwn(_ node: Node) -> Bool {
    node.actions.count > 1 && node.actions.contains { !ActionNames.isKnown($0.name) }
  }

  /// What is announced, or stands in its description, after one of its actions, and tells of keys.
  private static func instruction(_ node: Node, _ context: AuditContext) throws -> String? {
    for trial in try context.index(TrialIndex.self).trials(of: node, [.action]) {
      let described = trial.changes.filter {
        $0.element == node.id && $0.property == .description
          && !UsageWords.tellsKeys($0.from)
      }.map(\.to)
      let announced = trial.events.filter {
        $0.kind.hasPrefix("object:announcement") || $0.kind.hasPrefix("object:notification")
      }.map(\.carried)
      if let words = (described + announced).first(where: UsageWords.tellsKeys) { return words }
    }
    return nil
  }

  private static func describers(of node: Node, _ context: AuditContext) -> [String] {
    node.relations.filter { $0.kind == .describedBy }.flatMap(\.targets)
      .compactMap { context[$0] }.map { context.name(of: $0) }
  }
}
