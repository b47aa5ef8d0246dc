// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Lists the rules.
struct RulesCommand: Subcommand {
  static let name = "rules"
  static let summary = "List the rules"
  static let synopsis = ""
  static let options: [OptionSpecification] = []

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let rules = RuleRegistry.all.map(RuleDescription.init)
    let width = rules.map { $0.id.count }.max() ?? 0
    let lines = rules.map { RuleText($0).line(idWidth: width) }
    try Output(path: nil).write(lines.joined(separator: "\n") + "\n")
    return .clean
  }
}
