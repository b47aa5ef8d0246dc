// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Says whether everything that accessibility needs is there, and what to do where it is not.
struct DoctorCommand: Subcommand {
  static let name = "doctor"
  static let summary = "Check what this session is missing, and how to fix it"
  static let synopsis = ""
  static let options = [
    OptionSpecification(
      "exec", .flag, help: "Check only whether --exec can start a private desktop, as in CI"),
    OutputFormat.specification,
  ]

  private let format: OutputFormat
  private let isForExec: Bool

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
    format = try OutputFormat(values)
    isForExec = values.flags.contains("exec")
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let checks =
      isForExec
      ? PrivateSessionCheck(environment: environment, isNeeded: true).checks()
      : await Diagnosis(environment: environment).desktop()
    switch format {
    case .text:
      let width = checks.map { $0.subject.count }.max() ?? 0
      let lines = checks.map { $0.line(subjectWidth: width) + "\n" }
      try Output(path: nil).write(lines.joined())
    case .json: try Output(path: nil).write(JSONText.of(checks))
    }
    return checks.contains { $0.state == .missing } ? .invalid : .clean
  }
}
