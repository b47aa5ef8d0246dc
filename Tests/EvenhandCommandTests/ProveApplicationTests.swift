// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// `evenhand prove` on a program of GTK 3 whose verdicts are known, each attempt in an instance of its
/// own.
@Suite struct ProveApplicationTests {
  private struct Report: Decodable {
    struct Control: Decodable {
      struct Counterexample: Decodable {
        let steps: [String]
        let problem: String
      }

      let element: String
      let verdict: String
      let counterexamples: [Counterexample]
      let reasons: [String]
    }

    let application: String
    let controls: [Control]

    /// "refuted push button[Deaf]"
    var verdicts: [String] {
      controls.map { control in
        control.verdict + " "
          + (control.element.split(separator: " > ").last.map(String.init) ?? "")
      }
    }

    subscript(element: String) -> Control? { controls.first { $0.element.hasSuffix(element) } }
  }

  private static func prove(
    _ page: String, _ options: [String] = [], file: String? = nil
  ) async throws -> (report: Report, run: Evenhand) {
    let run = try await Evenhand.run(
      ["prove", "--format", "json", "--timeout", Evenhand.patience] + options + [
        "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_instances.py"), page,
      ] + [file].compactMap(\.self))
    #expect(run.errors == "")
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run)
  }

  @Test func `what each way does alike is proved, while a clock ticks`() async throws {
    let (report, run) = try await Self.prove("honest", ["--jobs", "2"])
    #expect(
      report.verdicts == [
        "proved push button[Refresh]", "proved check box[Loud]", "proved slider[Volume]",
        "proved text[Title]",
      ], "\(run.output)")
    #expect(report.application == "gtk3-instances")
    #expect(run.code == 0)
  }

  @Test func `what a click alone does is refuted, and what was not looked at is undecided`()
    async throws
  {
    let (report, run) = try await Self.prove("unequal", ["--jobs", "2"])
    #expect(
      report.verdicts == [
        "refuted label[Poke]", "refuted push button[Wrong]", "refuted push button[Deaf]",
        "refuted push button[Fall]", "undecided push button[Idle]",
        "undecided push button[Delete all]",
      ], "\(run.output)")
    let status = "frame[Unequal] > label[nothing was used]"
    let poke = "it changes name \"nothing was used\" to \"the box was poked\" of \(status)"
    let box = try #require(report["label[Poke]"]).counterexamples
    #expect(
      box.map(\.problem) == [
        "\(poke), and no keys do (Tab and the arrows do not lead to it)",
        "\(poke), and no actions do (it offers none)",
      ])
    #expect(box.allSatisfy { $0.steps == ["click"] })
    let wrong = try #require(report["[Wrong]"]).counterexamples
    #expect(wrong.count == 1)
    #expect(
      wrong.first?.problem.hasSuffix(
        "and no actions do (click, the focus, then click tried; click changes name \"nothing was"
          + " used\" to \"something else was done\" of \(status))") == true, "\(wrong)")
    let deaf = try #require(report["[Deaf]"]).counterexamples
    #expect(deaf.count == 1)
    #expect(
      deaf.first?.problem.hasSuffix(", and no actions do (click, the focus, then click tried)")
        == true, "\(deaf)")
    #expect(
      report["[Fall]"]?.counterexamples.map(\.problem) == [
        "it crashes the application (signal 11)"
      ])
    #expect(report["[Idle]"]?.reasons.first?.contains("nothing to compare") == true)
    #expect(report["[Delete all]"]?.reasons.first?.contains("may do harm (delete)") == true)
    #expect(run.code == 1)
  }

  @Test(arguments: [
    ("once", "it cannot be started afresh: "),
    ("chance", "it cannot be started afresh: two fresh instances differ in their elements"),
  ])
  func `a program of which no two instances are alike is undecided`(page: String, reason: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let (report, run) = try await Self.prove(
      page, ["--jobs", "1"], file: folder.path + "/mark")
    #expect(report.verdicts == ["undecided push button[Refresh]"])
    #expect(report.controls.first?.reasons.first?.hasPrefix(reason) == true, "\(run.output)")
    #expect(run.code == 2)
  }
}
