// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Testing

@testable import AccessibilityAudit

/// Whether an XML parser takes what the JUnit report holds.
@Suite struct XMLReportTests {
  /// Counts what it meets.
  private final class Counter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var suites: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if name == "testsuites" { suites.append(attributes) }
    }
  }

  private func parse(_ report: AuditReport) -> (counter: Counter, isRead: Bool) {
    let counter = Counter()
    let parser = XMLParser(data: Data(JUnitReport(report).text.utf8))
    parser.delegate = counter
    return (counter, parser.parse())
  }

  @Test func `hostile text leaves the XML whole`() {
    let (counter, isRead) = parse(SampleReport.hostile)
    #expect(isRead)
    let known: Set = [
      "testsuites", "testsuite", "properties", "property", "testcase", "failure", "error",
      "skipped", "system-out",
    ]
    #expect(Set(counter.elements.keys).isSubset(of: known))
  }

  @Test func `the counts are those of the cases`() {
    let (counter, isRead) = parse(SampleReport.full())
    #expect(isRead)
    let suite = counter.suites.first
    #expect(suite?["tests"] == "\(counter.elements["testcase"] ?? 0)")
    #expect(suite?["failures"] == "\(counter.elements["failure"] ?? 0)")
    #expect(suite?["skipped"] == "\(counter.elements["skipped"] ?? 0)")
    #expect(suite?["errors"] == "\(counter.elements["error"] ?? 0)")
  }
}
