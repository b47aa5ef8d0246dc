// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Where the result of an audit goes, and in which form.
struct ReportOptions: Sendable {
  static let specifications = [
    OutputFormat.specification,
    OptionSpecification("output", .text, "FILE", help: "Write there, not to standard output"),
  ]

  private let format: OutputFormat
  private let output: Output

  init(_ values: OptionValues) throws(CommandError) {
    format = try OutputFormat(values)
    output = Output(path: values.text("output"))
  }

  /// Finds out before a long run whether everything can be written.
  func check() throws(CommandError) {
    try output.check()
  }

  func write(_ result: AuditResult, _ environment: [String: String]) throws(CommandError) {
    switch format {
    case .text:
      try output.write(TextReport(result, isColoured: output.isColoured(environment)).text)
    case .json:
      try output.write(JSONReport(result, toolVersion: CommandLineRun.version).text)
    }
  }
}
