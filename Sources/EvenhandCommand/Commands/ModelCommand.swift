// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Lets an Evenhand application try its own gestures, and judges what came of it.
struct ModelCommand: Subcommand {
  static let name = "audit model"
  static let summary = "Check an Evenhand application's gestures, in its own process"
  static let synopsis = "-- PROGRAM [ARGUMENTS]"
  static let options =
    RuleOptions.specifications + [ThresholdOption.specification]
    + KnownFindingsOptions.specifications + ReportOptions.specifications + [
      OptionSpecification(
        "exec", .flag,
        help: "Accepted for consistency; the program is always started"),
      OptionSpecification(
        "with-bus", .flag, help: "Also run the program and compare its tree on the bus"),
      ModelProgram.timeout,
    ]

  private let program: ModelProgram
  private let rules: RuleOptions
  private let threshold: ThresholdOption
  private let known: KnownFindingsOptions
  private let reports: ReportOptions
  private let comparesBus: Bool

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    // Rules judge what stands in the tree.
    let program = try ModelProgram(
      values, program, .init(controlsBefore: 0), example: "evenhand audit model -- gallery")
    rules = try RuleOptions(values)
    threshold = try ThresholdOption(values)
    known = try KnownFindingsOptions(values)
    reports = try ReportOptions(values)
    comparesBus = values.flags.contains("with-bus")
    self.program = program
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try reports.check()
    var document = try await program.document(environment)
    if comparesBus {
      let arrived = try await program.snapshot(environment)
      document.compare(with: arrived.tree)
    }
    let judged = try known.applied(to: document.audit(rules: rules.rules))
    try reports.write(judged, environment, run: program.record)
    if !judged.isValid { return .invalid }
    return judged.reaches(threshold.threshold) ? .findings : .clean
  }
}
