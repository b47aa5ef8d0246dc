// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// How an element is used, in one sentence that is derived from what it can do.
@MainActor
struct UsageSentenceTests {
  private func help(
    of gesture: some Gesture, in declaration: SemanticsDeclaration = SemanticsDeclaration(),
    _ prepare: (Desk) -> Void = { _ in }
  ) -> String {
    let desk = Desk()
    prepare(desk)
    let element = desk.add("Thing", [GestureAttachment(gesture)])
    var declaration = declaration
    declaration.label = "Thing"
    element.declarations = [declaration]
    return desk.node("Thing").help
  }

  @Test func `what can be picked up says with which key, and how much more there is`() {
    let gesture = LongPressGesture().sequenced(
      before: DragGesture().places(along: .vertical, spacing: 50, position: 2, count: 5))
    #expect(help(of: gesture) == "Space picks up, Menu for 4 more actions")
  }

  @Test func `a value says which arrows adjust it, and nothing that follows from that`() {
    let upright = DragGesture().adjusting(.constant(30), in: 0...100, axis: .vertical)
    #expect(help(of: upright) == "Up and Down adjust")
    let lying = DragGesture().adjusting(.constant(30), in: 0...100)
    #expect(help(of: lying) == "Left and Right adjust")
  }

  @Test func `what stands for a control inside says how that is used`() {
    let desk = Desk()
    let group = desk.add("Size", [])
    var declaration = SemanticsDeclaration()
    declaration.label = "Size"
    declaration.childBehavior = .combine
    group.declarations = [declaration]
    let knob = Element()
    knob.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    knob.gestures = [
      GestureAttachment(DragGesture().adjusting(.constant(30), in: 0...100))
    ]
    group.append(knob)
    #expect(desk.node("Size").help == "Left and Right adjust")
  }

  @Test func `steps of an author's own go by all arrows`() {
    var declaration = SemanticsDeclaration()
    declaration.value = "Quiet"
    declaration.adjustableAction = { _ in }
    #expect(help(of: DragGesture().onChanged { _ in }, in: declaration).hasPrefix("Arrows adjust"))
  }

  @Test func `a free drag says that arrows move`() {
    #expect(help(of: DragGesture()).hasPrefix("Arrows move"))
  }

  @Test func `signs are said as words`() {
    let both = MagnifyGesture().simultaneously(with: RotateGesture())
    #expect(help(of: both).hasPrefix("Plus and Minus zoom, Brackets turn"))
  }

  @Test func `a button says nothing that everybody knows of buttons`() {
    #expect(help(of: TapGesture()) == "")
    #expect(help(of: LongPressGesture()) == "")
  }

  @Test func `one action more is said itself`() {
    var declaration = SemanticsDeclaration()
    declaration.actions = [.init(label: "Delete", purpose: .delete, handler: {})]
    #expect(help(of: TapGesture(), in: declaration) == "Delete for delete")
  }

  @Test func `what no button is says how it is pressed`() {
    var declaration = SemanticsDeclaration()
    declaration.role = .listItem
    #expect(help(of: TapGesture(), in: declaration) == "Enter presses")
  }

  @Test func `an author's hint stands before what it cannot mean: other keys, and the menu`() {
    var declaration = SemanticsDeclaration()
    declaration.hint = "Opens the card"
    declaration.role = .listItem
    declaration.actions = ["Move", "Copy", "Delete"].map { .init(label: $0, handler: {}) }
    #expect(
      help(of: TapGesture(), in: declaration) == "Opens the card. Menu for 3 more actions")
    declaration.hint = "Is it done?"
    #expect(
      help(of: TapGesture().sequenced(before: TapGesture()), in: declaration)
        .hasPrefix("Is it done? "))
  }

  @Test func `an author's hint stands for what arrows do, and an empty one for none`() {
    var declaration = SemanticsDeclaration()
    declaration.hint = "Drag it round"
    #expect(
      help(of: DragGesture(), in: declaration)
        == "Drag it round. Space picks up, Menu for 4 more actions")
    let value = DragGesture().adjusting(.constant(0.3), in: 0...1)
    #expect(help(of: value, in: declaration) == "Drag it round")
    declaration.hint = ""
    #expect(help(of: DragGesture(), in: declaration) == "")
  }

  @Test func `who knows switches it off, and hears authors all the same`() {
    #expect(help(of: DragGesture()) { $0.scene.saysUsage = false } == "")
    var declaration = SemanticsDeclaration()
    declaration.hint = "Drag it round"
    let hint = help(of: DragGesture(), in: declaration) { $0.scene.saysUsage = false }
    #expect(hint == "Drag it round")
  }

  @Test func `what cannot be used says nothing`() {
    let desk = Desk()
    let element = desk.add("Thing", [GestureAttachment(DragGesture())])
    element.isEnabled = false
    #expect(desk.node("Thing").help == "")
  }

  @Test func `a button's own key is no shortcut of it`() {
    let desk = Desk()
    let button = desk.add("Save", [GestureAttachment(TapGesture())])
    #expect(desk.node("Save").actions.first?.keyBinding == ";Return;")
    #expect(desk.node("Save").actions.first?.keyLabel == "Enter")
    button.keys.shortcuts = [KeyBinding("s", .control)]
    #expect(desk.node("Save").actions.first?.keyBinding == ";;<Control>s")
  }

  @Test func `signs that the sentence tells are no shortcuts, which are said behind the name`() {
    let desk = Desk()
    desk.add("Photo", [GestureAttachment(MagnifyGesture())])
    #expect(desk.node("Photo").help.hasPrefix("Plus and Minus zoom"))
    let actions = desk.node("Photo").actions
    #expect(actions.prefix(3).map(\.keyBinding) == [";plus;", ";minus;", ";;Menu"])
    #expect(actions.prefix(2).map(\.keyLabel) == ["+", "-"])
  }

  @Test func `actions are more than others only where another one is told or known`() {
    #expect(help(of: SwipeGesture([.left, .right])) == "Menu for 2 actions")
    let desk = Desk()
    desk.add(
      "Thing", [GestureAttachment(TapGesture()), GestureAttachment(SwipeGesture([.left, .right]))])
    #expect(desk.node("Thing").help == "Menu for 2 more actions")
  }
}
