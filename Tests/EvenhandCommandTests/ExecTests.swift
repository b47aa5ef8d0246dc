// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// The command on real applications, in sessions that it makes itself.
@Suite struct ExecTests {
  @Test func `the widget factory is audited, and twice the same`() async throws {
    let arguments = [
      "audit", "--timeout", Evenhand.patience, "--exec", "--", "gtk3-widget-factory",
    ]
    let first = try await Evenhand.run(arguments)
    let second = try await Evenhand.run(arguments)
    #expect(first.code == 1)
    #expect(first.errors == "")
    #expect(first.output == second.output)
    #expect(first.output.contains("control-name: Controls have a name (critical, WCAG 4.1.2 A)"))
  }

  @Test func `reports of the same program are the same bytes, but for the times`() async throws {
    let arguments = [
      "audit", "--timeout", Evenhand.patience, "--format", "json", "--exec", "--",
      "/usr/bin/python3", Evenhand.script("gtk4_ringless.py"),
    ]
    var reports: [String] = []
    for _ in 0..<2 {
      let run = try await Evenhand.run(arguments)
      reports.append(run.output.replacing(/"(startedAt|durationMs)" : .*\n/, with: ""))
    }
    #expect(reports[0].contains("\"violations\""))
    #expect(reports[0] == reports[1])
  }

  @Test func `what Java says of its options is no reason for a program's end`() async throws {
    let run = try await Evenhand.run([
      "audit", "--exec", "--", "/bin/sh", "-c",
      "echo 'No display' >&2; echo 'Picked up JAVA_TOOL_OPTIONS: -Da=b' >&2; exit 3",
    ])
    #expect(run.code == 2)
    #expect(run.errors == "evenhand: /bin/sh has ended before it could be read: No display\n")
  }

  @Test func `a tree is printed`() async throws {
    let run = try await Evenhand.run(["tree", "--exec", "--", "zenity", "--info", "--text=Hello"])
    #expect(run.output.hasPrefix("application \"zenity\"\n  dialog \"Information\"\n"))
    #expect(run.output.contains("label \"Hello\""))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `a picture that a program shows while it starts is not taken for its window`()
    async throws
  {
    let run = try await Evenhand.run([
      "tree", "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_splash.py"), "2",
    ])
    #expect(run.output.contains("label \"All letters\""))
    #expect(run.code == 0)
  }

  @Test func `a picture that a program shows in front of its window is waited for`() async throws {
    let run = try await Evenhand.run([
      "audit", "--session", "private", "--fail-on", "never", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_splash.py"), "2", "beside",
    ])
    #expect(run.output.contains("in 1 window"), "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `a window with nothing to use is read when it has been waited for`() async throws {
    let run = try await Evenhand.run([
      "tree", "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_splash.py"),
    ])
    #expect(run.output.contains("drawing area"))
    #expect(run.code == 0)
  }

  @Test func `JSON goes to the file that is named`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let file = session.folder + "/report.json"
    let run = try await Evenhand.run([
      "audit", "--output", file, "--fail-on", "never", "--exec", "--",
      "zenity", "--info",
    ])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("zenity "))
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["valid"] as? Bool == true)
    #expect((report["target"] as? [String: Any])?["app"] as? String == "zenity")
  }

  @Test func `a running application is found by name and by process`() async throws {
    let session = try await DesktopSession.start()
    let program = try session.start("zenity", ["--info", "--text=Hello"])
    let byPid = ["tree", "--pid", "\(program.processID)"]
    var run = try await Evenhand.run(byPid, in: session.environment)
    _ = try await eventually {
      run = try await Evenhand.run(byPid, in: session.environment)
      return run.output.contains("OK")
    }
    let byName = try await Evenhand.run(["tree", "--app", "zenity"], in: session.environment)
    #expect(byName.output == run.output)
    #expect(byName.code == 0)
  }

  @Test func `two applications of one name are told apart by process`() async throws {
    let session = try await DesktopSession.start()
    let first = try session.start("zenity", ["--info"])
    let second = try session.start("zenity", ["--info"])
    var run = try await Evenhand.run(["tree", "--app", "zenity"], in: session.environment)
    _ = try await eventually {
      run = try await Evenhand.run(["tree", "--app", "zenity"], in: session.environment)
      return run.code == 64
    }
    #expect(run.errors.hasPrefix("evenhand: 2 applications are named \"zenity\": "))
    #expect(run.errors.contains("(\(first.processID))"))
    #expect(run.errors.contains("(\(second.processID))"))
    #expect(run.output == "")
  }

  @Test func `a launcher that ends is followed to the program that goes on`() async throws {
    let run = try await Evenhand.run([
      "tree", "--timeout", Evenhand.patience, "--exec", "--", "sh", "-c",
      "setsid zenity --info --text=Hello >/dev/null 2>&1 </dev/null &",
    ])
    #expect(run.output.hasPrefix("application \"zenity\"\n  dialog \"Information\"\n"))
    #expect(run.errors == "evenhand: sh has ended and left \"zenity\"\n")
    #expect(run.code == 0)
  }

  @Test func `a launcher that fails is not waited for`() async throws {
    let run = try await Evenhand.run([
      "tree", "--exec", "--", "sh", "-c",
      "setsid zenity --info >/dev/null 2>&1 </dev/null & echo no display >&2; exit 3",
    ])
    #expect(run.errors == "evenhand: sh has ended before it could be read: no display\n")
    #expect(run.code == 2)
  }

  @Test func `an application that hangs is not a clean audit`() async throws {
    let session = try await DesktopSession.start()
    let program = try session.start("zenity", ["--info"])
    let arguments = ["audit", "--app", "zenity"]
    _ = try await eventually {
      try await Evenhand.run(arguments, in: session.environment).output.contains("passed")
    }
    program.suspend()
    defer { program.resume() }
    let run = try await Evenhand.run(
      ["audit", "--pid", "\(program.processID)", "--timeout", "1"], in: session.environment)
    #expect(run.output.contains("the application gave no reply for 1 s"))
    #expect(run.output.contains("The audit is not valid"))
    #expect(run.code == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted audit ends what it started`(signal: Int32) async throws {
    let session = try await DesktopSession.start()
    let process = try Evenhand.start(
      ["audit", "--timeout", Evenhand.patience, "--exec", "--", "sleep", "4711"],
      in: session.environment)
    let isStarted = try await eventually { try isSleeping(in: session) }
    #expect(isStarted)
    process.signal(signal)
    #expect(try await process.untilEnd() == .code(130))
    #expect(try !isSleeping(in: session))
  }

  private func isSleeping(in session: DesktopSession) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { entry in
      guard Int32(entry) != nil,
        let words = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline"),
        let environment = FileManager.default.contents(atPath: "/proc/\(entry)/environ")
      else { return false }
      return String(decoding: words, as: UTF8.self) == "sleep\0" + "4711\0"
        && String(decoding: environment, as: UTF8.self).contains(session.folder)
    }
  }

  @Test func `a reader that goes away is no error`() async throws {
    let process = try ChildProcess(
      "/bin/sh",
      ["-c", "(\"\(Evenhand.path)\" rules; echo \"code $?\" >&2) | true"],
      environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.standardError == "code 0\n")
  }
}
