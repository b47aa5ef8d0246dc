// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Semantics
import Testing
import Views

/// The menu of a field: what its keys do, for whoever has a pointer or a finger alone.
@MainActor
@Suite struct TextMenuTests {
  private struct Form: View {
    var hasOwnMenu = false
    @Views.State private var text = "one two"

    var body: some View {
      VStack {
        if hasOwnMenu {
          TextField("Name", text: $text).contextMenu { Button("Look up") {} }
        } else {
          TextField("Name", text: $text)
        }
        SecureField("Password", text: $text)
        Text("text: \(text)")
      }
    }
  }

  private func tester(hasOwnMenu: Bool = false) -> ViewTester {
    ViewTester { Form(hasOwnMenu: hasOwnMenu) }
  }

  private func click(_ point: CGPoint, on tester: ViewTester) {
    let contact = tester.makeContact()
    tester.send(.began, contact, at: point, button: .secondary)
    tester.send(.ended, contact, at: point, button: .secondary)
  }

  private func enabled(in tester: ViewTester) -> [String] {
    (tester.scene.menu?.lines ?? []).filter { !$0.isDivider && $0.isEnabled }.map(\.label)
  }

  @Test func `the other button opens it, and what is selected is cut, copied and pasted`() throws {
    let tester = tester()
    tester.scene.clipboard.write("")
    try tester.doubleTap(at: tester.point(.leading, of: "Name").applying(x: 12))
    try click(tester.point(.leading, of: "Name").applying(x: 12), on: tester)
    #expect(enabled(in: tester) == ["Cut", "Copy", "Delete", "Select all"])
    #expect(
      tester.scene.menu?.lines.map(\.keys) == [
        "Ctrl+Z", "Ctrl+Shift+Z", "", "Ctrl+X", "Ctrl+C", "Ctrl+V", "Delete", "", "Ctrl+A",
      ])
    try tester.tap("Cut")
    #expect(try tester.element(named: "text:  two").role == .label)
    #expect(tester.focused?.name == "Name")
    try click(tester.point(.leading, of: "Name").applying(x: 12), on: tester)
    #expect(enabled(in: tester) == ["Undo", "Paste", "Select all"])
    try tester.tap("Paste")
    #expect(try tester.element(named: "text: one two").role == .label)
    try click(tester.point(.leading, of: "Name").applying(x: 12), on: tester)
    try tester.tap("Undo")
    #expect(try tester.element(named: "text:  two").role == .label)
  }

  @Test func `a click beside what is selected is about the place that it comes to`() throws {
    let tester = tester()
    try tester.tabTo("Name")
    #expect(try tester.element(named: "Name").text?.selection == 0..<7)
    try click(tester.point(.trailing, of: "Name").applying(x: -4), on: tester)
    #expect(try tester.element(named: "Name").text?.selection == 0..<7)
    tester.press(.escape)
    tester.press(.end)
    tester.press(.left, .shift)
    try click(tester.point(.leading, of: "Name").applying(x: 9), on: tester)
    let text = try tester.element(named: "Name").text
    #expect(text?.selection == nil && text?.caret == 0)
  }

  @Test func `Menu and Shift+F10 open it, and the keys that it names do the same in it`() throws {
    let tester = tester()
    try tester.tabTo("Name")
    tester.press(.menu)
    #expect(tester.focused?.name == "Cut")
    tester.press("c", .control)
    #expect(tester.scene.menu == nil)
    #expect(tester.scene.clipboard.read() == "one two")
    #expect(try tester.element(named: "Name").text?.selection == 0..<7)
    tester.press("F10", .shift)
    tester.press(.up)
    #expect(tester.focused?.name == "Select all")
    tester.press(.escape)
    #expect(tester.focused?.name == "Name")
  }

  @Test func `a finger that stays on a field opens it`() throws {
    let tester = tester()
    let (contact, point) = (tester.makeContact(), try tester.center(of: "Name"))
    tester.send(.began, contact, at: point, kind: .touch)
    tester.advance(by: 1)
    tester.send(.ended, contact, at: point, kind: .touch)
    #expect(enabled(in: tester).contains("Select all"))
    try tester.tap("Select all")
    #expect(try tester.element(named: "Name").text?.selection == 0..<7)
  }

  @Test func `what nobody may read is pasted and deleted, and never copied`() throws {
    let tester = tester()
    tester.scene.clipboard.write("secret")
    try tester.tabTo("Password")
    tester.press(.menu)
    #expect(enabled(in: tester) == ["Paste", "Delete", "Select all"])
  }

  @Test func `the menu of an author stands in its place`() throws {
    let tester = tester(hasOwnMenu: true)
    try tester.tabTo("Name")
    tester.press(.menu)
    #expect(enabled(in: tester) == ["Look up"])
  }

  @Test func `a field offers no more actions than before, and says nothing of its menu`() throws {
    let tester = tester()
    let field = try tester.element(named: "Name")
    #expect(field.actions.isEmpty && field.help.isEmpty && field.description.isEmpty)
  }
}

extension CGPoint {
  fileprivate func applying(x: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: y) }
}
