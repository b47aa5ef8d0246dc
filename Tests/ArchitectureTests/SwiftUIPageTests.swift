// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The second half of Docs/SwiftUI.md is what the sources say of themselves.
struct SwiftUIPageTests {
  private static let mark =
    "<!-- From here on the page is written by a test: EVENHAND_RECORD=1. -->\n"

  /// `EVENHAND_RECORD=1` writes the tables anew, and fails, so that they are read.
  @Test func `the page has what is accepted without an effect, and what is not here`() async throws
  {
    let page = try Project.text(of: "Docs/SwiftUI.md")
    let parts = page.components(separatedBy: Self.mark)
    try #require(parts.count == 2, "the mark is gone from the page")
    let files = try await Project.swiftFiles().filter { file in
      ["Views", "Evenhand", "SwiftUI"].contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    let tables = Self.tables(files.sorted { $0.path < $1.path }.map(\.text))
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      try (parts[0] + Self.mark + tables)
        .write(
          to: Project.root.appending(path: "Docs/SwiftUI.md"), atomically: true, encoding: .utf8)
      Issue.record("Docs/SwiftUI.md is written anew")
    }
    #expect(parts[1] == tables)
  }

  private static func tables(_ texts: [String]) -> String {
    var accepted: Set<String> = []
    var absent: Set<String> = []
    for text in texts {
      var comment = ""
      var message: String?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("/// ") {
          comment += (comment.isEmpty ? "" : " ") + line.dropFirst(4)
        } else if line.hasPrefix("@available(*, unavailable") || line.hasPrefix("*, unavailable") {
          message = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        } else if message == "", line.hasPrefix("message: ") || line.hasPrefix("\"") {
          message = line.split(separator: "\"").first { $0 != "message: " }.map(String.init)
        } else if line.hasPrefix("public "), let name = name(declaredBy: line) {
          if let message {
            absent.insert("| `\(name)` | \(message) |")
          } else if let why = reason(in: comment) {
            accepted.insert("| `\(name)` | \(why) |")
          }
          (comment, message) = ("", nil)
        } else if !line.hasPrefix("@"), line != ")" {
          (comment, message) = ("", nil)
        }
      }
    }
    return """

      ## Accepted, with no effect

      | name | why |
      |---|---|
      \(accepted.sorted().joined(separator: "\n"))

      ## Not here

      The compiler says the same where one is used.

      | name | instead |
      |---|---|
      \(absent.sorted().joined(separator: "\n"))

      """
  }

  private static func name(declaredBy line: String) -> String? {
    line.firstMatch(of: /\b(?:func|var|struct|enum|protocol|class)\s+(\w+)/).map { String($0.1) }
  }

  private static func reason(in comment: String) -> String? {
    for start in [
      "Accepted for the sake of the source: ", "Changes nothing: ", "For previews only: ",
    ]
    where comment.hasPrefix(start) {
      return String(comment.dropFirst(start.count))
    }
    return nil
  }
}
