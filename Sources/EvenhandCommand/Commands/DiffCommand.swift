// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Says what changed between two reports of `audit --format json`.
struct DiffCommand: Subcommand {
  static let name = "diff"
  static let summary = "Show what changed between two JSON reports"
  static let synopsis = "OLD.json NEW.json"
  static let options = [
    ThresholdOption.specification,
    OutputFormat.specification,
  ]

  private let old: String
  private let new: String
  private let threshold: ThresholdOption
  private let format: OutputFormat

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard program == nil, values.words.count == 2 else {
      throw .usage("name two reports of audit --format json: the old one, then the new one")
    }
    old = values.words[0]
    new = values.words[1]
    threshold = try ThresholdOption(values)
    format = try OutputFormat(values)
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let before = try StoredReportFile.read(old)
    let after = try StoredReportFile.read(new)
    guard before.locale == after.locale else {
      throw .usage(
        "the reports are in two languages, \(Escaped.line(before.locale)) and"
          + " \(Escaped.line(after.locale)): names differ, nothing can be compared")
    }
    let difference = ReportDifference(from: before, to: after)
    try Output(path: nil).write(format == .json ? difference.json : difference.text)
    if !after.isValid { return .invalid }
    return difference.reaches(threshold.threshold) ? .findings : .clean
  }
}
