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
    let tables = Self.tables(try await Self.sources())
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      try (parts[0] + Self.mark + tables)
        .write(
          to: Project.root.appending(path: "Docs/SwiftUI.md"), atomically: true, encoding: .utf8)
      Issue.record("Docs/SwiftUI.md is written anew")
    }
    #expect(parts[1] == tables)
  }

  @Test func `README says how many names there are`() async throws {
    let names = Self.names(try await Self.sources())
    let rows = try Project.text(of: "Docs/SwiftUI.md").components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Different") }?.split(separator: "\n").filter { $0.hasPrefix("| ") }
    // Without the table's head.
    let different = (rows?.count ?? 0) - 1
    let line =
      "\(names.here.count) names are here, \(different) of them with a difference that is written down;"
      + " \(names.accepted.count) more compile and change nothing; \(names.absent.count) are not here,"
      + " and the compiler says what to write instead"
    #expect(try Project.text(of: "README.md").contains(line), "README has to say: \(line)")
  }

  private static func sources() async throws -> [String] {
    let files = try await Project.swiftFiles().filter { file in
      ["Views", "Evenhand", "SwiftUI"].contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    return files.sorted { $0.path < $1.path }.map(\.text)
  }

  private struct Names {
    /// Of what does what it does in SwiftUI, or nearly.
    var here: Set<String> = []
    /// With the reason, as lines of a table.
    var accepted: Set<String> = []
    var absent: Set<String> = []
  }

  private static func names(_ texts: [String]) -> Names {
    var names = Names()
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
            names.absent.insert("| `\(name)` | \(message) |")
          } else if let why = reason(in: comment) {
            names.accepted.insert("| `\(name)` | \(why) |")
          } else {
            names.here.insert(name)
          }
          (comment, message) = ("", nil)
        } else if !line.hasPrefix("@"), line != ")" {
          (comment, message) = ("", nil)
        }
      }
    }
    return names
  }

  private static func tables(_ texts: [String]) -> String {
    let names = names(texts)
    return """

      ## Accepted, with no effect

      Each that would change what people see tells so once on the terminal, with file and line.

      | name | why |
      |---|---|
      \(names.accepted.sorted().joined(separator: "\n"))

      ## Not here

      The compiler says the same where one is used.

      | name | instead |
      |---|---|
      \(names.absent.sorted().joined(separator: "\n"))

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
