// SPDX-License-Identifier: Apache-2.0

/// One rule with what it found.
struct JSONRule: Encodable {
  struct StandardItem: Encodable {
    let scheme: String
    let version: String
    let ref: String
    let level: String?

    init(_ standard: Standard) {
      scheme = standard.scheme.rawValue
      version = standard.version
      ref = standard.reference
      level = standard.level?.rawValue
    }
  }

  let id: String
  let impact: String
  let tags: [String]
  let help: String
  /// What it judges and what it expects, in words.
  let description: String
  let fix: String
  let standards: [StandardItem]
  let nodes: [JSONFinding]

  /// nil where there is nothing to say.
  init?(_ rule: RuleDescription, _ findings: [Finding]) {
    if findings.isEmpty { return nil }
    id = rule.id
    impact = rule.impact.rawValue
    tags = rule.tags
    help = rule.help
    description = rule.sentence
    fix = rule.advice
    standards = rule.standards.map(StandardItem.init)
    nodes = findings.map { JSONFinding($0, rule) }
  }
}
