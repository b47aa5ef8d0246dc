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
  let help: String
  let fix: String
  let standards: [StandardItem]
  let nodes: [JSONFinding]

  /// nil where there is nothing to say.
  init?(_ result: RuleResult, _ findings: [Finding]) {
    if findings.isEmpty { return nil }
    id = result.rule.id
    impact = result.rule.impact.rawValue
    help = result.rule.help
    fix = result.rule.advice
    standards = result.rule.standards.map(StandardItem.init)
    nodes = findings.map(JSONFinding.init)
  }
}
