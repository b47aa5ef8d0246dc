// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Docs/GestureItems.md names what is there.
struct GestureItemsPageTests {
  private struct Row {
    let number: Int
    let answer: String
  }

  private let page: String
  private let rows: [Row]

  init() throws {
    page = try Project.text(of: "Docs/GestureItems.md")
    rows = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { return nil }
      return Row(number: number, answer: cells[2])
    }
  }

  @Test func `each item has its line, and they are counted right`() {
    #expect(rows.map(\.number) == Array(1...80))
    let missing = rows.filter { $0.answer.hasPrefix("Missing: ") }.count
    let inPart = rows.filter { $0.answer.hasPrefix("In part: ") }.count
    let here = rows.count - missing - inPart
    let counts = "\(here) are here, \(inPart) are here in part, and \(missing) are missing."
    #expect(page.contains(counts), "\(counts)")
  }

  @Test func `every name in it is public, or a rule, a command or a variable`() async throws {
    let files = try await Project.swiftFiles().filter { $0.path.hasPrefix("Sources/") }
    let known = Set(files.flatMap(PublicDeclaration.all).map(\.name))
    #expect(known.contains("SequenceGesture") && known.contains("onEnded"))
    let variables = try Project.text(of: "Sources/Evenhand/LaunchOptions.swift")
    let unknown = rows.flatMap { row in
      row.answer.matches(of: /`([^`]+)`/).map { String($0.1) }.filter { name in
        if name.hasPrefix("EVENHAND_") { return !variables.contains("\"\(name)\"") }
        if name.hasPrefix("evenhand ") {
          let command = "static let name = \"\(name.dropFirst(9))\""
          return !files.contains { $0.text.contains(command) }
        }
        if name.contains("-") { return !Self.exists("Docs/Rules/\(name).md") }
        return !known.contains(String(name.prefix { $0 != "(" }))
      }
      .map { "\(row.number): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test func `every page that it names is there`() {
    let pages = page.matches(of: /\]\(([^)#]+)[^)]*\)/).map { String($0.1) }
    #expect(pages.count > 20)
    #expect(pages.filter { !Self.exists("Docs/\($0)") } == [])
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Project.root.appending(path: path).path)
  }
}
