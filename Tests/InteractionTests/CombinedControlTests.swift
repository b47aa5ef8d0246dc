// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics
import Testing

@testable import Interaction

/// One element that stands for the controls inside it.
@MainActor
struct CombinedControlTests {
  private let desk = Desk()

  private func add(_ name: String, to parent: Element) {
    let tap = TapGesture().onEnded { [desk] in desk.log.append(name) }
    desk.add(name, to: parent, [GestureAttachment(tap)])
  }

  /// A row of two controls.
  private func row() -> Element {
    let row = desk.add("Row")
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    add("Delete", to: row)
    return row
  }

  private func offers(_ element: Element) -> [String] {
    desk.publish()
    return desk.scene.alternatives(of: element).filter { !$0.name.contains("show-context-menu") }
      .map {
        ([$0.name, $0.label] + $0.keys.map(\.label)).joined(separator: " ")
      }
  }

  @Test func `it has the keys of the first one, and each of them by name`() {
    let row = row()
    #expect(offers(row) == ["click Press Enter Space", "open Open", "delete Delete"])
    desk.focus("Row")
    desk.press(.return)
    desk.perform("delete", on: "Row")
    desk.perform("open", on: "Row")
    #expect(desk.log == ["Open", "Delete", "Open"])
  }

  @Test func `a text that stands for controls is what the first one is`() {
    let row = row()
    row.declarations[0].role = .label
    #expect(desk.node("Row").role == .button)
    for child in row.children { child.removeFromParent() }
    #expect(desk.node("Row").role == .label)
  }

  @Test func `what a control inside calls by words of its own is called so`() {
    let row = desk.add(
      "Row", [GestureAttachment(SwipeGesture([.left]).label("Delete", for: .left))])
    row.declarations[0].childBehavior = .combine
    desk.add(
      "Swipeable circle", to: row,
      [GestureAttachment(SwipeGesture([.left]).label("Show actions", for: .left))])
    let labels = desk.scene.alternatives(of: row).map(\.label)
    #expect(labels.contains("Delete") && labels.contains("Show actions"), "\(labels)")
  }

  @Test func `what is no press is told with its name and what it is`() {
    let row = desk.add("Row")
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    desk.add("Bin", to: row, [GestureAttachment(LongPressGesture())])
    #expect(
      offers(row) == [
        "click Press Enter Space", "open Open", "bin-long-press Bin, Long press",
      ])
  }

  @Test func `a control without a name keeps the label of what it does`() {
    let row = desk.add("Row")
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    desk.add(nil, to: row, [GestureAttachment(LongPressGesture())])
    #expect(offers(row).last == "long-press Long press")
  }

  @Test func `what a single one does is offered once`() {
    let row = desk.add("Row")
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    #expect(offers(row) == ["click Press Enter Space"])
  }

  @Test func `what is done round a control inside is done with the whole`() {
    let row = desk.add("Row")
    row.declarations[0].childBehavior = .combine
    let swiped = desk.add(nil, to: row, [GestureAttachment(SwipeGesture([.left]))])
    add("Open", to: swiped)
    #expect(offers(row) == ["click Press Enter Space", "swipe-left Swipe left Alt+Left"])
    #expect(desk.node("Row").children.isEmpty)
  }

  @Test func `what the row itself does leaves the keys of a press to what is pressed inside`() {
    let row = desk.add("Row", [GestureAttachment(LongPressGesture())])
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    #expect(
      offers(row) == ["click Press Enter Space", "long-press Long press Shift+Enter Ctrl+Enter"])
  }

  @Test func `what is pressed itself has the press inside beside it`() {
    let tap = TapGesture().onEnded { [desk] in desk.log.append("Row") }
    let row = desk.add("Row", [GestureAttachment(tap)])
    row.declarations[0].childBehavior = .combine
    add("Open", to: row)
    #expect(offers(row) == ["click Press Enter Space", "open Open Ctrl+Enter"])
  }

  @Test func `where it is disabled it offers nothing`() {
    let row = row()
    row.isEnabled = false
    #expect(offers(row) == [])
  }

  @Test func `the controls of its actions are offered by name, those of other parts are not`() {
    let thing = desk.add("Thing")
    let (actions, children) = (Element(part: .actions), Element(part: .children))
    add("Share", to: actions)
    add("Other", to: children)
    thing.parts = [actions, children]
    #expect(offers(thing) == ["share Share"])
  }
}
