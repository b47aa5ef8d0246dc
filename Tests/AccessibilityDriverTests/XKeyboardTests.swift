// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

@testable import AccessibilityDriver

/// What a program hears of the keys that are pressed, as `xev` tells it.
@Suite struct XKeyboardTests {
  /// Shift is 1, Control 4, Alt 8.
  private static let strokes: [(binding: KeyBinding, heard: String)] = [
    (KeyBinding(.plus), "1 plus"), (KeyBinding(.plus, .control), "5 plus"),
    (KeyBinding(.plus, .shift), "1 plus"), (KeyBinding(.minus), "0 minus"),
    (KeyBinding(.minus, .control), "4 minus"), (KeyBinding("question"), "1 question"),
    (KeyBinding("colon"), "1 colon"), (KeyBinding("exclam", .alt), "9 exclam"),
    (KeyBinding("asciitilde"), "1 asciitilde"), (KeyBinding("a"), "0 a"),
    (KeyBinding("a", .shift), "1 A"), (KeyBinding("F10"), "0 F10"),
  ]

  @Test func `a sign that needs Shift on this keyboard gets it`() async throws {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let program = try session.start("xev", ["-event", "keyboard", "-event", "focus"])
    _ = try await program.line(containing: "FocusIn", within: .seconds(60))
    let keyboard = try XKeyboard(XDisplay(environment: session.environment))
    for (binding, _) in Self.strokes { try keyboard.press(binding) }
    try keyboard.press(KeyBinding(.escape))
    _ = try await program.line(containing: "Escape", within: .seconds(60))
    #expect(heard(program.outputLines) == Self.strokes.map(\.heard))
  }

  @Test func `a keyboard of one column has no signs with Shift`() {
    let places = XKeyboard.places(of: [0x61, 0x62, 0x63], columns: 1, first: 8)
    #expect(places.mapValues(\.code) == [0x61: 8, 0x62: 9, 0x63: 10])
    #expect(places.values.allSatisfy { $0.held.isEmpty })
  }

  @Test func `what no key of the keyboard gives is told by its name`() async throws {
    let session = try await DesktopSession.start(.init(display: .virtual, accessibility: false))
    let keyboard = try XKeyboard(XDisplay(environment: session.environment))
    #expect(throws: DriverError.noKey("U00DF")) { try keyboard.press(KeyBinding("U00DF")) }
  }

  /// The presses, as their modifiers' number and their keysym, without those of modifiers and without
  /// Escape, which is the last.
  private func heard(_ lines: [String]) -> [String] {
    var heard: [String] = []
    var isPress = false
    for line in lines {
      if !line.hasPrefix(" ") { isPress = line.hasPrefix("KeyPress") }
      guard isPress, let match = line.firstMatch(of: /state 0x(\w+), .*keysym \w+, (\w+)\)/),
        !match.2.hasSuffix("_L"), !match.2.hasSuffix("_R"), match.2 != "Escape"
      else { continue }
      heard.append("\(match.1) \(match.2)")
    }
    return heard
  }
}
