// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct KeyTests {
  @Test func `a handler runs the newest closure`() throws {
    struct Counter: View {
      @Views.State private var count = 0
      var body: some View {
        Text("count \(count)").focusable()
          .onKeyPress(.upArrow) {
            count += 1
            return .handled
          }
      }
    }
    let tester = ViewTester { Counter() }
    tester.press(.tab)
    tester.press(.up)
    tester.press(.up)
    #expect(tester.focused?.name == "count 2")
  }

  @Test func `each form of onKeyPress hears what it asks for`() {
    let log = Log()
    func note(_ name: String) -> (KeyPress) -> KeyPress.Result {
      { press in
        log.lines.append("\(name) \(press.characters) \(press.phase == .up ? "up" : "down")")
        return .ignored
      }
    }
    let tester = ViewTester {
      Text("target").focusable()
        .onKeyPress("a") {
          log.lines.append("key")
          return .ignored
        }
        .onKeyPress("a", phases: .up, action: note("phase"))
        .onKeyPress(keys: ["a", "b"], action: note("keys"))
        .onKeyPress(characters: .letters, action: note("letters"))
        .onKeyPress(phases: .down, action: note("all"))
    }
    tester.press(.tab)
    log.lines = []
    tester.press("a")
    #expect(
      log.lines == ["all a down", "letters a down", "keys a down", "key", "phase a up"])
    log.lines = []
    tester.press("1")
    #expect(log.lines == ["all 1 down"])
  }

  @Test func `a press knows its modifiers`() {
    let log = Log()
    let tester = ViewTester {
      Text("target").focusable().onKeyPress { press in
        log.lines.append("\(press.key.character) \(press.modifiers == [.command, .shift])")
        return .handled
      }
    }
    tester.press(.tab)
    tester.press("k", [.control, .shift])
    #expect(log.lines == ["k true"])
  }

  @Test func `commands run for arrows, Escape and Delete`() {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Text("target").focusable()
          .onMoveCommand { log.lines.append("\($0)") }
      }
      .onExitCommand { log.lines.append("exit") }
      .onDeleteCommand { log.lines.append("delete") }
      .onMoveCommand(perform: nil)
    }
    tester.press(.tab)
    for key: Key in [.left, .up, .escape, .delete] { tester.press(key) }
    #expect(log.lines == ["left", "up", "exit", "delete"])
  }

  @Test func `a shortcut of a container presses the first control inside`() {
    let log = Log()
    let tester = ViewTester {
      HStack {
        Text("none").onTapGesture { log.lines.append("text") }
        Button("One") { log.lines.append("one") }
        Button("Two") { log.lines.append("two") }
      }
      .keyboardShortcut("o", modifiers: [.command, .shift])
    }
    tester.press("o", [.control, .shift])
    #expect(log.lines == ["one"])
  }

  @Test func `a shortcut is told to a screen reader and follows its change`() throws {
    struct Page: View {
      @Views.State private var isOther = false
      var body: some View {
        VStack {
          Button("Save") {}.keyboardShortcut(isOther ? "t" : "s")
          Button("Other") { isOther = true }
        }
      }
    }
    let tester = ViewTester { Page() }
    #expect(try tester.element(named: "Save").attributes["keyshortcuts"] == "Control+S")
    #expect(try tester.element(named: "Save").actions.first?.keyBinding == ";;<Control>s")
    try tester.tap("Other")
    #expect(try tester.element(named: "Save").attributes["keyshortcuts"] == "Control+T")
  }

  @Test func `keys and characters lead to each other`() {
    let pairs: [(Key, Character)] = [
      ("a", "a"), ("plus", "+"), ("space", " "), (.up, "\u{F700}"), (.delete, "\u{F728}"),
      (.backspace, "\u{8}"), ("F5", "\u{F708}"), ("U00E4", "ä"), (.escape, "\u{1B}"),
    ]
    for (key, character) in pairs {
      #expect(Key(character: character) == key)
      #expect(key.character == character)
    }
    #expect(Key(character: "A") == "a")
    #expect(Key("Shift_L").character == nil)
    #expect(KeyEquivalent.delete != KeyEquivalent.deleteForward)
  }
}
