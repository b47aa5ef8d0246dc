// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import Testing

/// How often the audit is right about the recorded applications, as somebody judged who looked at
/// each of its findings. Docs/Verdicts.md gives the figures.
@Suite struct VerdictTests {
  @Test(arguments: RecordedApplicationTests.names)
  func `every finding in a real application has its verdict, and every verdict a finding`(
    name: String
  ) throws {
    var unused = try verdicts(name).map(\.line)
    for judged in try judged(name) {
      let found = judged.finding
      let place = "\(found.rule) \(found.reason) | \(found.selector)"
      #expect(judged.verdict != nil, "\(place) has no verdict")
      unused.removeAll { $0 == judged.verdict?.line }
    }
    #expect(unused == [], "these verdicts have no finding")
  }

  @Test func `the figures in Docs/Verdicts.md are those of the verdicts`() throws {
    var counts: [String: PrecisionCount] = [:]
    for name in RecordedApplicationTests.names {
      for judged in try judged(name) {
        guard let word = judged.verdict?.word else { continue }
        for key in ["", judged.finding.kind.rawValue, judged.finding.rule] {
          counts[key, default: PrecisionCount()].add(word)
        }
      }
    }
    try PrecisionTable(counts).compare()
  }

  private struct Judged {
    let finding: JudgedFinding
    let verdict: Verdict?
  }

  private func judged(_ name: String) throws -> [Judged] {
    let verdicts = try verdicts(name)
    return try JudgedFinding.all(in: RecordedApplicationTests.result(name)).map { finding in
      let verdict = verdicts.first {
        $0.isOf(rule: finding.rule, reason: finding.reason, selector: finding.selector)
      }
      return Judged(finding: finding, verdict: verdict)
    }
  }

  private func verdicts(_ name: String) throws -> [Verdict] {
    let file = RecordedApplicationTests.folder.appendingPathComponent(name + ".verdicts.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try #require(Verdict(line: String(line)), "\(name): no verdict: \(line)")
    }
  }
}
