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
