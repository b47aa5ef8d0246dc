// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The audit on the examples beside it: nothing in the gallery, every seeded fault in `faulty`.
@Suite struct ExampleAuditTests {
  @Test(arguments: [
    "dial", "knob", "photo", "cards", "tasks", "buttons",
    "mixer",
    "map",
    "mail",
    "sketch", "splitter", "board",
    "lab",
  ])
  func `the audit finds nothing on a page of the gallery`(page: String) async throws {
    let gallery = Evenhand.program("gallery")
    let run = try await Evenhand.run([
      "audit", "--fail-on", "incomplete", "--timeout", Evenhand.patience, "--exec", "--", gallery,
      "--page",
      page,
    ])
    #expect(run.output.contains("\n0 violations, 0 to review, "))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `the audit finds nothing on a board without views`() async throws {
    let run = try await Evenhand.run([
      "audit", "--fail-on", "incomplete", "--timeout", Evenhand.patience, "--exec", "--",
      Evenhand.program("own-toolkit"),
    ])
    #expect(run.output.contains("\n0 violations, 0 to review, "))
    #expect(run.code == 0)
  }

  /// Each control of `faulty` has the rule that it breaks as its identifier.
  @Test func `the audit finds each seeded fault, and nothing else`() async throws {
    let run = try await Evenhand.run([
      "audit", "--format", "json", "--timeout", Evenhand.patience, "--exec", "--",
      Evenhand.program("faulty"),
    ])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let found = report.violations.flatMap { rule in
      rule.nodes.map { "\($0.accessibleId ?? "") breaks \(rule.id)" }
    }
    let controls = [
      "bounds-valid", "control-name", "image-name", "interactive-has-action", "orientation",
      "role-interfaces", "role-known", "state-pairs", "value-range",
    ]
    let others = [" breaks window-title", "image-name breaks role-known"]
    #expect(found.sorted() == (others + controls.map { "\($0) breaks \($0)" }).sorted())
    #expect(report.incomplete.map(\.id) == ["keyboard-reachable"])
    #expect(run.code == 1)
  }

  private struct Report: Decodable {
    struct Rule: Decodable {
      struct Node: Decodable {
        let accessibleId: String?
      }

      let id: String
      let nodes: [Node]
    }

    let violations: [Rule]
    let incomplete: [Rule]
  }
}
