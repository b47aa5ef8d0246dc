// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import ScriptedApplications
import Semantics
import Testing

/// What Docs/Testing.md shows, run.
struct TestingSamples {
  @Test func `a program is driven in a session of its own, and photographed`() async throws {
    let session = try await DesktopSession.start(.init(display: .testInput, windowManager: true))
    let program = try session.start("gtk3-widget-factory")
    try await session.touch?.pinch(around: ScreenPoint(x: 700, y: 500), radius: (100, 200))
    try session.keyboard?.type(.tab, with: [.leftShift])
    #expect(try !Screenshot(of: session).png.isEmpty)
    #expect(program.isRunning)
    session.stop()
  }

  @Test func `an application does not answer`() async throws {
    let session = try await DesktopSession.start(.init())
    let application = try ScriptedApplication(in: session) { object, member in
      member == "GetChildren" ? .silence : nil  // nil is a harmless answer
    }
    #expect(!application.busName.isEmpty)
  }

  @Test func `Orca's words are heard`() async throws { try await onceMoreIfUnheard(hear) }

  private func hear() async throws {
    let session = try await DesktopSession.start(
      .init(display: .testInput, screenReaderEnabled: true, windowManager: true))
    let orca = try await OrcaSession(in: session)
    let program = try session.start("zenity", ["--scale", "--text", "Loudness", "--value", "30"])
    try await orca.hear("horizontal slider 30")
    let mark = orca.mark
    try session.keyboard?.type(.right)
    try await orca.hear("31", since: mark)
    #expect(program.isRunning)
  }

  @Test func `the gallery is driven by fingers, and by a client of others`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    try await gallery.touchDrag(dial, y: -40)
    let moved = try await gallery.settled("Volume") { $0.value?.current == 50 }
    #expect(moved.value?.current == 50)
    #expect(try await gallery.python("do-action", ["Volume", "increment"]) == ["True"])
  }
}
