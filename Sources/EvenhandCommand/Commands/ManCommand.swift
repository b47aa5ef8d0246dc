// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Prints the manual page, made from the tables that the command runs by.
struct ManCommand: Subcommand {
  static let name = "man"
  static let summary = "Print the manual page, for man -l -"
  static let synopsis = ""
  static let options: [OptionSpecification] = []

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try Output(path: nil).write(ManualPage().text)
    return .clean
  }
}
