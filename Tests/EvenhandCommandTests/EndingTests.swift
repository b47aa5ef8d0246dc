// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation
import Testing

@testable import EvenhandCommand

/// How the command ends, whatever is written.
@Suite struct EndingTests {
  static let endings: [(arguments: [String], code: Int32)] = [
    (["--exec", "--", "zenity", "--info"], 0),
    (["--exec", "--", "zenity", "--scale"], 1),
    (["--fail-on", "never", "--exec", "--", "zenity", "--scale"], 0),
    (["--max-violations", "50", "--exec", "--", "zenity", "--scale"], 0),
    (["--rules", "table-structure", "--exec", "--", "zenity", "--info"], 2),
    (["--exec", "--", "true"], 2),
    (["--max-nodes", "3", "--exec", "--", "zenity", "--info"], 2),
    (["--app", "nobody"], 2),
    (["--recording", "/nonexistent", "--fail-on", "never"], 64),
    (["--baseline", "/nonexistent", "--app", "nobody"], 64),
    (["--rules", "nothing", "--app", "nobody"], 64),
    (["--output", "/nonexistent/report", "--app", "nobody"], 64),
  ]

  @Test(arguments: endings, OutputFormat.allCases.map(\.rawValue))
  func `the exit code is the same in every format`(
    ending: (arguments: [String], code: Int32), format: String
  ) async throws {
    let run = try await Evenhand.run(
      ["audit", "--timeout", Evenhand.patience, "--format", format] + ending.arguments)
    #expect(run.code == ending.code, "\(run.errors)")
  }

  @Test func `every application on the bus is audited, and the worst ending counts`() async throws {
    let session = try await DesktopSession.start()
    let first = try session.start("zenity", ["--info", "--text=One"])
    let second = try session.start("zenity", ["--scale", "--text=Two"])
    let arguments = ["audit", "--all", "--timeout", "3"]
    var run = try await Evenhand.run(arguments, in: session.environment)
    _ = try await eventually {
      run = try await Evenhand.run(arguments, in: session.environment)
      return run.output.components(separatedBy: " in 1 window").count == 3
    }
    #expect(run.code == 1)
    first.suspend()
    defer { first.resume() }
    run = try await Evenhand.run(arguments, in: session.environment)
    #expect(run.output.contains("The audit is not valid"))
    #expect(run.output.contains("violation"))
    #expect(run.code == 2)
    #expect(second.isRunning)
  }

  @Test func `each application of a desktop gets a file of its own`() async throws {
    let session = try await DesktopSession.start()
    let first = try session.start("zenity", ["--info"])
    let second = try session.start("zenity", ["--scale"])
    let bare = try await Evenhand.run(
      ["audit", "--all", "--output", session.folder + "/report.json"], in: session.environment)
    #expect(bare.errors.contains("needs {app}"))
    #expect(bare.code == 64)
    let names = ["report-zenity.json", "report-zenity-2.json"]
    _ = try await eventually {
      let run = try await Evenhand.run(
        ["audit", "--all", "--quiet", "--output", session.folder + "/report-{app}.json"],
        in: session.environment)
      #expect(run.output == "")
      return FileManager.default.fileExists(atPath: session.folder + "/" + names[1])
    }
    for name in names {
      let data = try Data(contentsOf: URL(fileURLWithPath: session.folder + "/" + name))
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }
    #expect(first.isRunning && second.isRunning)
  }

  @Test(arguments: [
    ("gedit", "gedit"), ("org.gnome.Text-Editor", "org.gnome.Text-Editor"), ("", "app"),
    ("../../etc/passwd", "app.._.._etc_passwd"), ("a b\u{1B}é", "a_b__"), ("-rf", "app-rf"),
  ])
  func `an application's name makes a file name that harms nobody`(name: String, file: String) {
    #expect(ReportFileName.plain(name) == file)
  }

  @Test func `with nothing on the bus nothing was audited`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["audit", "--all"], in: session.environment)
    #expect(run.errors == "evenhand: no application on the bus has a window\n")
    #expect(run.code == 2)
  }

  @Test func `a long run says on a terminal what it does, and takes it back`() async throws {
    var environment = Evenhand.bare
    environment["TERM"] = "xterm"
    let command = "'\(Evenhand.path)' audit --timeout 3 --exec -- sleep 60"
    let process = try ChildProcess(
      "script", ["-qec", command, "/dev/null"], environment: environment)
    _ = try await process.untilEnd()
    let text = process.standardOutput
    #expect(text.contains("waiting for sleep to come to rest (1 s)"))
    #expect(text.contains("\r\u{1B}[Kevenhand: sleep runs and showed no window"))
    environment["CI"] = "true"
    let silent = try ChildProcess(
      "script", ["-qec", command, "/dev/null"], environment: environment)
    _ = try await silent.untilEnd()
    #expect(!silent.standardOutput.contains("waiting"))
    #expect(silent.standardOutput.contains("sleep runs and showed no window"))
  }
}
