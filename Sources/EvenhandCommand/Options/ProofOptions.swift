// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Where a proof goes, and in which forms.
struct ProofOptions: Sendable {
  static let specifications = ReportFiles<ProofFormat>.specifications + [ReportAnchor.specification]

  private let reports: ReportFiles<ProofFormat>
  private let anchor: ReportAnchor
  private let start = RunStart()

  init(_ values: OptionValues) throws(CommandError) {
    reports = try ReportFiles(values)
    anchor = try ReportAnchor(values.text("sarif-anchor"))
  }

  /// Whether a report shows pictures.
  var needsPictures: Bool { reports.formats.contains(.html) }

  /// Finds out before a long run whether everything can be written.
  func check() throws(CommandError) { try reports.check() }

  /// Standard output comes last, so that who waits for it finds the files.
  ///
  /// - Parameter part: Which part of the application's controls it is about; nil for all of them.
  func write(
    _ proof: GestureProof, _ environment: [String: String], run: RunRecord, part: String?
  ) throws(CommandError) {
    let sources = ProjectSources().paths(of: proof.sourceFiles)
    let report = ProofReport(
      proof.renamingSources(sources), run: start.completed(run, environment), part: part)
    reports.complain(left: { ProofSARIF(report, anchor: anchor.path).leftOutCount })
    try reports.writeFiles(for: proof.application) { text(report, as: $0) }
    try Output(path: nil).write(text(report, as: reports.format))
  }

  private func text(_ report: ProofReport, as format: ProofFormat) -> String {
    switch format {
    case .text: report.text
    case .json: report.proof.json
    case .sarif: ProofSARIF(report, anchor: anchor.path).text
    case .junit: ProofJUnit(report).text
    case .html: ProofHTML(report).text
    case .markdown: ProofMarkdown(report).text
    case .github: ProofGitHub(report).text
    }
  }
}
