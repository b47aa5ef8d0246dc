// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@MainActor
struct AccessibilityConformanceTests {
  @Test(arguments: Arm.all)
  func `a recorded view publishes what its row states`(_ arm: Arm) {
    #expect(arm.run() == arm.expected)
  }

  @Test func `a row that differs has another outcome than the recorded one, and a reason`() {
    for arm in Arm.all {
      guard case .differs(let ours, let reason) = arm.verdict else { continue }
      #expect(ours != arm.recorded && !reason.isEmpty, "\(arm)")
    }
  }

  private static let mark = "<!-- accessibility rows -->"

  /// `EVENHAND_RECORD=1` writes the table anew, and fails, so that it is read.
  @Test func `the document has the rows that are run here`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Docs/Conformance.md").standardizedFileURL
    let old = try String(contentsOf: file, encoding: .utf8)
    let parts = old.components(separatedBy: Self.mark)
    try #require(parts.count == 3)
    guard parts[1] != Self.table else { return }
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      let new = [parts[0], Self.table, parts[2]].joined(separator: Self.mark)
      try new.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("Docs/Conformance.md differs from the rows")
  }

  private static var table: String {
    var lines = ["", ""]
    var agreeing = 0
    var rows: [String] = []
    for arm in Arm.all {
      let ours =
        switch arm.verdict {
        case .agrees: "agrees"
        case .differs(let ours, let reason): "differs: `\(ours)`; \(reason)"
        }
      if case .agrees = arm.verdict { agreeing += 1 }
      rows.append("| \(arm.id) | \(arm.input) | `\(arm.recorded)` | \(ours) |")
    }
    lines.append(
      "**\(agreeing) of \(Arm.all.count) agree.** \(Arm.all.count - agreeing) differ, each for the "
        + "reason in its row.")
    lines += ["", "| id | input | recorded | ours |", "|---|---|---|---|"] + rows
    return lines.joined(separator: "\n") + "\n\n"
  }
}
