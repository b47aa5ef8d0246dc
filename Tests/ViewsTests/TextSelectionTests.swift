// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing
import Views

/// Texts that people read, select and copy.
@MainActor
@Suite struct TextSelectionTests {
  private func tester(_ text: String = "one two three") -> ViewTester {
    ViewTester {
      VStack {
        Text(text).textSelection(.enabled)
        Button("Next") {}
      }
    }
  }

  @Test func `a text that can be selected is a stop of Tab, with what can be done there`() throws {
    let tester = tester()
    try tester.tabTo("one two three")
    let node = try tester.element(named: "one two three")
    #expect(node.role == .label)
    #expect(node.states[.focusable] && node.states[.focused] && node.states[.selectableText])
    #expect(!node.states[.editable])
    #expect(node.interfaces.contains(.text) && !node.interfaces.contains(.editableText))
    #expect(node.text?.text == "one two three")
    #expect(node.text?.selection == 0..<13)
    #expect(node.actions.map(\.name) == ["select-all", "copy", "show-context-menu"])
    #expect(node.actions.prefix(2).map(\.keyBinding) == [";;<Control>a", ";;<Control>c"])
    tester.press(.tab)
    #expect(tester.focused?.name == "Next")
  }

  @Test func `without the modifier a text is what it was`() throws {
    let tester = ViewTester { Text("one").textSelection(.disabled) }
    let node = try tester.element(named: "one")
    #expect(node.text == nil && node.actions.isEmpty && !node.states[.focusable])
    #expect(!node.states[.selectableText])
  }

