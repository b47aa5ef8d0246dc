// SPDX-License-Identifier: Apache-2.0

/// The list of all rules in Markdown, by what they need, with a link to each one's page.
package struct RuleIndexPage {
  package init() {}

  package var text: String {
    let groups: [(String, [any Rule])] = [
      ("Whether there is anything to judge", RuleRegistry.preflight),
      ("Names, labels and descriptions", RuleRegistry.naming),
      ("Roles, states, values, the tree, and places", RuleRegistry.structure),
      ("Actions and keys, as far as the tree tells", RuleRegistry.operation),
      ("A walk by keys", RuleRegistry.keyboardWalk),
      ("Actions that are performed", RuleRegistry.actionTrials),
      ("The same by pointer, keys and actions", RuleRegistry.parity),
      ("Pictures of the window", RuleRegistry.pictures),
      ("The person's settings", RuleRegistry.preferences),
      ("What an Evenhand application declares", RuleRegistry.gestures),
    ]
    let sections = groups.filter { !$0.1.isEmpty }.map { title, rules in
      let rows = rules.map(RuleDescription.init).map { rule in
        "| [\(rule.id)](\(RulePage.file(of: rule.id))) | \(rule.help) | \(rule.impact.rawValue) |"
          + " \(rule.kind.need) | \(rule.meaning) |"
      }
      return "## \(title)\n\n| rule | what is right | impact | needs | a shortfall is |\n"
        + "|---|---|---|---|---|\n" + rows.joined(separator: "\n")
    }
    return "# The rules\n\n\(RuleRegistry.all.count) rules. These pages are made from the code that"
      + " runs; `evenhand explain RULE` prints the same.\n\n"
      + sections.joined(separator: "\n\n") + "\n"
  }
}
