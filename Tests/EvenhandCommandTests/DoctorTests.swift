// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Each line of `evenhand doctor` is found out, not assumed.
@Suite struct DoctorTests {
  private func marks(
    _ environment: [String: String], _ arguments: [String] = []
  ) async throws -> (marks: [String: String], code: Int32) {
    let run = try await Evenhand.run(
      ["doctor", "--format", "json"] + arguments, in: environment)
    let checks = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]])
    #expect(checks.allSatisfy { !($0["text"] ?? "").isEmpty })
    let pairs = checks.map { ($0["subject"] ?? "", $0["state"] ?? "") }
    return (Dictionary(pairs) { first, _ in first }, run.code)
  }

  @Test func `without a desktop everything that it would have is missing`() async throws {
    let (marks, code) = try await marks(Evenhand.bare)
    for subject in ["display", "session bus", "accessibility bus", "registry", "switched on"] {
      #expect(marks[subject] == "missing", "\(subject)")
    }
    #expect(marks["keys"] == "absent")
    #expect(marks["private session"] == "ok")
    #expect(code == 2)
  }

  @Test func `a whole session has everything`() async throws {
    let session = try await DesktopSession.start(.init(windowManager: true))
    let (marks, code) = try await marks(session.environment)
    for subject in [
      "display", "window manager", "keys", "pictures", "session bus", "accessibility bus",
      "registry", "switched on", "private session", "toolkits", "text in pictures",
      "words of the language",
    ] {
      #expect(marks[subject] == "ok", "\(subject)")
    }
    #expect(code == 0)
  }

  @Test func `a display without a window manager is told from one with it`() async throws {
    let session = try await DesktopSession.start()
    let (marks, code) = try await marks(session.environment)
    #expect(marks["display"] == "ok")
    #expect(marks["window manager"] == "absent")
    #expect(code == 0)
  }

  @Test func `names that lead nowhere are found out`() async throws {
    let session = try await DesktopSession.start()
    var environment = session.environment
    environment["DISPLAY"] = ":4711"
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(session.folder)/nothing"
    environment["AT_SPI_BUS_ADDRESS"] = nil
    environment["NO_AT_BRIDGE"] = "1"
    let (marks, code) = try await marks(environment)
    #expect(marks["display"] == "missing")
    #expect(marks["session bus"] == "missing")
    #expect(marks["accessibility bus"] == "missing")
    #expect(marks["toolkits"] == "absent")
    #expect(code == 2)
  }

  @Test(arguments: [
    ("0", "ok"), ("", "ok"), ("2", "ok"), ("yes", "ok"), ("1", "absent"), (" 1", "absent"),
  ])
  func `only the bridge's own 1 keeps toolkits from publishing`(
    value: String, state: String
  ) async throws {
    var environment = Evenhand.bare
    environment["NO_AT_BRIDGE"] = value
    let (marks, _) = try await marks(environment)
    #expect(marks["toolkits"] == state)
  }

  @Test func `what is installed is not said to be installed`() async throws {
    let bare = try await Evenhand.run(["doctor"], in: Evenhand.bare)
    let lines = bare.output.split(separator: "\n").filter { $0.contains("at-spi") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { !$0.contains("install ") && $0.contains("needs the ") })
    // A session bus that nothing of accessibility can be started on.
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let configuration = session.folder + "/bus.conf"
    let text = """
      <busconfig><type>session</type><listen>unix:path=\(session.folder)/other</listen>
      <policy context="default"><allow send_destination="*"/><allow own="*"/></policy></busconfig>
      """
    try text.write(toFile: configuration, atomically: true, encoding: .utf8)
    let bus = try session.start(
      "dbus-daemon", ["--nofork", "--config-file", configuration, "--print-address=1"])
    let address = try await bus.line(containing: "unix:", within: .seconds(60))
    let run = try await Evenhand.run(
      ["doctor"], in: Evenhand.bare.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 })
    let line = try #require(
      run.output.split(separator: "\n").first { $0.contains("accessibility bus") })
    #expect(line.contains("is installed, and did not answer: log in again, or start /"))
  }

  @Test func `a Wayland compositor that does not answer is missing`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    var environment = session.environment
    environment["WAYLAND_DISPLAY"] = session.folder + "/wayland-9"
    let (marks, code) = try await marks(environment)
    #expect(marks["display"] == "missing")
    #expect(marks["keys"] == "absent")
    #expect(code == 2)
  }

  @Test func `accessibility that is switched off is told, with the command that switches it on`()
    async throws
  {
    let session = try await DesktopSession.start()
    let off = try session.start(
      "gdbus",
      [
        "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
        "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<false>",
      ])
    #expect(try await off.untilEnd() == .code(0))
    let run = try await Evenhand.run(["doctor"], in: session.environment)
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("switched on") })
    #expect(line.hasPrefix("missing  switched on"))
    #expect(run.code == 2)
    let command = try #require(line.firstRange(of: "gdbus").map { line[$0.lowerBound...] })
    let mending = try session.start("sh", ["-c", String(command)])
    #expect(try await mending.untilEnd() == .code(0))
    #expect(try await Evenhand.run(["doctor"], in: session.environment).code == 0)
  }

  @Test func `a Chromium that was started without its switch is named`() async throws {
    let session = try await DesktopSession.start()
    let script = session.folder + "/electron"
    let program = try session.start("bash", ["-c", "exec -a '\(script)' sleep 60"])
    var line: Substring?
    _ = try await eventually {
      let run = try await Evenhand.run(["doctor"], in: session.environment)
      line = run.output.split(separator: "\n").first { $0.contains("Chromium") }
      return line?.contains("electron") ?? false
    }
    #expect(line?.hasPrefix("absent ") ?? false)
    #expect(line?.contains("--force-renderer-accessibility") ?? false)
    program.terminate()
  }

  @Test func `a missing reader of text is no fault of the desktop`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["doctor"], in: ["PATH": session.folder])
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("tesseract") })
    #expect(line.hasPrefix("absent   text in pictures"))
    #expect(line.hasSuffix("is not installed: install tesseract-ocr"))
  }

  @Test func `a missing dictionary is no fault of the desktop either`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["doctor"], in: ["PATH": session.folder])
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("hunspell") })
    #expect(line.hasPrefix("absent   words of the language"))
    #expect(line.hasSuffix("is not installed: install hunspell"))
  }

  @Test func `what --exec needs can be asked alone`() async throws {
    let (marks, code) = try await marks(Evenhand.bare, ["--exec"])
    #expect(marks["private session"] == "ok")
    #expect(Set(marks.keys) == ["private session", "fence"])
    #expect(code == 0)
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["doctor", "--exec"], in: ["PATH": session.folder])
    #expect(run.output.hasPrefix("missing  private session  install xvfb, "))
    #expect(run.code == 2)
  }
}