  @Test func `it is selected by keys, copied, and nothing changes it`() throws {
    let tester = tester()
    try tester.tabTo("one two three")
    tester.press(.home)
    tester.press(.right, [.control, .shift])
    #expect(try tester.element(named: "one two three").text?.selection == 0..<3)
    tester.press("c", .control)
    #expect(tester.scene.clipboard.read() == "one")
    #expect(tester.scene.clipboard.readSelection() == "one")
    tester.press("x", .control)
    tester.press("v", .control)
    tester.press(.backspace)
    #expect(!tester.typeText("q"))
    #expect(try tester.element(named: "one two three").text?.selection == 0..<3)
    tester.press(.left)
    #expect(try tester.element(named: "one two three").text?.caret == 0)
    // What is selected last stays what the middle button pastes.
    #expect(tester.scene.clipboard.readSelection() == "one")
    #expect(
      try tester.element(named: "one two three").actions.map(\.name)
        == ["select-all", "show-context-menu"])
  }

  /// The middle of a character.
  private func point(_ offset: Int, of name: String, _ tester: ViewTester) throws -> CGPoint {
    let node = try tester.element(named: name)
    let frame = try #require(node.frame)
    let line = try #require(node.text?.lines.last { $0.range.lowerBound <= offset })
    return CGPoint(
      x: frame.x + line.edges[offset - line.range.lowerBound],
      y: frame.y + line.top + line.height / 2)
  }

  private func click(
    _ tester: ViewTester, _ point: CGPoint, _ button: PointerEvent.Button = .primary,
    _ modifiers: EventModifiers = []
  ) {
    let contact = tester.makeContact()
    tester.send(.began, contact, at: point, button: button, modifiers: modifiers)
    tester.send(.ended, contact, at: point, button: button, modifiers: modifiers)
  }

  @Test func `it is selected by a mouse: by dragging, by words and by paragraphs`() throws {
    let tester = tester("one two\nthree four")
    func selection() throws -> Range<Int>? {
      try tester.element(named: "one two\nthree four").text?.selection
    }
    func point(_ offset: Int) throws -> CGPoint {
      try self.point(offset, of: "one two\nthree four", tester)
    }
    let contact = tester.makeContact()
    tester.send(.began, contact, at: try point(2))
    tester.send(.moved, contact, at: try point(10))
    tester.send(.ended, contact, at: try point(10))
    #expect(try selection() == 2..<10)
    #expect(tester.focused?.role == .label)
    click(tester, try point(16), .primary, .shift)
    #expect(try selection() == 2..<16)
    tester.advance(by: 1)
    click(tester, try point(9))
    #expect(try selection() == nil)
    click(tester, try point(9))
    #expect(try selection() == 8..<13)
    click(tester, try point(9))
    #expect(try selection() == 8..<18)
    tester.scene.clipboard.writeSelection("elsewhere")
    click(tester, try point(3), .middle)
    #expect(try selection() == 8..<18)
  }

  @Test func `its menu selects and copies`() throws {
    let tester = tester("one two")
    click(tester, try point(1, of: "one two", tester), .secondary)
    #expect(tester.scene.menu?.lines.map(\.label) == ["Select all"])
    tester.press(.return)
    #expect(tester.scene.menu == nil)
    #expect(try tester.element(named: "one two").text?.selection == 0..<7)
    tester.press("F10", .shift)
    #expect(tester.scene.menu?.lines.map(\.keys) == ["Ctrl+A", "Ctrl+C"])
    tester.press(.down)
    tester.press(.return)
    #expect(tester.scene.clipboard.read() == "one two")
    #expect(tester.focused?.name == "one two")
  }

  @Test func `an assistive technology selects and copies, and changes nothing`() throws {
    let tester = tester("one two")
    let id = try tester.element(named: "one two").id
    #expect(tester.perform(.editText(id, .select(4..<7))))
    #expect(try tester.element(named: "one two").text?.selection == 4..<7)
    try tester.perform("copy", on: "one two")
    #expect(tester.scene.clipboard.read() == "two")
    #expect(tester.perform(.editText(id, .setCaret(2))))
    #expect(tester.perform(.editText(id, .copy(0..<3))))
    #expect(tester.scene.clipboard.read() == "one")
    for request in [
      TextRequest.setContents("x"), .insert("x", at: 0), .delete(0..<1), .cut(0..<1), .paste(at: 0),
    ] {
      #expect(!tester.perform(.editText(id, request)))
    }
    #expect(try tester.element(named: "one two").text?.text == "one two")
  }

  @Test func `the modifier reaches all texts inside, and an inner one takes it back`() throws {
    let tester = ViewTester {
      VStack {
        Label("Boxes", systemImage: "shippingbox")
        VStack {
          Text("free")
          Text("fixed").textSelection(.disabled)
        }
        LabeledContent("Serial") { Text("XK-4") }
        TextField("Name", text: .constant("Ada"))
        Button("Press") {}
        Toggle("Mute", isOn: .constant(true))
        HStack {
          Text("two"); Text("in one")
        }.accessibilityElement(children: .combine)
        VStack { Text("Card") }.onTapGesture {}
        Text("Head").accessibilityAddTraits(.isHeader)
      }
      .textSelection(.enabled)
    }
    func isSelectable(_ name: String) throws -> Bool {
      try tester.element(named: name).states[.selectableText]
    }
    #expect(try ["Boxes", "free", "XK-4"].allSatisfy(isSelectable))
    #expect(try !["fixed", "Press", "Mute", "two, in one"].contains(where: isSelectable))
    let head = try #require(tester.tree.depthFirst.first { $0.name == "Head" })
    #expect(head.role == .heading && head.states[.selectableText])
    // The card is called by its text, which is selected in it.
    let cards = tester.tree.depthFirst.filter { $0.name == "Card" }
    #expect(Set(cards.map(\.role)) == [.button, .label])
  }

  @Test func `what is selected is drawn on a ground of its own`() throws {
    let tester = tester("one two")
    let before = tester.drawing
    try tester.tabTo("one two")
    #expect(tester.drawing != before)
    #expect(tester.displayList.items.contains { if case .clip = $0 { true } else { false } })
    tester.press(.tab)
    #expect(tester.focused?.name == "Next")
    #expect(!tester.displayList.items.contains { if case .clip = $0 { true } else { false } })
  }

  @Test func `a text that becomes another, or can be selected only then, follows`() throws {
    struct Clock: View {
      @Views.State private var minutes = 1
      @Views.State private var isFree = true
      var body: some View {
        VStack {
          Group {
            if isFree {
              Text("12:0\(minutes)").textSelection(.enabled)
            } else {
              Text("12:0\(minutes)").textSelection(.disabled)
            }
          }
          Button("Later") { minutes += 1 }
          Button("Fix") { isFree.toggle() }
        }
      }
    }
    let tester = ViewTester { Clock() }
    try tester.focus("12:01")
    try tester.tap("Later")
    let later = try tester.element(named: "12:02")
    #expect(later.text?.text == "12:02" && later.text?.selection == nil)
    #expect(later.text?.lines.first?.edges.count == 6)
    try tester.tap("Fix")
    #expect(try tester.element(named: "12:02").text == nil)
    try tester.tap("Fix")
    #expect(try tester.element(named: "12:02").text?.text == "12:02")
  }
}
