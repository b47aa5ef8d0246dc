// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Who has a key, where several could.
@MainActor
struct KeyRoutingTests {
  private func button(_ desk: Desk, _ name: String, y: Double = 0) -> Element {
    desk.add(name, y: y, [GestureAttachment(TapGesture().onEnded { desk.log.append(name) })])
  }

  @Test func `a handler that hears everything lets Tab and F6 pass`() {
    let desk = Desk()
    let one = button(desk, "one")
    _ = button(desk, "two", y: 60)
    one.keys.handlers = [
      KeyHandler { event in
        desk.log.append(event.key.name)
        return true
      }
    ]
    desk.press(.tab)
    desk.press("x")
    desk.press(.return)
    desk.press(.tab)
    #expect(desk.log == ["x", "Return"])
    #expect(desk.node("two").states[.focused])
  }

  @Test func `a handler that names Tab has it`() {
    let desk = Desk()
    let one = button(desk, "one")
    _ = button(desk, "two", y: 60)
    one.keys.handlers = [KeyHandler(.named(["\t"])) { _ in true }]
    desk.press(.tab)
    #expect(desk.press(.tab))
    #expect(desk.node("one").states[.focused])
  }

  @Test func `keys with a handler elsewhere go on to the focused element`() {
    let desk = Desk()
    _ = button(desk, "one")
    button(desk, "two", y: 60).keys.handlers = [KeyHandler { _ in true }]
    desk.press(.tab)
    desk.press(.return)
    #expect(desk.log == ["one"])
  }

