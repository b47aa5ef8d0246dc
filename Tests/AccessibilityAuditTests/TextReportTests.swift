// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityAudit

/// How the text report fits a terminal.
@Suite struct TextReportTests {
  @Test func `colours change nothing but colours`() throws {
    let coloured = TextReport(SampleReport.full(), layout: TextLayout(isColoured: true)).text
    let escape = try Regex("\u{1B}\\[[0-9]+m")
    #expect(coloured.contains("\u{1B}[31m"))
    #expect(coloured.replacing(escape, with: "") == TextReport(SampleReport.full()).text)
  }

  @Test(arguments: [40, 80, 120])
  func `a line is broken at the terminal's width, and no word is lost`(width: Int) throws {
    let wrapped = TextReport(SampleReport.full(), layout: TextLayout(width: width)).text
    let lines = wrapped.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width || !$0.drop { $0 == " " }.contains(" ") })
    let words = TextReport(SampleReport.full()).text.split(whereSeparator: \.isWhitespace)
    #expect(wrapped.split(whereSeparator: \.isWhitespace) == words)
  }

  @Test func `a colour takes no room`() {
    let plain = TextReport(SampleReport.full(), layout: TextLayout(width: 60)).text
    let coloured = TextReport(
      SampleReport.full(), layout: TextLayout(isColoured: true, width: 60)
    ).text
    #expect(plain.count { $0 == "\n" } == coloured.count { $0 == "\n" })
  }

  @Test func `a long list is folded, and says how to unfold it`() {
    let folded = TextReport(SampleReport.full(), layout: TextLayout(limit: 3)).text
    let whole = TextReport(SampleReport.full()).text
    #expect(folded.contains("\n    and 8 more (--all-findings lists them)\n"))
    #expect(!whole.contains("--all-findings"))
    #expect(folded.count { $0 == "\n" } < whole.count { $0 == "\n" })
  }

  @Test func `the name stands beside an identifier, which is in its place in the selector`() {
    let slider = Node(
      id: ElementID(9), role: .slider, name: "Treble", identifier: "treble-slider",
      states: Sample.shown.union(StateSet(.focusable)),
      frame: Rect(x: 10, y: 90, width: 200, height: 20),
      value: RangeValue(minimum: 0, maximum: 1, current: 0.5, increment: 0.1))
    let snapshot = Sample.snapshot(buttonName: "OK", windowName: "Main", extra: [slider])
    let report = AuditReport(
      Audit(rules: Sample.rules).run(snapshot), run: RunRecord(toolVersion: "1"))
    let text = TextReport(report).text
    #expect(text.contains("slider[treble-slider] \"Treble\": it is neither"), "\(text)")
  }

  @Test func `East Asian writing takes two columns`() {
    let wrap = TextWrap(width: 20)
    #expect(wrap("日本語の名前 漢字 ab") == "日本語の名前 漢字 ab")
    #expect(wrap("日本語の名前 漢字 abc") == "日本語の名前 漢字\n  abc")
  }
}
