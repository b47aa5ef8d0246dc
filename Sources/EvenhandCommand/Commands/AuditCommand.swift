// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation

/// Judges an application, and says what is wrong.
struct AuditCommand: Subcommand {
  static let name = "audit"
  static let summary = "Check an application's accessibility"
  static let synopsis = "--app NAME | --pid N | --exec -- PROGRAM [ARGUMENTS]"
  static let options =
    TargetOptions.specifications + [
      OptionSpecification("rules", .list, "ID,...", help: "Only these rules"),
      OptionSpecification("disable", .list, "ID,...", help: "Not these rules"),
      OptionSpecification(
        "fail-on", .text, "LEVEL",
        help: FailureThreshold.names.joined(separator: ", ")
          + " (serious)"),
      OutputFormat.specification,
      OptionSpecification("output", .text, "FILE", help: "Write there, not to standard output"),
      OptionSpecification("verbose", .flag, help: "Say how long it took, on standard error"),
    ]

  private let target: TargetOptions
  private let rules: [any Rule]
  private let threshold: FailureThreshold
  private let format: OutputFormat
  private let output: Output
  private let isVerbose: Bool

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    rules = try Self.rules(only: values.items("rules"), without: values.items("disable"))
    let level = values.text("fail-on") ?? Impact.serious.rawValue
    guard let threshold = FailureThreshold(level) else {
      let known = FailureThreshold.names.joined(separator: ", ")
      throw .usage("unknown level \"\(Escaped.line(level))\"; there are \(known)")
    }
    self.threshold = threshold
    format = try OutputFormat(values)
    output = Output(path: values.text("output"))
    isVerbose = values.flags.contains("verbose")
    target = try TargetOptions(values, program: program)
  }

  private static func rules(
    only: [String], without: [String]
  ) throws(CommandError) -> [any Rule] {
    for id in only + without where RuleRegistry.rule(id) == nil {
      throw .unknownRule(id)
    }
    let chosen = RuleRegistry.all.filter { rule in
      (only.isEmpty || only.contains(rule.id)) && !without.contains(rule.id)
    }
    guard !chosen.isEmpty else { throw .usage("no rule is left to run") }
    return chosen
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try output.check()
    let read = try await TargetReading(options: target, environment: environment).run()
    let start = ContinuousClock.now
    let result = Audit(rules: rules).run(read.snapshot, status: read.status)
    let duration = ContinuousClock.now - start
    if isVerbose {
      Output.complain(
        "read \(read.snapshot.tree.count) elements with \(read.snapshot.calls) calls in"
          + " \(milliseconds(read.snapshot.duration)) ms, judged them in"
          + " \(milliseconds(duration)) ms")
    }
    switch format {
    case .text:
      try output.write(TextReport(result, isColoured: output.isColoured(environment)).text)
    case .json:
      try output.write(JSONReport(result, toolVersion: CommandLineRun.version).text)
    }
    if !result.isValid { return .invalid }
    return result.reaches(threshold) ? .findings : .clean
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = (duration / .microseconds(100)).rounded()
    return "\(tenths / 10)"
  }
}
