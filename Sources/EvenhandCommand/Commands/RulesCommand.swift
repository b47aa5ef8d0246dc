// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Lists the rules.
struct RulesCommand: Subcommand {
  static let name = "rules"
  static let summary = "List the rules"
  static let synopsis = ""
  static let options = [RuleListFormat.specification]

  private let format: RuleListFormat

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
    format = try RuleListFormat(values)
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try Output(path: nil).write(format.list(RuleRegistry.all.map(RuleDescription.init)))
    return .clean
  }
}

/// The list of rules in its forms.
enum RuleListFormat: String, FormatChoice {
  case text, json, markdown

  func list(_ rules: [RuleDescription]) -> String {
    switch self {
    case .text:
      let width = rules.map { $0.id.count }.max() ?? 0
      return rules.map { RuleText($0).line(idWidth: width) + "\n" }.joined()
    case .json: return JSONText.of(rules.map(Entry.init))
    case .markdown:
      let head = "| rule | says | impact | standards |\n|---|---|---|---|\n"
      return head
        + rules.map { rule in
          let standards = rule.standards.map(\.description).joined(separator: ", ")
          return "| `\(rule.id)` | \(rule.help) | \(rule.impact.rawValue) | \(standards) |\n"
        }.joined()
    }
  }

  private struct Entry: Encodable {
    struct Requirement: Encodable {
      let scheme: String
      let version: String
      let reference: String
      let level: String?
    }

    let id: String
    let help: String
    let advice: String
    let impact: String
    let kind: String
    let standing: String
    let standards: [Requirement]
    let applicability: String
    let expectations: [String]
    let fixes: [Fix]

    init(_ rule: RuleDescription) {
      id = rule.id
      help = rule.help
      advice = rule.advice
      impact = rule.impact.rawValue
      kind = rule.kind.rawValue
      standing = rule.standing.rawValue
      standards = rule.standards.map {
        Requirement(
          scheme: $0.scheme.rawValue, version: $0.version, reference: $0.reference,
          level: $0.level?.rawValue)
      }
      applicability = rule.applicability
      expectations = rule.expectations
      fixes = Fix.all(for: rule.id)
    }
  }
}
