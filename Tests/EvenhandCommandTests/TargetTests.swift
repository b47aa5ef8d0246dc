// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What is audited: a part of an application, after steps, from a desktop file, where.
@Suite struct TargetTests {
  private let factory = ["--timeout", Evenhand.patience, "--exec", "--", "gtk3-widget-factory"]

  @Test func `one window, or one element, can be meant`() async throws {
    let all = try await Evenhand.run(["tree"] + factory)
    let part = try await Evenhand.run(["tree", "--subtree", "page tab list (1)"] + factory)
    #expect(part.output.hasPrefix("application \"gtk3-widget-factory\"\n  frame \"\""))
    #expect(part.output.contains("page tab list"))
    #expect(part.output.split(separator: "\n").count < all.output.split(separator: "\n").count / 2)
    #expect(part.code == 0)
  }

  @Test func `findings outside of the part that is meant are not reported`() async throws {
    let run = try await Evenhand.run(
      ["audit", "--fail-on", "never", "--subtree", "slider (1)"] + factory)
    let findings = run.output.split(separator: "\n").filter { $0.hasPrefix("    frame[") }
    #expect(findings == ["    frame[] > slider[] (1): the slider has no name"])
    #expect(run.output.contains("elements: outside of what was asked for"))
    #expect(run.code == 0)
  }

  @Test func `a window or an element that does not come is named, with those that are there`()
    async throws
  {
    let program = ["--timeout", "10", "--exec", "--", "zenity", "--info", "--title", "Hello"]
    let window = try await Evenhand.run(["audit", "--window", "^Bye$"] + program)
    #expect(
      window.errors == "evenhand: no window's name matches \"^Bye$\"; there are \"Hello\"\n")
    #expect(window.code == 2)
    let element = try await Evenhand.run(["tree", "--subtree", "button[OKK]"] + program)
    #expect(
      element.errors
        == "evenhand: --subtree: nothing matches push button[OKK]; the nearest: dialog[Hello] >"
        + " push button[OK]\n")
    #expect(element.code == 2)
    let awaited = try await Evenhand.run(["tree", "--wait-for", "slider"] + program)
    #expect(awaited.errors == "evenhand: --wait-for: nothing matches slider within 10 s\n")
    #expect(awaited.code == 2)
  }

  @Test func `steps lead from stop to stop, and a finding stands at the first that has it`()
    async throws
  {
    let session = try await DesktopSession.start(.init(display: .none))
    let steps = session.folder + "/steps"
    try Data(
      """
      audit closed
      click toggle button[Menu]
      wait for [Dark theme]
      audit open
      key Escape
      """.utf8
    ).write(to: URL(fileURLWithPath: steps))
    let run = try await Evenhand.run(
      ["audit", "--format", "json", "--fail-on", "never", "--steps", steps] + factory)
    #expect(run.errors == "")
    #expect(run.code == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rules = try #require(report["violations"] as? [[String: Any]])
    let findings = rules.flatMap { $0["nodes"] as? [[String: Any]] ?? [] }
    let stops = Set(findings.compactMap { $0["stop"] as? String })
    #expect(stops == ["closed"])
    let fingerprints = findings.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == fingerprints.count)
    let place = try #require(report["run"] as? [String: Any])
    #expect(place["session"] as? String == "private x11")
  }

  @Test func `a step that cannot be done is told with its file and line`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let steps = session.folder + "/steps"
    try Data("\nclick button[Nope]\n".utf8).write(to: URL(fileURLWithPath: steps))
    let run = try await Evenhand.run([
      "audit", "--timeout", "10", "--steps", steps, "--exec", "--", "zenity", "--info",
    ])
    #expect(
      run.errors
        == "evenhand: \(steps):2: nothing matches push button[Nope]; the nearest:"
        + " dialog[Information] > push button[OK]\n")
    #expect(run.code == 2)
  }

  @Test func `a step sets a value and another one presses keys`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let steps = session.folder + "/steps"
    try Data(
      """
      set slider 30
      focus slider
      key Right
      """.utf8
    ).write(to: URL(fileURLWithPath: steps))
    let run = try await Evenhand.run([
      "tree", "--timeout", Evenhand.patience, "--steps", steps, "--exec", "--", "zenity", "--scale",
      "--value=5",
    ])
    #expect(
      run.output.contains("slider \"\" value=31.0 in 0.0...100.0"), "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `a desktop file names what is started`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let folder = session.folder + "/data/applications"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(
      """
      [Desktop Entry]
      Type=Application
      Name=Hello
      Exec=zenity --info "--text=100%% sure" %U
      """.utf8
    ).write(to: URL(fileURLWithPath: folder + "/org.example.Hello.desktop"))
    var environment = Evenhand.bare
    environment["XDG_DATA_DIRS"] = session.folder + "/data:/usr/share"
    let run = try await Evenhand.run(
      ["tree", "--desktop-id", "org.example.Hello"], in: environment)
    #expect(run.output.contains("label \"100% sure\""), "\(run.errors)")
    #expect(run.code == 0)
    let missing = try await Evenhand.run(["tree", "--desktop-id", "org.example.Bye"])
    #expect(missing.errors == "evenhand: there is no desktop file org.example.Bye.desktop\n")
    #expect(missing.code == 2)
  }

  @Test func `GTK 4 comes to rest although its window never stops moving`() async throws {
    let run = try await Evenhand.run([
      "audit", "--fail-on", "never", "--timeout", Evenhand.patience, "--exec", "--",
      "gtk4-widget-factory",
    ])
    #expect(!run.output.contains("did not come to rest"))
    #expect(run.code == 0)
  }

  @Test func `a private session can be asked for, in a language`() async throws {
    let session = try await DesktopSession.start()
    let run = try await Evenhand.run(
      [
        "audit", "--format", "json", "--fail-on", "never", "--session", "private", "--locale",
        "de_DE.UTF-8", "--exec", "--", "zenity", "--info",
      ], in: session.environment)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((report["run"] as? [String: Any])?["session"] as? String == "private x11")
    #expect((report["target"] as? [String: Any])?["locale"] as? String == "de_DE")
    let apps = try await Evenhand.run(["audit", "--app", "zenity"], in: session.environment)
    #expect(apps.code == 2)
  }

  @Test func `without a desktop the current session cannot be asked for`() async throws {
    let run = try await Evenhand.run(["tree", "--session", "current", "--exec", "--", "zenity"])
    #expect(
      run.errors
        == "evenhand: there is no display or no session bus for --session current; run evenhand"
        + " doctor\n")
    #expect(run.code == 2)
  }
}
