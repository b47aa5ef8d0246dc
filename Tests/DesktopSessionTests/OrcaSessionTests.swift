// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import ScriptedApplications
import Testing

struct OrcaSessionTests {
  @Test func `Orca is heard on a program that is not ours`() async throws {
    try await onceMoreIfUnheard(hear)
  }

  private func hear() async throws {
    let session = try await DesktopSession.start(
      .init(display: .testInput, screenReaderEnabled: true, windowManager: true))
    let orca = try await OrcaSession(in: session)
    let program = try session.start(
      "zenity", ["--scale", "--text", "Loudness", "--value", "30", "--min-value", "0"])
    defer { program.kill() }
    try await orca.hear("horizontal slider 30")
    _ = try await orca.untilQuiet()
    let keyboard = try #require(session.keyboard)
    let mark = orca.mark
    try keyboard.type(.right)
    #expect(try await orca.hear("31", since: mark) == ["31"])
    orca.stop()
    #expect(!orca.isRunning)
  }

  @Test func `Orcas in two sessions run side by side`() async throws {
    let one = try await DesktopSession.start(.init(screenReaderEnabled: true))
    let other = try await DesktopSession.start(.init(screenReaderEnabled: true))
    let first = try await OrcaSession(in: one)
    let second = try await OrcaSession(in: other)
    #expect(first.isRunning)
    #expect(second.isRunning)
  }

  @Test func `a word that never comes ends the wait with what was said`() async throws {
    let session = try await DesktopSession.start(.init(screenReaderEnabled: true))
    let orca = try await OrcaSession(in: session)
    _ = try await orca.untilQuiet()
    let error = await #expect(throws: DesktopSessionError.self) {
      try await orca.hear("no such word", within: .milliseconds(50))
    }
    #expect(error?.description.contains("'no such word'") == true)
  }
}
