// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What Orca says of a text that is read and edited, beside GTK's own fields.
struct TextSpeechTests {
  /// By character, by word, selecting, deleting, typing; flat review; the whole text.
  private static let inField: [KeyStroke] = [
    .init(.home), .init(.right), .init(.right, .leftControl), .init(.left, .leftControl),
    .init(.right, .leftShift), .init(.right, .leftShift), .init(.left, .leftShift),
    .init(.end), .init(.backspace), .init(.x), .init(.space), .init(.y),
    .init(.backspace, .leftControl), .init(.home), .init(.delete),
    .init(.keypad8), .init(.keypad5), .init(.keypad2), .init(.a, .leftControl),
  ]
  private static let inOthers: [KeyStroke] = [
    .init(.tab), .init(.s), .init(.t), .init(.left), .init(.backspace), .init(.tab),
    .init(.home, .leftControl), .init(.down), .init(.down), .init(.up), .init(.end), .init(.home),
    .init(.down, .leftShift), .init(.home, .leftControl), .init(.keypadPlus),
  ]

  /// In the text that is only read, which comes fourth.
  private static let inRead: [KeyStroke] = [
    .init(.tab), .init(.tab), .init(.tab), .init(.home), .init(.right),
    .init(.right, .leftControl), .init(.right, .leftShift), .init(.end), .init(.backspace),
    .init(.a, .leftControl),
  ]

  @Test(.heardAgain) func `a text is spoken as it is read, selected, changed and reviewed`()
    async throws
  {
    let fields = try await LiveApplication(BuiltProducts.path("fields"), hasScreenReader: true)
    try await fields.say(typing: Self.inField + Self.inOthers, golden: "fields-orca")
  }

  private static let inForm: [KeyStroke] = [
    .init(.space), .init(.tab), .init(.space), .init(.tab), .init(.down), .init(.tab),
    .init(.enter), .init(.down), .init(.enter), .init(.tab), .init(.up), .init(.tab),
    .init(.enter), .init(.down), .init(.enter), .init(.tab), .init(.enter), .init(.tab),
    .init(.tab), .init(.down), .init(.tab), .init(.right), .init(.down), .init(.left),
  ]

  @Test(.heardAgain) func `a small form is spoken`() async throws {
    let form = try await LiveApplication(
      BuiltProducts.path("fields"), ["--form"], hasScreenReader: true)
    try await form.say(typing: Self.inForm, golden: "form-orca")
  }

  private static let forHints: [KeyStroke] = [
    .init(.f1, .leftControl), .init(.escape), .init(.tab), .init(.f1, .leftControl),
    .init(.right), .init(.f1, .leftControl),
    .init(.f1), .init(.left), .init(.tab), .init(.escape), .init(.slash, .leftShift), .init(.f1),
  ]

  @Test(.heardAgain) func `a tool tip that is asked for is spoken`() async throws {
    let hints = try await LiveApplication(
      BuiltProducts.path("fields"), ["--hints"], hasScreenReader: true)
    try await hints.say(typing: Self.forHints, golden: "hints-orca")
  }

  @Test(.heardAgain) func `how the letters of a text look is spoken where it is asked for`()
    async throws
  {
    let fields = try await LiveApplication(BuiltProducts.path("fields"), hasScreenReader: true)
    try await fields.say(typing: [.init(.f, .insert)], golden: "fields-looks-orca")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `GTK's fields are spoken as they were when ours were compared`() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Scripts/gtk-fields.py").path
    let fields = try await LiveApplication("/usr/bin/python3", [script], hasScreenReader: true)
    try await fields.say(
      typing: Self.inField + Self.inOthers, golden: "fields-gtk-orca", unsure: "Fields frame.")
  }

  @Test(.heardAgain) func `a text that is only read is spoken as it is selected`() async throws {
    let fields = try await LiveApplication(BuiltProducts.path("fields"), hasScreenReader: true)
    try await fields.say(typing: Self.inRead, golden: "fields-read-orca")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `GTK's label that can be selected is spoken as it was then`() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Scripts/gtk-fields.py").path
    let fields = try await LiveApplication("/usr/bin/python3", [script], hasScreenReader: true)
    try await fields.say(
      typing: Self.inRead, golden: "fields-read-gtk-orca", unsure: "Fields frame.")
  }

  /// AT-SPI has a role of its own for a field of one line, as browsers use it; GTK 3 says "text". GTK
  /// has another sign for what must not be read, and leaves Orca silent when the caret jumps to the
  /// beginning. Its label selects before it has the focus, so that Orca does not say what it is.
  @Test func `the same keys come to the same words as in GTK's fields and label`() throws {
    let gtk = try Golden("fields-gtk-orca").recorded()
      .replacing("Note text.\nHello", with: "Note entry Hello")
      .replacing("\u{25CF}", with: "\u{2022}")
      .replacing("control \n> down", with: "control \nDear reader,\n> down")
      .replacing("control\n> down", with: "control\nDear reader,\n> down")
      // Orca 48 says of GTK's text once more what was selected in the field before.
      .replacing("shift\nello brave worlx \nunselected\n", with: "shift\n")
    #expect(try Golden("fields-orca").recorded() == gtk)
    let label = try Golden("fields-read-gtk-orca").recorded()
      .replacing("Note text.\nHello", with: "Note entry Hello")
      .replacing("Take what you need\nselected", with: "Take what you need selected label.")
    #expect(try Golden("fields-read-orca").recorded() == label)
  }
}
