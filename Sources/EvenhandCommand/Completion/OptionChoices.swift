// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// What an option's value may be, for a shell that completes it.
enum OptionChoices: Hashable, Sendable {
  case words([String])
  case files
  /// The names of the applications that run now.
  case applications
  case free

  static func of(_ option: OptionSpecification) -> OptionChoices {
    switch option.name {
    case "rules", "disable": return .words(RuleRegistry.all.map(\.id))
    case "format": return .words(OutputFormat.allCases.map(\.rawValue))
    case "fail-on": return .words(FailureThreshold.names)
    case "standard": return .words(RuleTag.standards)
    case "tags": return .words(RuleTag.names)
    case "session": return .words(SessionChoice.allCases.map(\.rawValue))
    case "drive": return .words(DriveOptions.Way.allCases.map(\.rawValue) + ["none"])
    case "app": return .applications
    default: return option.placeholder == "FILE" ? .files : .free
    }
  }

  /// What stands after a command that is no option.
  static func words(of command: any Subcommand.Type) -> [String] {
    switch command.name {
    case ExplainCommand.name: RuleRegistry.all.map(\.id)
    case CompletionCommand.name: Shell.allCases.map(\.rawValue)
    default: []
    }
  }
}
