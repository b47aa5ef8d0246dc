// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

@MainActor
struct FocusTests {
  private func tap() -> GestureAttachment { GestureAttachment(TapGesture()) }

  private func names(_ desk: Desk) -> [String] {
    desk.publish()
    return desk.tree.depthFirst.filter { $0.states[.focused] }.map(\.name)
  }

  @Test func `Tab goes round in order and Shift and Tab back`() {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.add("No control")
    desk.add("Two", x: 120, [tap()])
    desk.press(.tap)
    #expect(names(desk).isEmpty)
    desk.press(.tab)
    #expect(names(desk) == ["One"])
    desk.press(.tab)
    #expect(names(desk) == ["Two"])
    desk.press(.tab)
    #expect(names(desk) == ["One"])
    desk.press(.tab, .shift)
    #expect(names(desk) == ["Two"])
  }

  @Test func `with nothing focused Shift and Tab lead to the last`() {
    let desk = Desk()
    for (index, name) in ["One", "Two", "Three"].enumerated() {
      desk.add(name, x: Double(index) * 120, [tap()])
    }
    desk.press(.tab, .shift)
    #expect(names(desk) == ["Three"])
  }

  @Test func `the first control has the keyboard when the window first has it`() {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.scene.isActive = true
    #expect(names(desk) == ["One"])
    #expect(desk.tree[desk.scene.windowID]?.states[.active] == true)
  }

  @Test func `what appears in a window that has the keyboard, with nothing focused, has the focus`()
  {
    let desk = Desk()
    desk.scene.isActive = true
    #expect(names(desk).isEmpty)
    desk.add("No control")
    #expect(names(desk).isEmpty)
    let one = desk.add("One", [tap()])
    let two = desk.add("Two", x: 120, [tap()])
    #expect(names(desk) == ["One"])
    #expect(desk.scene.focusRing != nil)
    // When everything has gone, what comes next has it; of several, the one that asks for it.
    one.removeFromParent()
    two.removeFromParent()
    #expect(names(desk).isEmpty)
    desk.add("Three", [tap()])
    desk.add("Four", x: 120, [tap()]).focus.isDefault = true
    #expect(names(desk) == ["Four"])
  }

  @Test func `a focus that was given up is not given back`() {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.scene.isActive = true
    desk.scene.focus(nil)
    desk.add("Two", x: 120, [tap()])
    #expect(names(desk).isEmpty)
  }

  @Test func `a focus that was given up is not given back when the window gets the keyboard again`()
  {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.scene.isActive = true
    #expect(desk.scene.focused != nil)
    desk.scene.focus(nil)
    for isActive in [false, true] { desk.scene.isActive = isActive }
    #expect(desk.scene.focused == nil)
  }

  @Test func `in a window without the keyboard nothing has the focus`() {
    let desk = Desk()
    desk.add("One", [tap()])
    #expect(names(desk).isEmpty)
  }

  @Test func `a window is active while it has the keyboard`() {
    let desk = Desk()
    let states = [true, false].map { isActive in
      desk.publish()
      desk.scene.isActive = isActive
      return desk.node("Desk").states[.active]
    }
    #expect(states == [true, false])
  }

  @Test func `a touch focuses what it touches, without a ring`() {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.down(50, 20)
    #expect(names(desk) == ["One"])
    #expect(desk.scene.focusRing == nil)
    desk.up(50, 20)
    desk.press(.return)
    #expect(desk.scene.focusRing != nil)
  }

  @Test func `when the focused control leaves, the next one has the focus`() {
    let desk = Desk()
    desk.add("One", [tap()])
    let two = desk.add("Two", x: 120, [tap()])
    desk.add("Three", x: 240, [tap()])
    desk.focus("Two")
    two.removeFromParent()
    #expect(names(desk) == ["Three"])
  }

  @Test func `a control that leaves among others of a group leaves the focus in the group`() {
    let desk = Desk()
    let list = desk.add("List")
    for name in ["One", "Two", "Three"] { desk.add(name, to: list, [tap()]) }
    desk.add("After", x: 120, [tap()])
    desk.focus("Three")
    list.children[2].removeFromParent()
    #expect(names(desk) == ["Two"])
    list.removeFromParent()
    #expect(names(desk) == ["After"])
  }

  @Test func `something modal without a control has the focus, and then it is where it was`() {
    let desk = Desk()
    desk.add("One", [tap()])
    desk.add("Two", x: 120, [tap()])
    desk.scene.isActive = true
    desk.focus("Two")
    let notice = desk.add("Saving")
    notice.declarations[0].addedStates = StateSet(.modal)
    #expect(names(desk) == ["Saving"])
    notice.removeFromParent()
    #expect(names(desk) == ["Two"])
  }

