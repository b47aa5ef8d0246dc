// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// The X server's own view of what the test devices do, through `xinput`.
struct TestInputTests {
  private let session: DesktopSession
  private let watcher: ChildProcess

  init() async throws {
    session = try await DesktopSession.start(.init(display: .testInput, accessibility: false))
    // xinput writes in blocks into a file, so a line is made visible by line buffering.
    watcher = try session.start("stdbuf", ["-oL", "xinput", "test-xi2", "--root"])
    // The last of the devices that xinput lists before it listens.
    let pointer = try #require(session.pointer)
    let listens = await eventually {
      try? pointer.move(to: ScreenPoint(x: 1, y: 1))
      try? pointer.move(to: ScreenPoint(x: 2, y: 2))
      return watcher.outputLines.contains { $0.contains("(RawMotion)") }
    }
    try #require(listens)
  }

  @Test func `a finger goes down, moves and goes up`() async throws {
    let touch = try #require(session.touch)
    try touch.begin(at: ScreenPoint(x: 700, y: 500))
    try touch.move(to: ScreenPoint(x: 720, y: 500))
    try touch.end(at: ScreenPoint(x: 720, y: 500))
    try await expectEvents("RawTouchBegin", "RawTouchUpdate", "RawTouchEnd")
  }

  @Test func `two fingers are two`() async throws {
    let touch = try #require(session.touch)
    try await touch.pinch(around: ScreenPoint(x: 700, y: 500), radius: (100, 200), steps: 2)
    try await expectEvents(
      "RawTouchBegin", "RawTouchBegin", "RawTouchUpdate", "RawTouchUpdate", "RawTouchUpdate",
      "RawTouchUpdate", "RawTouchEnd", "RawTouchEnd")
  }

  @Test func `the pointer goes where it is sent`() async throws {
    let pointer = try #require(session.pointer)
    try pointer.move(to: ScreenPoint(x: 321, y: 654))
    let question = try session.start("xdotool", ["getmouselocation"])
    try await question.line(containing: "x:321 y:654 ")
  }

  @Test func `a click is a press and a release`() async throws {
    let pointer = try #require(session.pointer)
    try pointer.click(.secondary, at: ScreenPoint(x: 10, y: 10))
    try await expectEvents("RawButtonPress", "RawButtonRelease")
  }

  @Test func `a chord presses its modifier first and releases it last`() async throws {
    let keyboard = try #require(session.keyboard)
    try keyboard.type(.tab, with: [.leftShift])
    try await expectEvents("RawKeyPress", "RawKeyPress", "RawKeyRelease", "RawKeyRelease")
    // X key codes: 50 is the left shift key, 23 the tabulator.
    #expect(details(of: "RawKey") == ["50", "23", "23", "50"])
  }

  @Test func `the first key is already read by the map of the test keyboard`() async throws {
    let question = try session.start("xmodmap", ["-pke"])
    try await question.line { $0.contains("111 = Up") }
  }

  @Test func `a place that is none is refused`() throws {
    let touch = try #require(session.touch)
    #expect(throws: DesktopSessionError.self) {
      try touch.begin(at: ScreenPoint(x: .nan, y: 0))
    }
  }

  @Test func `an event after the end of the session is refused`() throws {
    let keyboard = try #require(session.keyboard)
    session.stop()
    #expect(throws: DesktopSessionError.self) { try keyboard.press(.a) }
  }

  /// Waits until the last of the events has come, and compares all but motion.
  private func expectEvents(_ names: String...) async throws {
    let all = { events(named: "Raw") }
    _ = await eventually { all().count >= names.count }
    #expect(all() == names)
  }

  /// xinput writes `EVENT type 22 (RawTouchBegin)`, then the event's fields.
  private func events(named prefix: String) -> [String] {
    watcher.outputLines.filter { $0.contains("EVENT type") && $0.contains("(\(prefix)") }
      .compactMap { $0.split(separator: "(").last?.dropLast() }
      .map(String.init).filter { $0 != "RawMotion" }
  }

  /// The `detail:` line of each event: a key code or a button.
  private func details(of prefix: String) -> [String] {
    var isWanted = false
    return watcher.outputLines.compactMap { line in
      if line.contains("EVENT type") { isWanted = line.contains("(\(prefix)") }
      guard isWanted, line.contains("detail:") else { return nil }
      return line.split(separator: " ").last.map(String.init)
    }
  }
}
