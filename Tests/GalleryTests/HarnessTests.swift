// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// The harness works on a program that is not ours, so what fails on ours is ours.
struct HarnessTests {
  private static let slider = [
    "--scale", "--text", "Loudness", "--value", "30", "--min-value", "0", "--max-value", "100",
  ]

  @Test func `what Orca says twice counts once where its golden has it once, and no more`() {
    let expected = ["Next row.", "Deleted: row."]
    let twice = expected + ["Deleted: row"]
    #expect(twice.withoutEcho(of: expected) == expected)
    #expect(twice.withoutEcho(of: twice) == twice)
    #expect(twice.withoutEcho(of: nil) == twice)
    let asked = ["Next row.", "Deleted: why?"]
    #expect((asked + ["Deleted: why?"]).withoutEcho(of: asked) == asked)
    let other = expected + ["Deleted: rows"]
    #expect(other.withoutEcho(of: expected) == other)
    let wrong = ["Other row.", "Deleted: row.", "Deleted: row"]
    #expect(wrong.withoutEcho(of: expected) == wrong)
  }

  @Test func `the name of a key counts as said first, and nothing else changes its place`() {
    let expected = ["space ", "checked", "Lamp on."]
    let late = ["checked", "space ", "Lamp on."]
    #expect(late.withKeyFirst(KeyStroke(.space), of: expected) == expected)
    #expect(late.withKeyFirst(KeyStroke(.tab), of: expected) == late)
    #expect(late.withKeyFirst(KeyStroke(.space), of: nil) == late)
    let swapped = ["space ", "Lamp on.", "checked"]
    #expect(swapped.withKeyFirst(KeyStroke(.space), of: expected) == swapped)
    #expect(["return "].withKeyFirst(KeyStroke(.enter), of: ["return "]) == ["return "])
    let moved = ["60 percent", "right"]
    #expect(moved.withKeyFirst(KeyStroke(.space), of: ["right", "60 percent"]) == moved)
  }

  @Test func `a mouse moves a foreign slider`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    let slider = try await zenity.element { $0.role == .slider }
    try zenity.pointer.click(at: try slider.place(x: 0.7))
    let moved = try await eventually { try await value(in: zenity) > 30 }
    #expect(moved)
  }

  @Test func `a finger presses a foreign button`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    try zenity.tap(try await zenity.element("Cancel", role: .button))
    #expect(try await zenity.program.untilEnd() == .code(1))
  }

  @Test func `keys move a foreign slider`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    _ = try await zenity.element { $0.role == .slider && $0.states[.focused] }
    try zenity.type(.right, .right)
    let moved = try await eventually { try await value(in: zenity) == 32 }
    #expect(moved)
  }

  @Test func `the reader sets a foreign value`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    try await zenity.setValue(77, of: try await zenity.element { $0.role == .slider })
    #expect(try await value(in: zenity) == 77)
  }

  @Test func `the reader performs a foreign action`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    try await zenity.perform("click", on: try await zenity.element("OK", role: .button))
    #expect(try await zenity.program.untilEnd() == .code(0))
    #expect(zenity.program.outputLines == ["30"])
  }

  @Test func `pyatspi performs a foreign action`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    #expect(try await zenity.python("do-action", ["OK", "click"]) == ["True"])
    #expect(try await zenity.program.untilEnd() == .code(0))
  }

  @Test func `pyatspi describes a foreign button`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider)
    try Golden("zenity-ok").expect(lines: try await zenity.python("describe", ["OK"]))
  }

  @Test(.heardAgain) func `Orca speaks in a foreign dialog`() async throws {
    let zenity = try await LiveApplication("zenity", Self.slider, hasScreenReader: true)
    let orca = try #require(zenity.orca)
    // How often zenity announces itself depends on how busy the machine is: a program of GTK 3 says
    // nothing of its window when it has not yet heard that somebody listens. Keys make it speak.
    _ = try await zenity.element { $0.role == .slider && $0.states[.focused] }
    _ = try await orca.untilQuiet()
    try zenity.type(.tab)
    try await orca.hear("Cancel push button")
    let back = orca.mark
    try zenity.type(.tab, with: [.leftShift])
    try await orca.hear("horizontal slider 30", since: back)
    _ = try await orca.untilQuiet()
    let answers: [(PhysicalKey, [String])] = [
      (.right, ["31"]), (.tab, ["tab ", "Cancel push button."]),
      (.tab, ["tab ", "OK push button."]),
    ]
    for (key, expected) in answers {
      let mark = orca.mark
      try zenity.type(key)
      #expect(try await zenity.said(since: mark, expected) == expected)
    }
  }

  private func value(in application: LiveApplication) async throws -> Double {
    let slider = try await application.element { $0.role == .slider }
    return try #require(slider.node.value).current
  }
}
