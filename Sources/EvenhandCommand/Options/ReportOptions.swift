// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Where the result of an audit goes, and in which forms.
struct ReportOptions: Sendable {
  static let specifications =
    ReportFiles<ReportFormat>.specifications + [
      OptionSpecification(
        "all-findings", .flag,
        help: "Do not shorten long lists of similar findings"),
      OptionSpecification(
        "fix", .flag, help: "Show the lines of code that mend each finding (text)"),
      OptionSpecification(
        "include-passes", .flag, help: "List the elements that passed too (json)"),
      OptionSpecification(
        "sarif-include", .list, "WHAT,...", help: "Also include: incomplete, advice"),
      ReportAnchor.specification,
    ] + OpenACROptions.specifications

  private let reports: ReportFiles<ReportFormat>
  private let listsAll: Bool
  private let showsFixes: Bool
  private let includesPasses: Bool
  private let sarif: SARIFOptions
  private let product: OpenACRProduct
  private let start = RunStart()

  init(_ values: OptionValues) throws(CommandError) {
    reports = try ReportFiles(values)
    listsAll = values.flags.contains("all-findings")
    showsFixes = values.flags.contains("fix")
    includesPasses = values.flags.contains("include-passes")
    sarif = SARIFOptions(
      anchor: try ReportAnchor(values.text("sarif-anchor")).path,
      includes: try Self.included(values))
    product = try OpenACROptions.product(values)
    if reports.formats.contains(.openacr), values.flags.contains("new-only") {
      throw .usage("an OpenACR draft needs the known findings too: leave out --new-only")
    }
  }

  /// True where a report names what passed.
  var recordsPasses: Bool {
    includesPasses || reports.formats.contains(.junit)
  }

  /// Finds out before a long run whether everything can be written.
  func check() throws(CommandError) { try reports.check() }

  /// With several applications each needs a file of its own.
  func checkAll() throws(CommandError) { try reports.checkAll() }

  /// Standard output comes last, so that who waits for it finds the files. `name` is what files call
  /// the application; without it they take its own name.
  func write(
    _ result: AuditResult, _ environment: [String: String],
    run: RunRecord, as name: String? = nil, isQuiet: Bool = false
  ) throws(CommandError) {
    let sources = ProjectSources().paths(of: result.sourceFiles)
    let report = AuditReport(
      result.renamingSources(sources), run: start.completed(run, environment))
    reports.complain(left: { SARIFReport(report, options: sarif).leftOutCount })
    try reports.writeFiles(for: name ?? result.target.application) { format in
      text(report, as: format, layout: TextLayout(showsFixes: showsFixes))
    }
    if isQuiet { return }
    let output = Output(path: nil)
    let layout = TextLayout(
      isColoured: output.isColoured(environment), width: output.columns(environment),
      limit: listsAll ? nil : TextLayout.usualLimit, showsFixes: showsFixes)
    try output.write(text(report, as: reports.format, layout: layout))
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
    case .openacr: OpenACRReport(report, product: product).text
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

/// When the command began.
struct RunStart: Sendable {
  private let date = Date()
  private let instant = ContinuousClock.now

  /// The record with what only the command knows. With SOURCE_DATE_EPOCH (see
  /// https://reproducible-builds.org) a report says that time and no duration, so that two reports on
  /// the same tree are the same.
  func completed(_ run: RunRecord, _ environment: [String: String]) -> RunRecord {
    var run = run
    if let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(UInt32.init) {
      run.startedAt = Date(timeIntervalSince1970: TimeInterval(seconds))
    } else {
      run.startedAt = date
      run.duration = ContinuousClock.now - instant
    }
    return run
  }
}

/// The file of the project that a finding points to when its source is not known: GitHub refuses
/// results that point nowhere.
struct ReportAnchor: Sendable {
  static let specification = OptionSpecification(
    "sarif-anchor", .text, "FILE", help: "The file that SARIF results point to (README.md)")

  /// From the current folder, where the project is.
  let path: String

  init(_ given: String?) throws(CommandError) {
    guard let given else {
      path = Self.usual
      return
    }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardized.path
    let file = URL(fileURLWithPath: given).standardized.path
    guard file.hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw .usage("--sarif-anchor needs a file below the current folder")
    }
    guard FileManager.default.fileExists(atPath: file) else {
      throw .usage("--sarif-anchor: there is no file \(Escaped.brief(given))")
    }
    path = String(file.dropFirst(folder.count).drop { $0 == "/" })
  }

  /// What describes the application (AppStream, the desktop entry), or the project; the first of
  /// them that is here.
  private static var usual: String {
    for folder in [".", "data"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      for suffix in [".metainfo.xml", ".appdata.xml", ".desktop"] {
        if let name = names.first(where: { $0.hasSuffix(suffix) }) {
          return folder == "." ? name : folder + "/" + name
        }
      }
    }
    return "README.md"
  }
}
