// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Which rules run.
struct RuleOptions: Sendable {
  static let specifications = [
    OptionSpecification("rules", .list, "ID,...", help: "Only these rules"),
    OptionSpecification("disable", .list, "ID,...", help: "Not these rules"),
  ]

  let rules: [any Rule]

  init(_ values: OptionValues) throws(CommandError) {
    let only = values.items("rules")
    let without = values.items("disable")
    for id in only + without where RuleRegistry.rule(id) == nil {
      throw .unknownRule(id)
    }
    let chosen =
      only.isEmpty
      ? RuleRegistry.standard : RuleRegistry.all.filter { only.contains($0.id) }
    rules = chosen.filter { !without.contains($0.id) }
    if rules.isEmpty { throw .usage("no rule is left to run") }
  }
}
