// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AccessibilityAudit

@Suite struct ReportDifferenceTests {
  @Test func `a report on disk is read back with every finding`() throws {
    let result = audit(buttonName: "", windowName: "")
    let stored = try stored(result)
    #expect(stored.application == "Sample")
    #expect(stored.isValid)
    #expect(
      stored.items.map(\.fingerprint)
        == (result.violations + result.incomplete + result.bestPractices).map(\.fingerprint))
  }

  @Test func `what came, what went and what stayed is told apart`() throws {
    let difference = ReportDifference(
      from: try stored(audit(buttonName: "", windowName: "Main")),
      to: try stored(audit(buttonName: "OK", windowName: "")))
    #expect(difference.added.map(\.rule) == ["window-title"])
    #expect(difference.mended.map(\.rule) == ["control-name"])
    #expect(difference.unknown.isEmpty)
    #expect(difference.reaches(.impact(.serious)))
    #expect(!difference.reaches(.never))
    #expect(difference.text.hasSuffix("1 new, 1 mended, \(difference.unchangedCount) unchanged\n"))
  }

  @Test func `a finding whose rule was not run again is not mended`() throws {
    let difference = ReportDifference(
      from: try stored(audit(buttonName: "", windowName: "Main")),
      to: try stored(
        Audit(rules: [OrientationRule()]).run(
          Sample.snapshot(buttonName: "OK", windowName: "Main"))))
    #expect(difference.mended.isEmpty)
    #expect(difference.unknown.map(\.rule) == ["control-name"])
  }

  @Test func `two equal runs differ in nothing`() throws {
    let report = try stored(audit(buttonName: "", windowName: ""))
    let difference = ReportDifference(from: report, to: report)
    #expect(difference.added.isEmpty && difference.mended.isEmpty)
    #expect(difference.unchangedCount == report.items.count)
    #expect(!difference.reaches(.incomplete))
  }

  @Test(arguments: ["", "{}", "[1]", "{\"schemaVersion\": \"9\"}", "\u{0}"])
  func `a file that is no report is refused`(text: String) {
    #expect(throws: StoredReportError.self) { try StoredReport(Data(text.utf8)) }
  }

  private func audit(buttonName: String, windowName: String) -> AuditResult {
    Audit(rules: Sample.rules).run(
      Sample.snapshot(buttonName: buttonName, windowName: windowName))
  }

  private func stored(_ result: AuditResult) throws -> StoredReport {
    try StoredReport(
      Data(JSONReport(AuditReport(result, run: RunRecord(toolVersion: "1"))).text.utf8))
  }
}
