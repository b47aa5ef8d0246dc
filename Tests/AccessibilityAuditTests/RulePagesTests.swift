// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AccessibilityAudit

/// The help pages stand in `Docs/Rules`; with EVENHAND_RECORD=1 they are written anew.
@Suite struct RulePagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Rules")

  @Test func `every rule has its page, as the rule is now`() throws {
    try compare(pages)
  }

  @Test func `there is no page of a rule that is not there`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(pages.keys))
  }

  /// By file name.
  private var pages: [String: String] {
    var pages = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { rule in
        (RulePage.file(of: rule.id), RulePage(RuleDescription(rule)).text)
      })
    pages["README.md"] = RuleIndexPage().text
    return pages
  }

  private func compare(_ pages: [String: String]) throws {
    let isRecording = ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1"
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let file = Self.folder.appendingPathComponent(name)
      if isRecording {
        try FileManager.default.createDirectory(
          at: Self.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        continue
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
    if isRecording { Issue.record("recorded \(pages.count) pages") }
  }
}
