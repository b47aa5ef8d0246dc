// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Says what a rule checks, why, and what to do.
struct ExplainCommand: Subcommand {
  static let name = "explain"
  static let summary = "Explain what a rule checks, and what to do about it"
  static let synopsis = "RULE"
  static let options: [OptionSpecification] = []

  private let rule: any Rule

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard program == nil, let id = values.words.first, values.words.count == 1 else {
      throw .usage("say which rule; evenhand rules lists them")
    }
    guard let rule = RuleRegistry.rule(id) else { throw .unknownRule(id) }
    self.rule = rule
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try Output(path: nil).write(RuleText(RuleDescription(rule)).text)
    return .clean
  }
}
