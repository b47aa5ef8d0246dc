// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
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
    let (report, run) = try await Self.prove("unequal", ["--jobs", "2", "--no-fence"])
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
      page, ["--jobs", "1", "--no-fence"], file: folder.path + "/mark")
    #expect(report.verdicts == ["undecided push button[Refresh]"])
    #expect(report.controls.first?.reasons.first?.hasPrefix(reason) == true, "\(run.output)")
    #expect(run.code == 2)
  }

  @Test func `an application that a click silences is undecided, and the command ends`()
    async throws
  {
    let (report, run) = try await Self.prove("silent", ["--jobs", "1"])
    #expect(report.verdicts == ["undecided push button[Sleep]"])
    #expect(
      report.controls.first?.reasons == [
        "click: the application does not answer any more after it"
      ], "\(run.output)")
    #expect(run.code == 2)
  }

  @Test func `an application that runs is undecided where no other one starts`() async throws {
    let session = try await DesktopSession.start(.init(windowManager: true))
    defer { session.stop() }
    let folder = try TemporaryFolder()
    let program = try session.start(
      "/usr/bin/python3", [Evenhand.script("gtk3_instances.py"), "once", folder.path + "/mark"])
    let reader = AccessibilityReader(environment: session.environment)
    #expect(
      await eventually(within: .seconds(60)) {
        let all = (try? await reader.applications()) ?? []
        return all.contains { $0.name == "gtk3-instances" }
      })
    let run = try await Evenhand.run(
      ["prove", "--jobs", "1", "--timeout", Evenhand.patience, "--app", "gtk3-instances"],
      in: session.environment)
    #expect(run.output.hasPrefix("undecided  frame[Once] > push button[Refresh]  (not tried)\n"))
    #expect(run.output.contains("it cannot be started afresh: "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("there is another one"))
    #expect(run.code == 2)
    #expect(program.isRunning)
  }

  @Test func `a dry run says what would be tried, and tries nothing`() async throws {
    let run = try await Evenhand.run([
      "prove", "--dry-run", "--no-fence", "--deny-action", "^Fall$", "--exec", "--",
      "/usr/bin/python3",
      Evenhand.script("gtk3_instances.py"), "unequal",
    ])
    #expect(run.output.contains("try    frame[Unequal] > push button[Wrong]: click\n"))
    #expect(
      run.output.contains(
        "leave  frame[Unequal] > push button[Fall]: --deny-action matches \"Fall\"\n"))
    #expect(run.output.hasSuffix("\n3 would be tried, 2 left alone\n"), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test(arguments: [
    (["--exec"], "--exec needs a program after --"),
    (["--app", "x", "--", "true"], "a program after -- needs --exec"),
    (["--app", "x", "--pid", "1"], "say which application: one of"),
    (
      ["--max-controls", "0", "--exec", "--", "true"], "--max-controls needs a whole number above 0"
    ),
    (
      ["--timeout", "0", "--exec", "--", "true"], "--timeout needs seconds above 0 and up to 86400"
    ),
    (["--deny-action", "(", "--exec", "--", "true"], "\"(\" is no regular expression"),
    (["--dry-run", "--", "true"], "--allow-action, --deny-action, --dry-run"),
  ])
  func `what makes no sense is wrong usage`(arguments: [String], complaint: String) async throws {
    let run = try await Evenhand.run(["prove"] + arguments)
    #expect(run.errors.hasPrefix("evenhand: \(complaint)"), "\(run.errors)")
    #expect(run.code == 64)
  }

  @Test func `a program that ends at once is said to have ended`() async throws {
    let run = try await Evenhand.run(["prove", "--jobs", "1", "--exec", "--", "/bin/false"])
    #expect(run.errors.hasPrefix("evenhand: /bin/false has ended before it could be read"))
    #expect(run.output == "")
    #expect(run.code == 2)
  }
}
