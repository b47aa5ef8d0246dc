// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Events on the command line, of real applications.
@Suite struct WatchTests {
  private struct Event: Decodable {
    struct Source: Decodable {
      let selector: String
      let role: String
      let name: String
    }

    let kind: String
    let application: String
    let source: Source
  }

  @Test func `the focus of a program that is started is told from its beginning`() async throws {
    func start() throws -> ChildProcess {
      try Evenhand.start([
        "watch", "--filter", "focus,window", "--format", "json", "--for", Evenhand.patience,
        "--exec", "--", "zenity", "--info",
      ])
    }
    var watch = try start()
    // Now and then GTK 3 tells nobody of a window that opens on a busy machine: another one is opened.
    for _ in 1...4 {
      let running = watch
      if try await eventually(
        within: .seconds(40), { try Self.focusedEvent(in: running) != nil })
      {
        break
      }
      watch.signal(SIGINT)
      _ = try await watch.untilEnd()
      watch = try start()
    }
    let focused = try #require(
      try Self.focusedEvent(in: watch),
      "\(watch.standardOutput)\(watch.standardError)\(watch.standing)")
    watch.signal(SIGINT)
    #expect(focused.application == "zenity")
    #expect(focused.source.selector == "dialog[Information] > push button[OK]")
    #expect(focused.source.role == "push button")
    #expect(focused.source.name == "OK")
    #expect(try await watch.untilEnd() == .code(130))
    #expect(watch.standardError == "")
  }

  @Test func `the bus knows that somebody listens before the program begins`() async throws {
    let ask = """
      address=$(gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
        --method org.a11y.Bus.GetAddress | cut -d"'" -f2)
      gdbus call --address "$address" --dest org.a11y.atspi.Registry \
        --object-path /org/a11y/atspi/registry \
        --method org.a11y.atspi.Registry.GetRegisteredEvents >"$0"
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let watch = try Evenhand.start(
      ["watch", "--filter", "window", "--exec", "--", "sh", "-c", ask, file])
    #expect(try await watch.untilEnd() == .code(0))
    let registered = try String(contentsOfFile: file, encoding: .utf8)
    #expect(registered.lowercased().contains("'window:"))
  }

  /// nil while none has come; what stands behind the last line's end is not whole yet.
  private static func focusedEvent(in watch: ChildProcess) throws -> Event? {
    let whole = watch.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    return try whole.map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
      .first { $0.kind == "object:state-changed:focused" }
  }

  @Test func `an application that leaves ends the watch`() async throws {
    let session = try await DesktopSession.start()
    let zenity = try session.start("zenity", ["--info"])
    try await Self.appear(zenity, in: session)
    let watch = try Evenhand.start(["watch", "--app", "zenity"], in: session.environment)
    try await Self.register(in: session)
    zenity.terminate()
    #expect(try await watch.untilEnd() == .code(0))
    #expect(watch.standardError == "evenhand: \"zenity\" has left the bus\n")
  }

  @Test func `an interrupted watch is taken back from the registry`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let watch = try Evenhand.start(["watch"], in: session.environment)
    try await Self.register(in: session)
    watch.signal(SIGINT)
    #expect(try await watch.untilEnd() == .code(130))
    let isFree = try await eventually {
      try await !Self.registrations(in: session).lowercased().contains("document")
    }
    #expect(isFree)
  }

  @Test func `a reader that goes away ends the watch without a word`() async throws {
    let process = try ChildProcess(
      "/bin/sh",
      [
        "-c",
        "(\"\(Evenhand.path)\" watch --for 50 --exec -- zenity --info; echo \"code $?\" >&2)"
          + " | head -n 1",
      ],
      environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.standardError == "code 0\n")
    #expect(process.outputLines.count == 1)
  }

  private static func appear(_ program: ChildProcess, in session: DesktopSession) async throws {
    let isThere = try await eventually {
      try await Evenhand.run(["tree", "--pid", "\(program.processID)"], in: session.environment)
        .output.contains("OK")
    }
    #expect(isThere)
  }

  private static func register(in session: DesktopSession) async throws {
    let isListening = try await eventually {
      try await registrations(in: session).lowercased().contains("document")
    }
    #expect(isListening)
  }

  private static func registrations(in session: DesktopSession) async throws -> String {
    let call = try ChildProcess(
      "gdbus",
      [
        "call", "--address", session.accessibilityBusAddress ?? "", "--dest",
        "org.a11y.atspi.Registry", "--object-path", "/org/a11y/atspi/registry", "--method",
        "org.a11y.atspi.Registry.GetRegisteredEvents",
      ], environment: session.environment)
    _ = try await call.untilEnd()
    return call.standardOutput
  }
}
