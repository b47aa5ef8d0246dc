// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Something that is dragged from one element to another: by hand, by key and by action.
@MainActor
struct TransferTests {
  /// A card on the left; the boxes "Yes" and "No" on the right, and "Numbers", which takes no text.
  @MainActor
  private final class Table {
    let desk = Desk()
    let card: Element
    private(set) var boxes: [String: Element] = [:]
    var isWilling = true
    private(set) var points: [CGPoint] = []

    init(boxes names: [String] = ["Yes", "No"]) {
      card = desk.add("Ace")
      card.dragSource = DragSource { [TransferItem("ace")] }
      for (index, name) in names.enumerated() {
        let box = desk.add(name, x: 200, y: Double(index) * 100)
        box.dropTargets = [
          DropTarget(
            for: String.self, isTargeted: { [weak self] in self?.note(name, $0) },
            action: { [weak self] items, point in self?.take(items, name, point) ?? false })
        ]
        boxes[name] = box
      }
      let numbers = desk.add("Numbers", x: 0, y: 100)
      numbers.dropTargets = [DropTarget(for: Data.self) { _, _ in false }]
      desk.add("Other", x: 0, y: 200, [GestureAttachment(TapGesture())])
      desk.focus("Ace")
    }

    private func note(_ name: String, _ isTargeted: Bool) {
      desk.log.append(isTargeted ? "over \(name)" : "off \(name)")
    }

    private func take(_ items: [String], _ name: String, _ point: CGPoint) -> Bool {
      points.append(point)
      desk.log.append("\(items.joined()) on \(name)")
      return isWilling
    }

    var focused: String {
      desk.publish()
      return desk.tree.focus.flatMap { desk.tree[$0]?.name } ?? "-"
    }
  }

  private static let dropped = ["over No", "off No", "ace on No"]

  // MARK: By hand

  @Test func `a mouse drags, and drops`() {
    let table = Table()
    table.desk.mouse = true
    table.desk.down(50, 25)
    table.desk.move(80, 25)
    #expect(table.desk.scene.dragSession?.isPlayed == false)
    table.desk.move(250, 125)
    table.desk.up(250, 125)
    #expect(table.desk.log == Self.dropped)
    #expect(table.desk.scene.dragSession == nil)
  }

  @Test func `a finger drags after it stayed, and not before`() {
    let table = Table()
    table.desk.down(50, 25)
    table.desk.move(250, 125)
    table.desk.up(250, 125)
    #expect(table.desk.log.isEmpty)
    table.desk.down(50, 25)
    table.desk.wait(0.5)
    table.desk.move(250, 125)
    table.desk.up(250, 125)
    #expect(table.desk.log == Self.dropped)
  }

  @Test func `what a hand is on is not picked up by an action`() {
    let table = Table()
    let action = table.desk.node("Ace").actions[0].name
    table.desk.down(50, 25)
    #expect(!table.desk.perform(action, on: "Ace"))
    table.desk.up(50, 25)
    #expect(table.desk.perform(action, on: "Ace"))
  }

  @Test func `Escape cancels a drag under a hand`() {
    let table = Table()
    table.desk.mouse = true
    table.desk.down(50, 25)
    table.desk.move(250, 25)
    #expect(table.desk.press(.escape))
    table.desk.up(250, 25)
    #expect(table.desk.log == ["over Yes", "off Yes"])
  }

