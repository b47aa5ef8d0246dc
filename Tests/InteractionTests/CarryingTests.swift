// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

@MainActor
struct CarryingTests {
  /// Five cards of 50 points in a column; the third can be carried.
  @MainActor
  private final class Column {
    let desk = Desk()
    var index = 2
    var offset = GestureState(wrappedValue: 0)

    init() {
      let gesture = LongPressGesture().sequenced(
        before: DragGesture().places(
          along: .vertical, spacing: 50, position: self.index + self.offset.wrappedValue, count: 5)
      )
      .updating(offset) { value, state, _ in
        if case .second(true, let drag?) = value { state = Self.places(drag) }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.index += Self.places(drag)
        self.desk.log.append("dropped at \(self.index)")
      }
      desk.add("Card", x: 0, y: 100, [GestureAttachment(gesture)])
      desk.focus("Card")
    }

    private static func places(_ drag: DragGesture.Value) -> Int {
      Int((drag.translation.height / 50).rounded())
    }
  }

  @Test func `by hand: hold, drag, let go`() {
    let column = Column()
    column.desk.down(50, 120)
    column.desk.wait(0.5)
    column.desk.move(50, 220)
    column.desk.up(50, 220)
    #expect(column.desk.log == ["dropped at 4"])
  }

  @Test func `by key: pick up, move, drop, and its place is told`() {
    let column = Column()
    column.desk.press(.space)
    #expect(
      column.desk.told() == [
        "Card, picked up, 3 of 5. Up and Down move, Space drops, Escape cancels"
      ])
    column.desk.press(.up)
    #expect(column.desk.told() == ["Card, 2 of 5"])
    #expect(column.desk.log.isEmpty)
    column.desk.press(.space)
    #expect(column.desk.log == ["dropped at 1"])
    #expect(column.desk.told() == ["Card, dropped, 2 of 5"])
  }

  @Test func `Escape puts it back`() {
    let column = Column()
    column.desk.press(.space)
    column.desk.press(.down)
    #expect(column.desk.told().last == "Card, 4 of 5")
    column.desk.press(.escape)
    #expect(column.index == 2)
    #expect(column.desk.log.isEmpty)
    #expect(column.desk.told() == ["Card, put back, 3 of 5"])
  }

  @Test func `by action: pick up, move down, drop`() {
    let column = Column()
    column.desk.perform("pick-up", on: "Card")
    column.desk.perform("move-down", on: "Card")
    column.desk.perform("drop", on: "Card")
    #expect(column.desk.log == ["dropped at 3"])
  }

  @Test func `Alt and an arrow do it in one go`() {
    let column = Column()
    column.desk.press(.down, .alt)
    column.desk.perform("move-to-start", on: "Card")
    #expect(column.desk.log == ["dropped at 3", "dropped at 0"])
  }

  @Test func `a card that is moved while the focus is elsewhere is told of as well`() {
    let column = Column()
    column.desk.scene.focus(nil)
    column.desk.perform("move-down", on: "Card")
    #expect(column.desk.log == ["dropped at 3"])
    #expect(column.desk.told() == ["Card, moved, 4 of 5"])
    #expect(column.desk.node("Card").description.isEmpty)
  }

  @Test func `what is picked up is marked as such while it is`() {
    let column = Column()
    column.desk.press(.space)
    #expect(column.desk.node("Card").attributes["grabbed"] == "true")
    column.desk.press(.space)
    #expect(column.desk.node("Card").attributes["grabbed"] == nil)
  }

  @Test func `what can be done depends on whether it is picked up`() {
    let column = Column()
    #expect(
      column.desk.node("Card").actions.map(\.name)
        == [
          "pick-up", "move-up", "move-down", "move-to-start", "move-to-end", "show-context-menu",
        ])
    column.desk.press(.space)
    #expect(
      column.desk.node("Card").actions.map(\.name)
        == [
          "drop", "cancel", "move-up", "move-down", "move-to-start", "move-to-end",
          "show-context-menu",
        ])
  }

  @Test func `it does not leave the column`() {
    let column = Column()
    column.desk.press(.space)
    for _ in 0..<9 { column.desk.press(.down) }
    column.desk.press(.space)
    #expect(column.index == 4)
  }

  @Test func `losing the window puts it back`() {
    let column = Column()
    column.desk.scene.isActive = true
    column.desk.press(.space)
    column.desk.press(.down)
    column.desk.publish()
    column.desk.scene.isActive = false
    #expect(column.index == 2)
    #expect(column.desk.told() == ["Card, put back, 3 of 5"])
  }

  @Test func `an element that leaves is put back first`() {
    let column = Column()
    column.desk.press(.space)
    column.desk.press(.down)
    column.desk.scene.focused?.removeFromParent()
    column.desk.publish()
    #expect(column.offset.wrappedValue == 0)
    #expect(column.desk.log.isEmpty)
  }
}
