// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `evenhand audit model` on the examples beside it: no display, no bus.
@Suite struct ModelTests {
  /// Those that take a few seconds; the others take minutes, and go the same way.
  private static let pages =
    ["splitter"]
    + (ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"
      ? ["dial", "board", "knob", "photo", "cards", "tasks", "buttons", "mail"] : [])

  @Test(arguments: pages)
  func `nothing is wrong with the gestures of a page of the gallery`(page: String) async throws {
    let run = try await Evenhand.run([
      "audit", "model", "--timeout", Evenhand.patience, "--", Evenhand.program("gallery"), "--page",
      page,
    ])
    #expect(run.output.contains("\n0 violations, "), "\(run.output)")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `each seeded fault of gestures is found, with its line`() async throws {
    let run = try await Evenhand.run([
      "audit", "model", "--format", "json", "--timeout", Evenhand.patience, "--",
      Evenhand.program("faulty"),
      "--page", "model",
    ])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let found = report.violations.flatMap { rule in
      rule.nodes.map { "\($0.source?.file ?? "nowhere"):\($0.source?.line ?? 0) \(rule.id)" }
    }
    let lines = try seededLines()
    // Where the command runs in the project it finds the file, and tells its path.
    let names = found.map { $0.replacing("examples/Faulty/", with: "Faulty/") }
    #expect(
      names.sorted() == lines.map { "Faulty/FaultyModelView.swift:\($0.line) \($0.rule)" }.sorted())
    #expect(run.errors == "")
    #expect(run.code == 1)
  }

  @Test func `what arrives on the bus is what is declared`() async throws {
    let run = try await Evenhand.run([
      "audit", "model", "--with-bus", "--rules", "model-matches-bus", "--format", "json", "--",
      Evenhand.program("gallery"), "--page", "cards",
    ])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let elements = report.passes.first { $0.id == "model-matches-bus" }?.count ?? 0
    // The window, its bar of pages, and four cards in a list.
    #expect(elements > 15)
    #expect(report.violations.isEmpty)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `a program that is made with something else is told apart`() async throws {
    let run = try await Evenhand.run(["audit", "model", "--", "/bin/true"])
    #expect(
      run.errors
        == "evenhand: /bin/true wrote no model: only applications made with Evenhand do; for others"
        + " use evenhand audit --exec or evenhand prove --exec\n")
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test func `a program that is not there is named`() async throws {
    let run = try await Evenhand.run(["audit", "model", "--", "/nowhere/program"])
    #expect(run.errors.hasPrefix("evenhand: /nowhere/program was not started: "))
    #expect(run.code == 2)
  }

  @Test func `a program that does not end is not waited for`() async throws {
    let run = try await Evenhand.run(["audit", "model", "--timeout", "0.2", "--", "sleep", "50"])
    #expect(run.errors.hasPrefix("evenhand: sleep has not ended within "))
    #expect(run.code == 2)
  }

  /// Where `faulty` has a comment that begins with the names of rules, these find the next gesture.
  private func seededLines() throws -> [(rule: String, line: Int)] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../examples/Faulty/FaultyModelView.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.indices.flatMap { index -> [(rule: String, line: Int)] in
      guard let rules = lines[index].firstMatch(of: #/\/\/ ([a-z, -]+):/#)?.1,
        let gesture = lines[index...].firstIndex(where: { $0.contains(".gesture(") })
      else { return [] }
      return rules.components(separatedBy: ", ").map { ($0, gesture + 1) }
    }
  }

  private struct Report: Decodable {
    struct Rule: Decodable {
      struct Node: Decodable {
        struct Source: Decodable {
          let file: String
          let line: Int
        }

        let source: Source?
      }

      let id: String
      let nodes: [Node]
    }

    struct Pass: Decodable {
      let id: String
      let count: Int
    }

    let violations: [Rule]
    let passes: [Pass]
  }
}