  @Test func `keys drop where the author says, and else in the middle`() throws {
    for isDeclared in [false, true] {
      let table = Table()
      let box = try #require(table.boxes["Yes"])
      if isDeclared {
        var declaration = SemanticsDeclaration()
        declaration.dropPoints = [.init(UnitPoint(x: 0.25, y: 0), description: "The top")]
        box.declarations.append(declaration)
      }
      #expect(table.desk.press(.return))
      table.desk.focus("Yes")
      #expect(table.desk.press(.return))
      let size = box.size
      #expect(
        table.points == [
          isDeclared
            ? CGPoint(x: size.width / 4, y: 0) : CGPoint(x: size.width / 2, y: size.height / 2)
        ])
    }
  }

  @Test func `what does not take the thing is no target`() {
    let table = Table()
    table.desk.mouse = true
    table.desk.down(50, 25)
    table.desk.move(50, 125)
    table.desk.up(50, 125)
    #expect(table.desk.log.isEmpty)
  }

  @Test func `a target that is hidden, disabled or gone when it is dropped on takes nothing`() {
    for spoil in [
      { (box: Element) in box.isShowing = false }, { $0.isEnabled = false },
      { $0.removeFromParent() },
    ] {
      let table = Table()
      table.desk.mouse = true
      table.desk.down(50, 25)
      table.desk.move(250, 125)
      table.boxes["No"].map(spoil)
      table.desk.up(250, 125)
      #expect(table.desk.log == ["over No", "off No"])
    }
  }

  @Test func `a source that leaves takes its drag with it`() {
    let table = Table()
    table.desk.mouse = true
    table.desk.down(50, 25)
    table.desk.move(250, 125)
    table.card.removeFromParent()
    table.desk.up(250, 125)
    #expect(table.desk.log == ["over No", "off No"])
    #expect(table.desk.scene.dragSession == nil)
  }

  // MARK: By key

  @Test func `Return takes up, Tab goes through the targets, Return drops`() {
    let table = Table()
    table.desk.press(.return)
    #expect(table.focused == "Ace")
    table.desk.press(.tab)
    #expect(table.focused == "Yes")
    table.desk.press(.tab)
    #expect(table.focused == "No")
    table.desk.press(.tab)
    #expect(table.focused == "Yes")
    table.desk.press(.tab, .shift)
    #expect(table.focused == "No")
    table.desk.press(.return)
    #expect(table.desk.log.suffix(3) == Self.dropped)
    #expect(table.focused == "Ace")
  }

  @Test func `Escape puts it back, and the focus too`() {
    let table = Table()
    table.desk.press(.return)
    table.desk.press(.tab)
    table.desk.press(.escape)
    #expect(table.desk.log == ["over Yes", "off Yes"])
    #expect(table.focused == "Ace")
    #expect(table.desk.scene.dragSession == nil)
    table.desk.press(.tab)
    #expect(table.focused == "Other")
  }

  @Test func `where Return is taken, Alt and Return take up`() {
    let table = Table()
    table.card.gestures.insert(GestureAttachment(TapGesture().onEnded {}), at: 0)
    #expect(
      table.desk.scene.alternatives(of: table.card).map { "\($0.name) \($0.keys[0].label)" }
        == ["click Enter", "start-drag Alt+Enter", "show-context-menu Menu"])
    table.desk.press(.return, .alt)
    table.desk.press(.tab)
    table.desk.press(.space)
    #expect(table.desk.log == ["over Yes", "off Yes", "ace on Yes"])
  }

  @Test func `a held Return does not drop what it takes up`() {
    let table = Table(boxes: ["Yes"])
    table.desk.keyDown(.return)
    table.desk.press(.tab)
    table.desk.keyDown(.return, phase: .repeat)
    #expect(table.desk.log == ["over Yes"])
  }

  @Test func `a target that goes while it has the focus gives it to the next one`() {
    let table = Table()
    table.desk.press(.return)
    table.desk.press(.tab)
    table.boxes["Yes"]?.isShowing = false
    #expect(table.focused == "No")
    table.boxes["No"]?.removeFromParent()
    #expect(table.focused == "Ace")
    table.desk.press(.escape)
    #expect(table.desk.log == ["over Yes", "off Yes", "over No", "off No"])
  }

  @Test func `a target that comes in the middle is reached as well`() {
    let table = Table(boxes: ["Yes"])
    table.desk.press(.return)
    let late = table.desk.add("Late", x: 200, y: 200)
    late.dropTargets = [DropTarget(for: String.self) { _, _ in true }]
    table.desk.press(.tab, .shift)
    #expect(table.focused == "Late")
  }

  @Test func `losing the window cancels`() {
    let table = Table()
    table.desk.scene.isActive = true
    table.desk.press(.return)
    table.desk.press(.tab)
    table.desk.scene.isActive = false
    #expect(table.desk.log == ["over Yes", "off Yes"])
    #expect(table.desk.scene.dragSession == nil)
  }

  @Test func `a press elsewhere cancels`() {
    let table = Table()
    table.desk.press(.return)
    table.desk.press(.tab)
    table.desk.down(50, 225)
    table.desk.up(50, 225)
    #expect(table.desk.log == ["over Yes", "off Yes"])
    #expect(table.focused == "Other")
  }

  // MARK: By action

  @Test func `what an assistive technology takes up has the focus`() {
    let table = Table()
    table.desk.focus("Other")
    table.desk.perform("start-drag", on: "Ace")
    #expect(table.focused == "Ace")
  }

  @Test func `an assistive technology takes up, and drops where it likes`() {
    let table = Table()
    table.desk.scene.focus(nil)
    #expect(table.desk.node("Ace").actions.map(\.name) == ["start-drag", "show-context-menu"])
    #expect(table.desk.node("No").actions.isEmpty)
    #expect(table.desk.perform("start-drag", on: "Ace"))
    #expect(table.desk.node("Ace").actions.map(\.name) == ["cancel-drag"])
    #expect(table.desk.node("No").actions.map(\.name) == ["drop-here", "cancel-drag"])
    #expect(table.desk.node("Numbers").actions.isEmpty)
    #expect(table.desk.perform("drop-here", on: "No"))
    #expect(table.desk.log == Self.dropped)
    #expect(table.desk.node("No").actions.isEmpty)
  }

  @Test func `a stale target, and a drag that is over, are refused`() {
    let table = Table()
    #expect(!table.desk.perform("drop-here", on: "No"))
    table.desk.perform("start-drag", on: "Ace")
    let id = table.desk.node("No").id
    table.boxes["No"]?.isEnabled = false
    #expect(!table.desk.scene.perform(.performAction(id, name: "drop-here"), at: 1))
    #expect(!table.desk.perform("drop-here", on: "Numbers"))
    #expect(!table.desk.focus("Other"))
    #expect(table.desk.perform("cancel-drag", on: "Yes"))
    #expect(!table.desk.perform("drop-here", on: "Yes"))
    #expect(table.desk.log.isEmpty)
  }

  @Test func `nothing else offers to be taken up while something is dragged`() {
    let table = Table()
    let king = table.desk.add("King", x: 0, y: 300)
    king.dragSource = DragSource { [TransferItem("king")] }
    table.desk.scene.focus(nil)
    #expect(table.desk.node("King").actions.map(\.name).first == "start-drag")
    table.desk.perform("start-drag", on: "Ace")
    #expect(!table.desk.node("King").actions.map(\.name).contains("start-drag"))
    #expect(table.desk.node("King").role == .button)
    table.desk.perform("cancel-drag", on: "Ace")
    #expect(table.desk.node("King").actions.map(\.name).first == "start-drag")
  }

  // MARK: What is said

  @Test func `each step is told, with what to do next`() {
    let table = Table()
    _ = table.desk.told()
    table.desk.press(.return)
    #expect(
      table.desk.told()
        == ["Ace, dragging. Tab goes to the places to drop it, Escape cancels."])
    table.desk.press(.tab)
    #expect(table.desk.node("Yes").description == "drop target, 1 of 2")
    #expect(table.desk.node("Yes").help == "Space drops, Escape cancels")
    table.desk.press(.space)
    #expect(table.desk.told() == ["Ace, dropped on Yes"])
    table.isWilling = false
    table.desk.press(.return)
    table.desk.press(.tab)
    table.desk.publish()
    table.desk.press(.return)
    #expect(table.desk.told() == ["Ace, not taken by Yes"])
    table.desk.press(.return)
    table.desk.publish()
    table.desk.press(.escape)
    #expect(table.desk.told() == ["Ace, drag cancelled"])
  }

  @Test func `the name is not repeated where the focus goes back and tells it`() {
    let table = Table()
    table.desk.press(.return)
    table.desk.press(.tab)
    table.desk.publish()
    _ = table.desk.told()
    table.desk.press(.escape)
    #expect(table.desk.told() == ["Drag cancelled"])
  }

  @Test func `where it was lifted, the key that drops puts it back`() {
    let table = Table()
    table.desk.press(.return)
    table.desk.publish()
    _ = table.desk.told()
    table.desk.press(.space)
    #expect(table.desk.told() == ["Ace, drag cancelled"])
    #expect(!table.desk.node("Ace").actions.contains { $0.name == "cancel-drag" })
  }

  @Test func `where nothing takes it, that is told, and nothing begins`() {
    let table = Table(boxes: [])
    _ = table.desk.told()
    table.desk.press(.return)
    #expect(table.desk.told() == ["Ace, there is no place to drop it"])
    #expect(table.desk.scene.dragSession == nil)
  }

  @Test func `by hand and by key, the same happens in the same order`() {
    let hand = Table()
    hand.desk.mouse = true
    hand.desk.down(50, 25)
    hand.desk.move(250, 25)
    hand.desk.up(250, 25)
    let keys = Table()
    keys.desk.press(.return)
    keys.desk.press(.tab)
    keys.desk.press(.return)
    let action = Table()
    action.desk.perform("start-drag", on: "Ace")
    action.desk.perform("drop-here", on: "Yes")
    #expect(hand.desk.log == ["over Yes", "off Yes", "ace on Yes"])
    #expect(keys.desk.log == hand.desk.log)
    #expect(action.desk.log == hand.desk.log)
  }
}
