// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// What an option's value may be, for a shell that completes it.
enum OptionChoices: Hashable, Sendable {
  case words([String])
  case files
  /// The names of the applications that run now.
  case applications
  case free

  static func of(
    _ option: OptionSpecification, for command: any Subcommand.Type
  ) -> OptionChoices {
    switch option.name {
    case "rules", "disable": return .words(RuleRegistry.all.map(\.id))
    case "format": return .words(formats(of: command))
    case "sarif-include": return .words(SARIFOptions.Extra.allCases.map(\.rawValue))
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
    case BaselineCommand.name: BaselineCommand.Work.allCases.map(\.rawValue)
    default:
      // "model" after "audit".
      CommandLineRun.subcommands.map { $0.name.split(separator: " ").map(String.init) }
        .filter { $0.count == 2 && $0[0] == command.name }.map { $0[1] }
    }
  }

  private static func formats(of command: any Subcommand.Type) -> [String] {
    switch command.name {
    case AuditCommand.name, ModelCommand.name: ReportFormat.allCases.map(\.rawValue)
    case ProveCommand.name: ProofFormat.allCases.map(\.rawValue)
    case RulesCommand.name: RuleListFormat.allCases.map(\.rawValue)
    default: OutputFormat.allCases.map(\.rawValue)
    }
  }
}
