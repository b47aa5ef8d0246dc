// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Foundation

/// Says whether everything that accessibility needs is there, and what to do where it is not.
struct DoctorCommand: Subcommand {
  static let name = "doctor"
  static let summary = "Check the display, the buses and the screen reader"
  static let synopsis = ""
  static let options: [OptionSpecification] = []

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let checks = await Diagnosis(environment: environment).checks()
    let width = checks.map { $0.subject.count }.max() ?? 0
    let lines = checks.map { $0.line(subjectWidth: width) }
    try Output(path: nil).write(lines.joined(separator: "\n") + "\n")
    return checks.allSatisfy { $0.isThere || !$0.isNeeded } ? .clean : .invalid
  }
}
