// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AccessibilityAudit

/// Every format, whole, on the same two reports.
@Suite struct ReportTests {
  enum Format: String, CaseIterable, Sendable {
    case text, json, sarif, junit, html, markdown, github, openacr

    func text(_ report: AuditReport) -> String {
      switch self {
      case .text: TextReport(report, layout: TextLayout(limit: 5)).text
      case .json: JSONReport(report, includesPasses: true).text
      case .sarif:
        SARIFReport(report, options: SARIFOptions(includes: Set(SARIFOptions.Extra.allCases))).text
      case .junit: JUnitReport(report).text
      case .html: HTMLReport(report).text
      case .markdown: MarkdownReport(report).text
      case .github: GitHubReport(report).text
      case .openacr: OpenACRReport(report).text
      }
    }

    var fileExtension: String {
      switch self {
      case .text: "txt"
      case .json: "json"
      case .sarif: "sarif"
      case .junit: "xml"
      case .html: "html"
      case .markdown: "md"
      case .github: "annotations"
      case .openacr: "yaml"
      }
    }
  }

  @Test func `the lines of a fix stay lines in HTML`() {
    let fix = "// In the TextArea:\nKeyNavigation.tab: next\nif (a < b) {\u{7} }"
    #expect(
      HTMLText.lines(fix)
        == "// In the TextArea:\nKeyNavigation.tab: next\nif (a &lt; b) {\\u{7} }")
  }

  @Test(arguments: Format.allCases)
  func `a small report is as recorded`(format: Format) throws {
    try Golden.compare(format.text(SampleReport.plain()), with: "sample.\(format.fileExtension)")
  }

  @Test(arguments: Format.allCases)
  func `a report with everything is as recorded`(format: Format) throws {
    try Golden.compare(format.text(SampleReport.full()), with: "full.\(format.fileExtension)")
  }

  @Test(arguments: Format.allCases)
  func `the same result gives the same bytes`(format: Format) {
    #expect(format.text(SampleReport.full()) == format.text(SampleReport.full()))
  }

  @Test func `a process is named that goes on running, and none that was started for the audit`() {
    let report = SampleReport.full()
    #expect(!JSONReport(report).text.contains("objectPath"))
    #expect(!JSONReport(report).text.contains("\"pid\""))
    var run = report.run
    run.program = []
    let other = JSONReport(AuditReport(report.result, run: run)).text
    #expect(other.contains("\"objectPath\" : \"/org/a11y/atspi/accessible/5\""))
    #expect(other.contains("\"pid\" : 4711"))
  }
}
