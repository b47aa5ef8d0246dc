// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Docs/Findings.md names tests that are there.
struct FindingsPageTests {
  @Test func `each thing that was found has a test, and each test is in the sources`() async throws
  {
    let rows = try Project.text(of: "Docs/Findings.md").split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.contains("| what holds it |")
    }
    #expect(rows.count >= 39)
    let tests = Set(
      try await Project.swiftFiles().filter { $0.path.hasPrefix("Tests/") }.flatMap { file in
        file.text.matches(of: /func `([^`]+)`/).map { String($0.1) }
      })
    for row in rows {
      let names = row.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names { #expect(tests.contains(name), "\(name)") }
    }
  }
}