  @Test func `a disabled control is passed by, and lists what it does not do`() {
    let desk = Desk()
    let one = desk.add("One", [tap()])
    desk.add("Two", x: 120, [tap()])
    one.isEnabled = false
    desk.press(.tab)
    #expect(names(desk) == ["Two"])
    #expect(desk.node("One").actions.map(\.name) == ["click"])
    #expect(desk.node("One").actions.map(\.keyBinding) == [""])
    #expect(desk.node("One").role == .button)
    #expect(!desk.node("One").states[.sensitive] && !desk.node("One").states[.focusable])
    #expect(!desk.perform("click", on: "One"))
  }

  @Test func `a control that Tab passes by tells no keys`() {
    let desk = Desk()
    let one = desk.add("One", [tap()])
    one.isFocusable = false
    #expect(desk.node("One").actions.map(\.keyBinding) == [""])
  }

  @Test func `each value of an element with several is a stop of its own`() {
    let desk = Desk()
    var zoom = 1.0
    let gesture = DragGesture().simultaneously(
      with: MagnifyGesture().adjusting(
        Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4))
    desk.add("Photo", [GestureAttachment(gesture)])
    desk.press(.tab)
    #expect(names(desk) == ["Photo"])
    desk.press(.tab)
    #expect(names(desk) == ["Zoom"])
    desk.press(.right)
    #expect(zoom == 1.25)
    desk.press(.end)
    #expect(zoom == 4)
  }

  @Test func `at a value, the hints are the keys that do something there, and no others`() throws {
    let desk = Desk()
    var zoom = 1.0
    let gesture = DragGesture().onEnded { _ in desk.log.append("moved") }
      .simultaneously(
        with: MagnifyGesture().adjusting(
          Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4))
    desk.add("Photo", [GestureAttachment(gesture)])
    desk.press(.tab)
    desk.press(.tab)
    let focused = try #require(desk.scene.focusedAlternatives)
    #expect(focused.name == "Zoom")
    let hints = focused.alternatives.flatMap { one in one.keys.map { (one.name, $0) } }
    #expect(Set(hints.map(\.1)).count == hints.count)
    let names = Set(hints.map(\.0))
    #expect(names.isSuperset(of: ["increment", "zoom-in", "move-left-less", "show-context-menu"]))
    // Left and right are the value's own there.
    #expect(!hints.contains { $0.0 == "move-left" && $0.1 == KeyBinding(.left) })
    var lines: [String] = []
    desk.scene.observeDecisions { if $0 == .keys { lines.append($1) } }
    for (name, key) in hints where name != "show-context-menu" {
      lines = []
      desk.press(key.key, key.modifiers)
      #expect(lines == ["\(key.label) does \(name)"])
      if name == "pick-up" { desk.press(.escape) }
    }
  }

  @Test func `a focus that becomes visible where it is has its ring drawn`() {
    let desk = Desk()
    let one = desk.add("One", [tap()])
    desk.publish()
    desk.scene.setFocus(FocusTarget(one), isVisible: false)
    #expect(desk.scene.focusRing == nil)
    var changes = 0
    desk.scene.observeChanges { changes += 1 }
    desk.scene.setFocus(FocusTarget(one), isVisible: true)
    #expect(desk.scene.focusRing != nil)
    #expect(changes > 0)
  }

  @Test func `whether there was something for a focus that is awaited is answered`() {
    let desk = Desk()
    let one = desk.add("One", [tap()])
    desk.scene.isActive = true
    #expect(names(desk) == ["One"])
    one.removeFromParent()
    #expect(names(desk).isEmpty)
    #expect(!desk.scene.giveAwaitedFocus())
    desk.add("Two", [tap()])
    #expect(desk.scene.giveAwaitedFocus())
    #expect(!desk.scene.giveAwaitedFocus())
    #expect(names(desk) == ["Two"])
  }

  @Test func `who follows the focus hears that nothing has it any more`() {
    let desk = Desk()
    let one = desk.add("One", [tap()])
    desk.publish()
    desk.focus("One")
    var heard: [Bool] = []
    desk.scene.observeFocus { heard.append(desk.scene.focused != nil) }
    one.removeFromParent()
    desk.publish()
    #expect(heard == [false])
  }
}

extension Key {
  /// No key that anything listens to.
  fileprivate static let tap: Key = "t"
}