  @Test func `commands go to the innermost, after the focused element's own keys`() {
    let desk = Desk()
    let outer = desk.add(nil)
    let inner = desk.add("inner", to: outer, [GestureAttachment(TapGesture())])
    func command(_ name: String, _ kind: CommandHandler.Kind) -> CommandHandler {
      CommandHandler(kind) { command in
        if case .move(let direction) = command {
          desk.log.append("\(name) \(direction)")
        } else {
          desk.log.append("\(name) \(kind)")
        }
      }
    }
    outer.keys.commands = [
      command("outer", .move), command("outer", .exit), command("outer", .delete),
    ]
    inner.keys.commands = [command("inner", .move), CommandHandler(.exit, action: nil)]
    desk.press(.tab)
    for key: Key in [.left, .escape, .delete, .backspace] { #expect(desk.press(key)) }
    #expect(desk.log == ["inner left", "outer exit", "outer delete", "outer delete"])
    inner.gestures = [GestureAttachment(DragGesture())]
    desk.log = []
    desk.press(.left)
    desk.press(.escape)
    #expect(desk.log == ["outer exit"])
  }

  @Test func `Escape ends a gesture, then leaves, then cancels`() {
    let desk = Desk()
    let one = desk.add("one", [GestureAttachment(DragGesture())])
    one.keys.commands = [CommandHandler(.exit) { _ in desk.log.append("exit") }]
    button(desk, "Cancel", y: 60).keys.shortcuts = [KeyBinding(.escape)]
    desk.focus("one")
    desk.down(50, 25)
    desk.move(90, 25)
    desk.press(.escape)
    #expect(desk.log == [])
    desk.press(.escape)
    #expect(desk.log == ["exit"])
    one.keys.commands = []
    desk.press(.escape)
    #expect(desk.log == ["exit", "Cancel"])
  }

  @Test func `a shortcut presses from anywhere and leaves the focus where it is`() {
    let desk = Desk()
    _ = button(desk, "one")
    let save = button(desk, "Save", y: 60)
    save.keys.shortcuts = [KeyBinding("s", .control)]
    desk.press(.tab)
    #expect(desk.press("s", .control))
    #expect(desk.log == ["Save"])
    #expect(desk.node("one").states[.focused])
    #expect(!desk.press("s"))
    #expect(!desk.press("s", [.control, .shift]))
    save.removeFromParent()
    #expect(!desk.press("s", .control))
  }

  @Test func `a shortcut carries out what a click does, through the same recognizer`() {
    let desk = Desk()
    let element = desk.add("Play")
    let gesture = TapGesture().onEnded { desk.log.append("tap") }
    element.gestures = [GestureAttachment(gesture)]
    element.keys.shortcuts = [KeyBinding("p")]
    desk.down(50, 25)
    desk.up(50, 25)
    desk.perform("click", on: "Play")
    desk.press("p")
    #expect(desk.log == ["tap", "tap", "tap"])
  }

  @Test func `of two with a shortcut the first in the tree has it, as long as it is enabled`() {
    let desk = Desk()
    let second = button(desk, "second", y: 60)
    second.keys.shortcuts = [KeyBinding("k", .control)]
    let first = button(desk, "first")
    first.keys.shortcuts = [KeyBinding("k", .control)]
    desk.scene.root.reorder([first, second])
    desk.press("k", .control)
    first.isEnabled = false
    desk.press("k", .control)
    #expect(desk.log == ["first", "second"])
  }

  @Test func `a modal view keeps shortcuts outside of it from acting`() {
    let desk = Desk()
    button(desk, "Save").keys.shortcuts = [KeyBinding("s", .control)]
    let dialog = desk.add("Dialog", y: 100)
    dialog.declarations[0].addedStates[.modal] = true
    let inside = desk.add(
      "Send", to: dialog, [GestureAttachment(TapGesture().onEnded { desk.log.append("Send") })])
    inside.keys.shortcuts = [KeyBinding(.return, .control)]
    desk.publish()
    #expect(!desk.press("s", .control))
    #expect(desk.press(.return, .control))
    dialog.removeFromParent()
    desk.publish()
    #expect(desk.press("s", .control))
    #expect(desk.log == ["Send", "Save"])
  }

  @Test func `a held shortcut presses once`() {
    let desk = Desk()
    button(desk, "Save").keys.shortcuts = [KeyBinding("s", .control)]
    desk.keyDown("s", .control)
    desk.keyDown("s", .control, phase: .repeat)
    desk.keyUp("s", .control)
    #expect(desk.log == ["Save"])
  }

  @Test func `a held key counts as released a second after its last repeat`() {
    let desk = Desk()
    desk.add("Plate", [GestureAttachment(DragGesture().onEnded { _ in desk.log.append("ended") })])
    desk.focus("Plate")
    desk.keyDown(.right)
    desk.wait(0.9)
    desk.keyDown(.right, phase: .repeat)
    desk.wait(0.9)
    #expect(desk.log.isEmpty)
    desk.wait(0.2)
    #expect(desk.log == ["ended"])
  }

  @Test func `a shortcut's key is taken from the element's other actions`() throws {
    let desk = Desk()
    let plate = desk.add(
      "Plate",
      [
        GestureAttachment(TapGesture().onEnded { desk.log.append("tap") }),
        GestureAttachment(LongPressGesture().onEnded { _ in desk.log.append("press") }),
      ])
    let press = try #require(desk.scene.alternatives(of: plate).last)
    let key = try #require(press.keys.first)
    plate.keys.shortcuts = press.keys
    let alternatives = desk.scene.alternatives(of: plate)
    #expect(alternatives.first?.keys.first == key)
    #expect(alternatives.last?.keys == [])
    #expect(alternatives.last?.keylessReason == .taken(by: ["click"]))
  }

  @Test func `shortcuts are told, also where the focus cannot come`() {
    let desk = Desk()
    let save = button(desk, "Save")
    save.keys.shortcuts = [KeyBinding("s", .control), KeyBinding("F2")]
    #expect(desk.node("Save").actions.map(\.keyBinding) == [";;<Control>s"])
    #expect(desk.node("Save").attributes["keyshortcuts"] == "Control+S F2")
    save.isFocusable = false
    #expect(desk.node("Save").actions.map(\.keyBinding) == [";;<Control>s"])
    save.keys.shortcuts = []
    #expect(desk.node("Save").actions.map(\.keyBinding) == [""])
    #expect(desk.node("Save").attributes["keyshortcuts"] == nil)
  }

  @Test func `a handler hears the typed character and the release`() {
    let desk = Desk()
    button(desk, "one").keys.handlers = [
      KeyHandler(phases: [.down, .up]) { event in
        desk.log.append("\(event.phase) \(event.typed)")
        return false
      }
    ]
    desk.press(.tab)
    desk.scene.handle(KeyEvent(key: "a", modifiers: .shift, characters: "A", time: desk.time))
    desk.keyUp("a")
    desk.press("Shift_L")
    #expect(desk.log == ["down A", "up a"])
  }
}
