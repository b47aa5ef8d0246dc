// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader

/// Judges an application, and says what is wrong.
struct AuditCommand: Subcommand {
  static let name = "audit"
  static let summary = "Check an application's accessibility"
  static let synopsis = TargetOptions.synopsis
  static let options =
    TargetOptions.specifications + RuleOptions.specifications
    + DriveOptions.specifications + ActionOptions.specifications + [ThresholdOption.specification]
    + KnownFindingsOptions.specifications + ReportOptions.specifications + [
      RecordOption.specification,
      OptionSpecification("pictures", .flag, help: "Take a picture of each window and judge it"),
      OptionSpecification("verbose", .flag, help: "Say how long it took, on standard error"),
    ]

  private let target: TargetOptions
  private let rules: RuleOptions
  private let drive: DriveOptions
  private let actions: ActionOptions
  private let threshold: ThresholdOption
  private let known: KnownFindingsOptions
  private let reports: ReportOptions
  private let record: RecordOption
  private let isVerbose: Bool
  private let takesPictures: Bool

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    rules = try RuleOptions(values)
    threshold = try ThresholdOption(values)
    known = try KnownFindingsOptions(values)
    reports = try ReportOptions(values)
    record = RecordOption(values)
    isVerbose = values.flags.contains("verbose")
    takesPictures = values.flags.contains("pictures")
    target = try TargetOptions(values, program: program)
    drive = try DriveOptions(values)
    actions = try ActionOptions(values, drive)
    try drive.check(target)
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try reports.check()
    try record.check()
    if actions.isDryRun { return try await dryRun(environment) }
    let stops = try await TargetOpening(
      options: target, environment: environment,
      isolated: drive.isDriving && !drive.allowsDesktop,
      asksDetails: true
    ).atEachStop {
      target async throws(CommandError) in
      try record.write(target)
      return await judge(target)
    }
    guard let merged = AuditResult(stops: stops) else { throw .invalid("nothing was audited") }
    let result = try known.applied(to: merged)
    try reports.write(result, environment)
    if !result.isValid { return .invalid }
    return result.reaches(threshold.threshold) ? .findings : .clean
  }

  /// Reads, and says what driving would do.
  private func dryRun(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let plan = try await TargetOpening(
      options: target, environment: environment, isolated: !drive.allowsDesktop
    ).with { target async throws(CommandError) in
      ActionEvidence(target: target, options: actions, isVerbose: false).plan
    }
    try Output(path: nil).write(plan)
    return .clean
  }

  private func judge(_ target: OpenTarget) async -> AuditResult {
    let start = ContinuousClock.now
    var evidence = Evidence(status: target.status)
    evidence.locale = target.language
    evidence.scope = target.scope
    evidence.setting = target.setting
    if takesPictures { PictureEvidence(target: target).add(to: &evidence) }
    if drive.ways.contains(.keyboard) {
      await KeyboardEvidence(
        target: target, isVerbose: isVerbose,
        triesBindings: rules.rules.contains { $0.id == "keybinding-works" }
      ).add(to: &evidence)
    }
    if drive.ways.contains(.actions) {
      await ActionEvidence(target: target, options: actions, isVerbose: isVerbose)
        .add(to: &evidence)
    }
    let result = Audit(rules: rules.rules, recordsPasses: reports.recordsPasses).run(
      target.snapshot, evidence: evidence)
    let duration = ContinuousClock.now - start
    if isVerbose {
      Output.complain(
        "read \(target.snapshot.tree.count) elements, and details of"
          + " \(target.snapshot.details.count), with \(target.snapshot.calls) calls in"
          + " \(milliseconds(target.snapshot.duration)) ms, judged them in"
          + " \(milliseconds(duration)) ms")
    }
    return result
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = (duration / .microseconds(100)).rounded()
    return "\(tenths / 10)"
  }
}
