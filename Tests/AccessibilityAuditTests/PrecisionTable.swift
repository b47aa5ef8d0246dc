// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The part of Docs/Verdicts.md that stands between two marks.
struct PrecisionTable {
  private static let marks = ("<!-- counted from the verdicts -->\n", "<!-- end of the count -->\n")

  let text: String

  init(_ counts: [String: PrecisionCount]) {
    let head = "findings | right | debatable | wrong | right of all |\n|---|---|---|---|---|---|\n"
    func row(_ name: String, _ key: String) -> String {
      "| \(name) | \((counts[key] ?? PrecisionCount()).cells) |\n"
    }
    let kinds = JudgedFinding.Kind.allCases.map(\.rawValue)
    let names = ["failure": "failures", "review": "to review", "advice": "advice"]
    let rules = counts.keys.filter { !$0.isEmpty && !kinds.contains($0) }.sorted()
    text =
      "\n| | " + head + kinds.map { row(names[$0] ?? $0, $0) }.joined() + row("all", "")
      + "\n| rule | " + head + rules.map { row("`\($0)`", $0) }.joined() + "\n"
  }

  /// Writes the tables into the page where goldens are recorded.
  func compare() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Verdicts.md")
    var page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: Self.marks.0)).upperBound
    let end = try #require(page.range(of: Self.marks.1)).lowerBound
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      page.replaceSubrange(start..<end, with: text)
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); look at it and run again")
    } else {
      #expect(page[start..<end] == text)
    }
  }
}
