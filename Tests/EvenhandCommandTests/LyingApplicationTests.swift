// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Actions that are driven on an application that does not do what it says.
@Suite struct LyingApplicationTests {
  @Test func `each lie is found, and nothing else`() async throws {
    let run = try await audit("actions", ["--allow-action", "inert"])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(
      Self.found(report.violations) == [
        "action-effective: action-effective-false",
        "change-notified: change-notified-silent",
        "change-notified: change-notified-untrue",
        "change-notified: change-notified-value",
        "disabled-inert: disabled-inert",
        "selection-settable: selection-settable",
        "text-settable: text-settable",
        "value-settable: value-settable-ignored",
        "value-settable: value-settable-unclamped",
      ])
    #expect(
      Self.found(report.incomplete) == [
        "action-effective: action-effective-nothing", "focus-settable: focus-settable",
        "snapshot-stable: snapshot-stable", "status-announced: status-announced",
      ])
    #expect(run.code == 1)
  }

  @Test(arguments: ["crash", "crash-later"])
  func `an application that a signal ends is a finding of what it was asked`(
    page: String
  ) async throws {
    let run = try await audit(page)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(Self.found(report.violations) == ["action-effective: action-effective"])
    #expect(run.output.contains("the application crashed when it was asked to perform"))
    #expect(run.errors.contains("evenhand: the application crashed "))
    #expect(run.errors.contains("check box[action-effective] was asked to perform \"toggle\"\n"))
    #expect(run.code == 1)
  }

  @Test func `a shell's word for a signal counts as a crash`() async throws {
    let shell = "\"$0\" --page crash; exit $?"
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--timeout", Evenhand.patience, "--exec", "--", "sh", "-c",
      shell,
      Evenhand.program("faulty"),
    ])
    #expect(run.errors.contains("evenhand: the application crashed "))
    #expect(run.code == 1)
  }

  private func audit(_ page: String, _ options: [String] = []) async throws -> Evenhand {
    try await Evenhand.run(
      ["audit", "--drive", "actions", "--format", "json", "--timeout", Evenhand.patience] + options
        + ["--exec", "--", Evenhand.program("faulty"), "--page", page])
  }

  private static func found(_ rules: [Report.Rule]) -> [String] {
    rules.flatMap { rule in rule.nodes.map { "\(rule.id): \($0.accessibleId ?? "")" } }.sorted()
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
