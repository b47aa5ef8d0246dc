// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import Testing

/// What the audit says of real applications, from recordings that Tests/record-applications made.
@Suite struct RecordedApplicationTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func `toolkits of every kind are recorded`() throws {
    let toolkits = try Set(
      Self.names.map { try Self.recording($0).snapshot.application.toolkitName.lowercased() })
    #expect(toolkits.isSuperset(of: ["gtk", "qt", "accesskit", "gecko", "chromium", "evenhand"]))
  }

  @Test(arguments: names)
  func `the findings in a real application are as recorded`(name: String) throws {
    let result = try Self.result(name)
    #expect(result.errors.isEmpty)
    try Golden.compare(Self.text(of: result), with: "../Recordings/\(name).findings.txt")
  }

  @Test(arguments: names)
  func `a recording tells nothing of the machine that it was made on`(name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(name + ".json"), encoding: .utf8)
    for word in ["/ho" + "me/", "/root/", "/tmp/", ProcessInfo.processInfo.hostName]
    where word.count > 3 && word != "localhost" {
      #expect(!text.contains(word), "\(word)")
    }
  }

  static func result(_ name: String) throws -> AuditResult {
    let recording = try recording(name)
    var evidence = Evidence(status: recording.status)
    evidence.locale = recording.language
    return Audit().run(recording.snapshot, evidence: evidence)
  }

  static func recording(_ name: String) throws -> Recording {
    try Recording(
      Data(contentsOf: Self.folder.appendingPathComponent(name + ".json")))
  }

  /// A line a finding, by rule; what could not be judged is told by its reasons.
  static func text(of result: AuditResult) -> String {
    var lines: [String] = []
    for rule in result.rules {
      for finding in rule.failed { lines.append("failed \(rule.rule.id) " + line(finding)) }
      for finding in rule.cantTell { lines.append("review \(rule.rule.id) " + line(finding)) }
      // What no recording can answer, such as keys, has no element.
      let elements = rule.untested.filter { $0.element != nil }
      let reasons = Dictionary(grouping: elements, by: \.reason).mapValues(\.count)
      for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) {
        lines.append("untested \(rule.rule.id): \(reason) (\(count))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.reason): \(finding.selector): \(finding.message)"
      .replacingOccurrences(of: "\n", with: "\\n")
  }
}
