// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader

/// Prints what a shell needs to complete this command's words.
struct CompletionCommand: Subcommand {
  static let name = "completion"
  static let summary = "Print the completion for a shell: bash, zsh or fish"
  static let synopsis = "bash | zsh | fish"
  static let options: [OptionSpecification] = []

  /// What the scripts ask for.
  private static let applications = "applications"

  /// nil for the applications that run.
  private let shell: Shell?

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    let known = Shell.allCases.map(\.rawValue)
    guard program == nil, let name = values.words.first, values.words.count == 1 else {
      throw .usage("say for which shell: \(known.joined(separator: ", "))")
    }
    shell = Shell(rawValue: name)
    guard shell != nil || name == Self.applications else {
      throw .unknown("shell", name, known: known)
    }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    if let shell {
      try Output(path: nil).write(shell.script)
      return .clean
    }
    // Without a bus there is nothing to complete, and nobody to tell.
    let found = (try? await AccessibilityReader(environment: environment).applications()) ?? []
    let names = Set(found.map { Escaped.line($0.name) }).subtracting([""])
    try Output(path: nil).write(names.sorted().map { $0 + "\n" }.joined())
    return .clean
  }
}
