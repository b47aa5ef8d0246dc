// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Where the result of an audit goes, and in which forms.
struct ReportOptions: Sendable {
  static let specifications = [
    OptionSpecification("format", .text, "FORMAT", help: "\(ReportFormat.names) (text)"),
    OptionSpecification(
      "output", .list, "FILE",
      help: "Also write a report file: .txt .json .sarif .xml .html .md; {app} is the application"),
    OptionSpecification(
      "all-findings", .flag,
      help: "Do not shorten long lists of similar findings"),
    OptionSpecification("include-passes", .flag, help: "List the elements that passed too (json)"),
    OptionSpecification(
      "sarif-include", .list, "WHAT,...", help: "Also include: incomplete, advice"),
    OptionSpecification(
      "sarif-anchor", .text, "FILE", help: "The file that SARIF results point to (README.md)"),
  ]

  private let format: ReportFormat
  private let files: [ReportFile]
  private let listsAll: Bool
  private let includesPasses: Bool
  private let sarif: SARIFOptions
  private let start = RunStart()

  init(_ values: OptionValues) throws(CommandError) {
    format = try ReportFormat(named: values.text("format") ?? ReportFormat.text.rawValue)
    var files: [ReportFile] = []
    for word in values.texts["output"] ?? [] { files.append(try ReportFile(word)) }
    for (index, file) in files.enumerated()
    where files[..<index].contains(where: { $0.path == file.path }) {
      throw .usage("two reports go to \(Escaped.brief(file.path))")
    }
    self.files = files
    listsAll = values.flags.contains("all-findings")
    includesPasses = values.flags.contains("include-passes")
    sarif = SARIFOptions(
      anchor: try ReportAnchor(values.text("sarif-anchor")).path,
      includes: try Self.included(values))
  }

  /// True where a report names what passed.
  var recordsPasses: Bool {
    includesPasses || ([format] + files.map(\.format)).contains(.junit)
  }

  /// Finds out before a long run whether everything can be written.
  func check() throws(CommandError) {
    for file in files { try file.output(for: "evenhand").check() }
  }

  /// With several applications each needs a file of its own.
  func checkAll() throws(CommandError) {
    for file in files where !file.namesApplication {
      throw .usage(
        "with --all the name of an --output needs \(ReportFile.mark), as in"
          + " --output report-\(ReportFile.mark).json")
    }
  }

  /// Standard output comes last, so that who waits for it finds the files. `name` is what files call
  /// the application; without it they take its own name.
  func write(
    _ result: AuditResult, _ environment: [String: String],
    run: RunRecord, as name: String? = nil, isQuiet: Bool = false
  ) throws(CommandError) {
    let sources = ProjectSources().paths(of: result.sourceFiles)
    let report = AuditReport(
      result.renamingSources(sources), run: start.completed(run, environment))
    if ([format] + files.map(\.format)).contains(.sarif) {
      let left = SARIFReport(report, options: sarif).leftOutCount
      if left > 0 {
        Output.complain(
          "SARIF: the \(left) results of the lowest impact are left out; GitHub keeps"
            + " \(SARIFReport.maximumResults)")
      }
    }
    for file in files {
      try file.output(for: name ?? result.target.application).write(
        text(report, as: file.format, layout: TextLayout()))
    }
    if isQuiet { return }
    let output = Output(path: nil)
    let layout = TextLayout(
      isColoured: output.isColoured(environment), width: output.columns(environment),
      limit: listsAll ? nil : TextLayout.usualLimit)
    try output.write(text(report, as: format, layout: layout))
  }

  private func text(
    _ report: AuditReport, as format: ReportFormat, layout: TextLayout
  ) -> String {
    switch format {
    case .text: TextReport(report, layout: layout).text
    case .json: JSONReport(report, includesPasses: includesPasses).text
    case .sarif: SARIFReport(report, options: sarif).text
    case .junit: JUnitReport(report).text
    case .html: HTMLReport(report).text
    case .markdown: MarkdownReport(report).text
    case .github: GitHubReport(report).text
    }
  }

  private static func included(
    _ values: OptionValues
  ) throws(CommandError) -> Set<SARIFOptions.Extra> {
    var extras: Set<SARIFOptions.Extra> = []
    for item in values.items("sarif-include") {
      guard let extra = SARIFOptions.Extra(rawValue: item) else {
        throw .unknown("--sarif-include", item, known: SARIFOptions.Extra.allCases.map(\.rawValue))
      }
      extras.insert(extra)
    }
    return extras
  }
}
