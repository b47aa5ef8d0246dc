// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// From where on findings fail a run, and how many are borne.
struct ThresholdOption: Sendable {
  static let specification = OptionSpecification(
    "fail-on", .text, "LEVEL", help: FailureThreshold.names.joined(separator: ", ") + " (serious)")
  static let specifications = [
    specification,
    OptionSpecification(
      "max-violations", .count, "N", help: "Allow up to N findings before the run fails (0)"),
  ]

  let threshold: FailureThreshold
  private let borne: Int

  init(_ values: OptionValues) throws(CommandError) {
    let level = values.text("fail-on") ?? Impact.serious.rawValue
    guard let threshold = FailureThreshold(level) else {
      throw .unknown("level", level, known: FailureThreshold.names)
    }
    self.threshold = threshold
    let borne = values.numbers["max-violations"] ?? 0
    guard borne >= 0, borne <= Double(Int32.max) else {
      throw .usage("--max-violations needs a number from 0 on")
    }
    self.borne = Int(borne)
  }

  /// What the result means for who called.
  func exitCode(_ result: AuditResult) -> ExitCode {
    if !result.isValid { return .invalid }
    return result.count(reaching: threshold) > borne ? .findings : .clean
  }
}
