// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct KnownFindingsTests {
  private let today = CalendarDay("2026-11-21") ?? .earliest

  @Test func `a file that is written and read is the same file`() throws {
    let known = KnownFindings(
      kind: .baseline, locale: "de_DE",
      entries: [entry(of: try finding(), expires: CalendarDay("2027-02-28"))])
    #expect(try KnownFindings(Data(known.text.utf8)) == known)
  }

  @Test func `the order of entries does not depend on the order in which they came`() throws {
    let one = entry(of: try finding())
    var other = one
    other.fingerprint = "0"
    other.rule = "bounds-valid"
    let forward = KnownFindings(kind: .baseline, locale: "C", entries: [one, other])
    let backward = KnownFindings(kind: .baseline, locale: "C", entries: [other, one])
    #expect(forward.text == backward.text)
  }

  @Test func `a known finding is reported with its reason and does not count`() throws {
    var result = audit()
    let before = result.violations.count
    result.apply(try known(.baseline), today: today)
    #expect(result.violations.count == before - 1)
    #expect(result.suppressed.map(\.suppression?.reason) == ["drawn by the theme"])
    #expect(result.suppressed.map(\.baselineState) == [.unchanged])
    #expect(result.violations.allSatisfy { $0.baselineState == .new })
    #expect(result.comparison.stale.isEmpty)
  }

  @Test func `a false positive is marked as such, and no baseline is claimed`() throws {
    var result = audit()
    result.apply(try known(.falsePositive), today: today)
    #expect(result.suppressed.map(\.suppression?.kind) == [.falsePositive])
    #expect(result.violations.allSatisfy { $0.baselineState == nil })
  }

  @Test(arguments: [("2026-11-20", false), ("2026-11-21", true), ("2026-11-22", true)])
  func `an entry holds up to and on its last day`(last: String, holds: Bool) throws {
    var result = audit()
    result.apply(try known(.baseline, expires: CalendarDay(last)), today: today)
    #expect(result.suppressed.isEmpty == !holds)
    #expect(result.comparison.expired.isEmpty == holds)
  }

  @Test func `an entry that was not found again is stale`() throws {
    var result = audit(buttonName: "OK")
    result.apply(try known(.baseline), today: today)
    #expect(result.comparison.stale.map(\.rule) == ["control-name"])
  }

  @Test func `an entry is not stale where its rule did not run`() throws {
    var result = Audit(rules: [OrientationRule()]).run(
      Sample.snapshot(buttonName: "OK", windowName: "Main"))
    result.apply(try known(.baseline), today: today)
    #expect(result.comparison.stale.isEmpty)
  }

  @Test func `an entry of another application is neither used nor stale`() throws {
    var other = entry(of: try finding())
    other.application = "Other"
    var result = audit(buttonName: "OK")
    result.apply(
      KnownFindings(kind: .baseline, locale: "C", entries: [other]), today: today)
    #expect(result.comparison == KnownComparison())
  }

  @Test func `what is known can be left out of the report`() throws {
    var result = audit()
    result.apply(try known(.baseline), today: today)
    #expect(result.withoutSuppressed().suppressed.isEmpty)
    #expect(result.withoutSuppressed().violations == result.violations)
  }

  @Test(arguments: [
    ("", "it is no JSON"),
    ("[]", "the file has another type than it should"),
    (
      #"{"schemaVersion": "1.0", "kind": "baseline", "locale": "C"}"#,
      "the file has no \"findings\""
    ),
    (
      #"{"schemaVersion": "2.0", "kind": "baseline", "locale": "C", "findings": []}"#,
      "its schemaVersion is 2.0; this evenhand reads 1.x"
    ),
    (
      #"{"schemaVersion": "1.0", "kind": "wish", "locale": "C", "findings": []}"#,
      "its kind is \"wish\"; there are baseline, falsePositive"
    ),
    (
      #"{"schemaVersion":"1.0","kind":"baseline","locale":"C","findings":[{"fingerprint":"1","#
        + #""application":"a","rule":"r","selector":"button[OK]","reason":"  "}]}"#,
      "the entry for button[OK] has no reason: say why it is let pass"
    ),
    (
      #"{"schemaVersion":"1.0","kind":"baseline","locale":"C","findings":[{"fingerprint":"1","#
        + #""application":"a","rule":"r","selector":"s","reason":"why","expires":"2027-02-29"}]}"#,
      "findings[0].expires: a day is written as 2027-03-31"
    ),
  ])
  func `a file that cannot be used is refused, with what is wrong`(text: String, problem: String) {
    let error = #expect(throws: KnownFindingsError.self) { try KnownFindings(Data(text.utf8)) }
    #expect(error?.description == problem)
  }

  private func audit(buttonName: String = "") -> AuditResult {
    Audit(rules: Sample.rules).run(Sample.snapshot(buttonName: buttonName, windowName: ""))
  }

  private func finding() throws -> Finding {
    try #require(audit().violations.first { $0.role == .button })
  }

  private func entry(of finding: Finding, expires: CalendarDay? = nil) -> KnownFinding {
    KnownFinding(
      fingerprint: finding.fingerprint, application: "Sample", rule: "control-name",
      selector: finding.selector, reason: "drawn by the theme", expires: expires)
  }

  private func known(
    _ kind: Suppression.Kind, expires: CalendarDay? = nil
  ) throws -> KnownFindings {
    KnownFindings(kind: kind, locale: "C", entries: [entry(of: try finding(), expires: expires)])
  }
}
