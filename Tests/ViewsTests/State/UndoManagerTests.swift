// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What takes a window's actions back.
@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Model {
    var number = 0

    func set(_ number: Int, _ undo: UndoManager?) {
      let old = self.number
      self.number = number
      undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
    }
  }

  private struct Counter: View {
    let model: Model
    @Views.State var shown = 0
    @Views.State var text = ""
    @Environment(\.undoManager) private var undo

    var body: some View {
      VStack {
        Button("Add") { set(shown + 1) }
        Button("Undo") { undo?.undo() }.disabled(undo?.canUndo != true)
        TextField("Words", text: $text)
        Text("number \(shown)")
      }
    }

    private func set(_ number: Int) {
      let old = shown
      shown = number
      undo?.registerUndo(withTarget: model) { _ in set(old) }
    }
  }

  private func says(_ text: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == text }
  }

  @Test func `Control and Z take one press after the other back, and with Shift do them again`()
    throws
  {
    let model = Model()
    let tester = ViewTester { Counter(model: model) }
    try tester.tap("Add")
    try tester.tap("Add")
    #expect(says("number 2", tester))
    tester.press(Key("z"), .control)
    #expect(says("number 1", tester))
    tester.press(Key("z"), .control)
    tester.press(Key("z"), .control)
    #expect(says("number 0", tester))
    tester.press(Key("z"), [.control, .shift])
    #expect(says("number 1", tester))
    tester.press(Key("y"), .control)
    #expect(says("number 2", tester))
  }

  @Test func `a button that takes back can be pressed as long as there is something`() throws {
    let model = Model()
    let tester = ViewTester { Counter(model: model) }
    func isEnabled() throws -> Bool { try tester.element(named: "Undo").states[.enabled] }
    #expect(try !isEnabled())
    try tester.tap("Add")
    #expect(try isEnabled())
    try tester.tap("Undo")
    #expect(try !isEnabled())
    #expect(says("number 0", tester))
  }

  @Test func `a field keeps the keys for its own text`() throws {
    let model = Model()
    let tester = ViewTester { Counter(model: model) }
    try tester.tap("Add")
    try tester.focus("Words")
    tester.typeText("a")
    tester.press(Key("z"), .control)
    #expect(says("number 1", tester))
  }

  @Test func `a group is taken back as one, under its name`() {
    let (undo, model) = (UndoManager(), Model())
    undo.beginUndoGrouping()
    model.set(1, undo)
    model.set(2, undo)
    undo.setActionName("Count")
    undo.endUndoGrouping()
    #expect(undo.undoMenuItemTitle == "Undo Count")
    undo.undo()
    #expect(model.number == 0)
    #expect(undo.canRedo && !undo.canUndo)
    #expect(undo.redoMenuItemTitle == "Redo Count")
    undo.redo()
    #expect(model.number == 2)
  }

  @Test func `by single steps, each is taken back by itself, as many as are kept`() {
    let (undo, model) = (UndoManager(), Model())
    undo.groupsByEvent = false
    undo.levelsOfUndo = 2
    for number in 1...3 { model.set(number, undo) }
    undo.undo()
    #expect(model.number == 2)
    undo.undo()
    undo.undo()
    #expect(model.number == 1)
    model.set(9, undo)
    #expect(!undo.canRedo)
    undo.removeAllActions(withTarget: model)
    #expect(!undo.canUndo)
  }
}
