// SPDX-License-Identifier: Apache-2.0

/// The result as one file for a browser or a printer: nothing is loaded, and without scripts
/// everything is shown.
public struct HTMLReport: Sendable {
  private let report: AuditReport

  public init(_ report: AuditReport) {
    self.report = report
  }

  /// The whole file.
  public var text: String {
    let tool = HTMLText.plain(report.run.toolVersion)
    return HTMLPage(
      title: "Accessibility audit of " + report.title, toolVersion: report.run.toolVersion,
      style: HTMLPage.style, script: String(decoding: PackageResources.report_js, as: UTF8.self),
      skip: (target: "findings", words: "Skip to the findings"),
      header: """
        <h1>Accessibility audit of \(HTMLText.foreign(report.title))</h1>
        \(HTMLSummary(report).text)
        """,
      main: HTMLFindings(report).text + "\n" + HTMLCoverage(report).text,
      footer: """
        <p>Made by evenhand \(tool). <code>evenhand explain RULE</code>
        says what a rule checks. The fingerprint of a finding stays the same from run to run.</p>
        """
    ).text
  }
}
