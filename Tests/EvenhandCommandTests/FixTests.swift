// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AccessibilityAudit

/// The lines that a report shows mend what it found.
@Suite struct FixTests {
  private static let rules = [
    "control-name", "window-title", "image-name", "action-focusable",
    "mnemonic-unique", "target-size",
  ]

  @Test func `each line of GTK 3 in Python takes its finding away`() async throws {
    let faulty = try await audit([])
    for rule in Self.rules {
      #expect(faulty.output.contains("\(rule): "), "\(rule): \(faulty.output)")
    }
    let lines = Dialect.gtk3Python.lines.flatMap { [$0.key.rawValue, $0.value] }
    let mended = try await audit(lines)
    #expect(mended.output.contains("\n0 violations, 0 to review, "), "\(mended.output)")
    #expect(mended.code == 0)
  }

  @Test func `the report shows the lines of the toolkit that it met, and of no other`()
    async throws
  {
    let run = try await audit(["label", Dialect.gtk3Python.lines[.label] ?? ""], ["--fix"])
    #expect(
      run.output.contains(
        """
            to mend it, GTK 3, Python:
              widget.get_accessible().set_name("Mute")
        """), "\(run.output)")
    #expect(!run.output.contains("GTK 4"))
  }

  private func audit(_ lines: [String], _ options: [String] = []) async throws -> Evenhand {
    try await Evenhand.run(
      ["audit", "--rules", Self.rules.joined(separator: ","), "--timeout", Evenhand.patience]
        + options + ["--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_mended.py")] + lines)
  }
}
