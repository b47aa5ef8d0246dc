// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What `Docs/CI.md` tells people to copy is run here as it stands.
@Suite struct CIDocumentTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the shell script keeps its reports and ends as the audit does`() async throws {
    let folder = try Workplace()
    try folder.write(try Self.block("script", "sh"), to: "audit.sh")
    let run = try await folder.run(
      "sh", ["audit.sh", "zenity", "--info", "--title", "Greeting", "--text", "Hello"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("accessibility: nothing new\n"))
    for file in ["audit.json", "audit.html", "audit.xml", "audit.sarif"] {
      #expect(try !folder.read(file).isEmpty, "\(file)")
    }
    try folder.write(try Self.block("begin", "sh"), to: "begin.sh")
    let begin = try await folder.run("sh", ["-e", "begin.sh"])
    #expect(begin.code == 0, "\(begin.errors)")
    #expect(try folder.read("accessibility-baseline.json").contains("\"kind\" : \"baseline\""))
  }

  @Test func `the script tells findings from an audit without a verdict`() async throws {
    let folder = try Workplace()
    try folder.write(try Self.block("script", "sh"), to: "audit.sh")
    let faulty = try await folder.run("sh", ["audit.sh", Evenhand.program("faulty")])
    #expect(faulty.code == 1, "\(faulty.errors)")
    #expect(faulty.output.hasSuffix("accessibility: see audit.html\n"))
    let none = try await folder.run("sh", ["audit.sh", "false"])
    #expect(none.code == 2)
    #expect(none.output.hasSuffix("accessibility: the audit did not come to a verdict\n"))
  }

  @Test func `the workflow's steps work as they stand`() async throws {
    let folder = try Workplace()
    try folder.write(try Self.block("workflow", "yaml"), to: "workflow.yml")
    try folder.write(
      """
      import json, yaml
      jobs = yaml.safe_load(open("workflow.yml"))["jobs"]
      print(json.dumps({s["name"]: s["run"] for s in jobs["audit"]["steps"] if "run" in s}))
      """, to: "steps.py")
    let parsed = try await folder.run("python3", ["steps.py"])
    let steps = try JSONDecoder().decode(
      [String: String].self, from: Data(parsed.output.utf8))
    for name in ["Audit", "Show the findings"] {
      let step = try #require(steps[name])
      let run = try await folder.run("bash", ["-e", "-c", step])
      #expect(run.code == 0, "\(name): \(run.errors)")
    }
    #expect(try folder.read("summary.md").contains("zenity"))
    #expect(try folder.read("audit.sarif").contains("\"2.1.0\""))
  }

  @Test func `the steps of the action audit, and show what they found`() async throws {
    let folder = try Workplace()
    try folder.write(try Self.action, to: "action.yml")
    try folder.write(
      """
      import json, yaml
      steps = yaml.safe_load(open("action.yml"))["runs"]["steps"]
      print(json.dumps({step["name"]: step["run"] for step in steps}))
      """, to: "steps.py")
    let parsed = try await folder.run("python3", ["steps.py"])
    let steps = try JSONDecoder().decode([String: String].self, from: Data(parsed.output.utf8))
    let audit = try #require(steps["Audit"])
    let run = try await folder.run(
      "env",
      [
        "PROGRAM=zenity --scale --text 'How loud'", "OPTIONS=--timeout \(Evenhand.patience)",
        "bash",
        "-e", "-c", audit,
      ])
    #expect(run.code == 1, "\(run.errors)")
    #expect(try folder.read("accessibility.json").contains("\"How loud\""))
    let show = try await folder.run("bash", ["-e", "-c", try #require(steps["Show the findings"])])
    #expect(show.code == 0, "\(show.errors)")
    #expect(try folder.read("summary.md").contains("control-name"))
  }

  @Test func `each night a newer screen reader hears, and what it said is kept`() async throws {
    let folder = try Workplace()
    let recipe = Self.project.appendingPathComponent("examples/ci/nightly.yml")
    try folder.write(try String(contentsOf: recipe, encoding: .utf8), to: "nightly.yml")
    try folder.write(
      """
      import json, yaml
      flow = yaml.safe_load(open("nightly.yml"))
      job = flow["jobs"]["newer-orca"]
      # "on" is a truth in this version of the language.
      assert flow[True]["schedule"][0]["cron"]
      assert "--privileged" in job["container"]["options"]
      print(json.dumps({step["name"]: step["run"] for step in job["steps"] if "run" in step}))
      """, to: "steps.py")
    let parsed = try await folder.run("python3", ["steps.py"])
    let steps = try JSONDecoder().decode([String: String].self, from: Data(parsed.output.utf8))
    let hear = try #require(steps["Hear"])
    let called = try #require(hear.firstMatch(of: /Tests\/[a-z-]+/)).output
    #expect(
      FileManager.default.isExecutableFile(
        atPath: Self.project.appendingPathComponent(String(called)).path))
    try folder.write(
      "#!/bin/sh\necho \"Tests/newer-orca: Orca 48\"\necho \"x recorded an issue\"\nexit 1\n",
      to: String(called))
    let made = try await folder.run("chmod", ["+x", String(called)])
    #expect(made.code == 0)
    #expect(try await folder.run("bash", ["-e", "-c", hear]).code == 1)
    let shown = try await folder.run("bash", ["-e", "-c", try #require(steps["Summary"])])
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(
      try folder.read("summary.md")
        == "```\nTests/newer-orca: Orca 48\nx recorded an issue\n```\n")
  }

  /// `Packaging/check` takes the step as it stands, in a system of its own.
  @Test func `the action installs the package of the job, after the lists of packages`()
    async throws
  {
    let folder = try Workplace()
    try folder.write(try Self.action, to: "action.yml")
    try folder.write(
      """
      import yaml
      steps = yaml.safe_load(open("action.yml"))["runs"]["steps"]
      print(next(step["run"] for step in steps if step["name"] == "Install"), end="")
      """, to: "step.py")
    // Whoever is root installs; anybody else asks sudo to.
    for program in ["apt-get", "sudo"] {
      try folder.write("#!/bin/sh\necho \(program) \"$@\" >>calls\n", to: "bin/" + program)
    }
    try folder.write("#!/bin/sh\necho $USER_ID\n", to: "bin/id")
    try folder.write("nothing", to: "a package_1_amd64.deb")
    let made = try await folder.run("chmod", ["+x", "bin/apt-get", "bin/sudo", "bin/id"])
    #expect(made.code == 0)
    let step = try await folder.run("python3", ["step.py"]).output
    for (user, prefix) in [("0", ""), ("1000", "sudo ")] {
      try folder.write("", to: "calls")
      let run = try await folder.run(
        "env",
        ["USER_ID=\(user)", "PACKAGE=a package_1_amd64.deb", "bash", "-e", "-c", step])
      #expect(run.code == 0, "\(run.errors)")
      let place = try await folder.run("realpath", ["a package_1_amd64.deb"]).output
      #expect(
        try folder.read("calls")
          == "\(prefix)apt-get update\n\(prefix)apt-get install -y \(place)")
    }
    // A package that is not there installs nothing.
    let missing = try await folder.run(
      "env", ["USER_ID=0", "PACKAGE=none.deb", "bash", "-e", "-c", step])
    #expect(missing.code != 0)
  }

  private static var action: String {
    get throws {
      try String(
        contentsOf: project.appendingPathComponent("examples/ci/action.yml"), encoding: .utf8)
    }
  }

  /// The code block of a language that follows the comment of this name.
  private static func block(_ name: String, _ language: String) throws -> String {
    let page = try String(
      contentsOf: project.appendingPathComponent("Docs/CI.md"), encoding: .utf8)
    let mark = try #require(page.range(of: "<!-- \(name) -->\n```\(language)\n"))
    let rest = page[mark.upperBound...]
    let end = try #require(rest.range(of: "\n```\n"))
    return rest[..<end.lowerBound] + "\n"
  }

  /// A project's folder with Evenhand beside it, as the page describes it.
  private final class Workplace {
    private let path = NSTemporaryDirectory() + "evenhand-ci-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path + "/bin", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: path + "/evenhand", withDestinationPath: CIDocumentTests.project.path)
      try FileManager.default.createSymbolicLink(
        atPath: path + "/bin/evenhand", withDestinationPath: Evenhand.path)
      try write("# A project\n", to: "README.md")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
      let place = URL(fileURLWithPath: path + "/" + file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }

    func read(_ file: String) throws -> String {
      try String(contentsOfFile: path + "/" + file, encoding: .utf8)
    }

    /// Runs a program here, with the command that was built for this test.
    func run(_ program: String, _ arguments: [String]) async throws -> Evenhand {
      var environment = Evenhand.bare
      environment["EVENHAND"] = Evenhand.path
      environment["PATH"] = path + "/bin:" + (environment["PATH"] ?? "")
      environment["GITHUB_STEP_SUMMARY"] = path + "/summary.md"
      let process = try ChildProcess(
        "env", ["-C", path, program] + arguments, environment: environment)
      let status = try await process.untilEnd()
      return Evenhand(
        code: status.shellCode, output: process.standardOutput, errors: process.standardError)
    }
  }
}
