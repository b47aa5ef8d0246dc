// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation
import Semantics
import Testing

@Suite struct ReportTests {
  @Test func `the text report is as recorded`() throws {
    try Golden.compare(TextReport(result()).text, with: "sample.txt")
  }

  @Test func `the JSON report is as recorded`() throws {
    try Golden.compare(JSONReport(result(), toolVersion: "1.2.3").text, with: "sample.json")
  }

  @Test func `the same snapshot gives the same bytes`() throws {
    #expect(try TextReport(result()).text == TextReport(result()).text)
    #expect(
      try JSONReport(result(), toolVersion: "1").text
        == JSONReport(result(), toolVersion: "1").text)
  }

  @Test func `colours change nothing but colours`() throws {
    let result = try result()
    let coloured = TextReport(result, isColoured: true).text
    let escape = try Regex("\u{1B}\\[[0-9]+m")
    #expect(coloured.contains("\u{1B}[31m"))
    #expect(coloured.replacing(escape, with: "") == TextReport(result).text)
  }

  @Test func `hostile text stays on its line and sends nothing to the terminal`() throws {
    let hostile =
      "\u{1B}]0;owned\u{7}\r\n  fail  \u{202E}evil\u{2028}" + String(repeating: "x", count: 9999)
    let snapshot = Sample.snapshot(buttonName: "", windowName: hostile)
    let report = TextReport(Audit().run(snapshot)).text
    let bad = report.unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(bad.isEmpty)
    #expect(report.split(separator: "\n").allSatisfy { $0.count < 400 })
    let data = Data(JSONReport(Audit().run(snapshot), toolVersion: "1").text.utf8)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  private func result() throws -> AuditResult {
    Audit(rules: Sample.rules).run(
      Sample.snapshot(buttonName: "", windowName: "Main"),
      evidence: Evidence(
        status: BusStatus(address: "unix:path=/nowhere", registryAnswers: true, isEnabled: true)))
  }
}
