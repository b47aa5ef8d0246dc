// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@MainActor
struct ConformanceTests {
  @Test(arguments: Scenario.all)
  func `a recorded input has the outcome that its row states`(_ scenario: Scenario) {
    guard let expected = scenario.expected else { return }
    let stage = Stage()
    scenario.run(stage)
    #expect(stage.log == expected)
  }

  @Test func `a row that differs has another outcome than the recorded one, and a reason`() {
    for scenario in Scenario.all {
      switch scenario.verdict {
      case .agrees: break
      case .differs(let ours, let reason):
        #expect(ours != scenario.recorded && !reason.isEmpty, "\(scenario)")
      case .absent(let reason): #expect(!reason.isEmpty, "\(scenario)")
      }
    }
  }

  /// `EVENHAND_RECORD=1` writes the table anew, and fails, so that it is read.
  @Test func `the document has the rows that are run here`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Conformance.md").standardizedFileURL
    let old = try String(contentsOf: file, encoding: .utf8)
    let parts = old.components(separatedBy: ConformanceTable.mark)
    try #require(parts.count == 3)
    guard parts[1] != ConformanceTable.text(Scenario.all) else { return }
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      let new = [parts[0], ConformanceTable.text(Scenario.all), parts[2]]
        .joined(separator: ConformanceTable.mark)
      try new.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("Docs/Conformance.md differs from the rows")
  }
}
