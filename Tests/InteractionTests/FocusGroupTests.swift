// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// The Authoring Practices' keys for what is one stop of Tab.
@MainActor
struct FocusGroupTests {
  private func tap() -> GestureAttachment { GestureAttachment(TapGesture()) }

  /// A button, a group of buttons at these places, and a button.
  private func desk(
    _ places: [(Double, Double)], role: Role? = nil, group: FocusGroup? = FocusGroup()
  ) -> (desk: Desk, group: Element) {
    let desk = Desk()
    desk.add("before", [tap()])
    let container = desk.add(nil)
    container.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    container.focus.group = group
    if let role {
      var declaration = SemanticsDeclaration()
      declaration.role = role
      container.declarations = [declaration]
    }
    for (index, place) in places.enumerated() {
      desk.add("item \(index + 1)", x: place.0, y: place.1, to: container, [tap()])
    }
    desk.add("after", y: 250, [tap()])
    return (desk, container)
  }

  private func focused(_ desk: Desk) -> String {
    desk.publish()
    return desk.tree.depthFirst.first { $0.states[.focused] }?.name ?? "-"
  }

  private func walk(_ desk: Desk, _ keys: [Key], _ modifiers: KeyModifiers = []) -> [String] {
    keys.map { key in
      desk.press(key, modifiers)
      return focused(desk)
    }
  }

  private static let row = [(0.0, 60.0), (110.0, 60.0), (220.0, 60.0)]
  private static let column = [(0.0, 60.0), (0.0, 120.0), (0.0, 180.0)]
  private static let grid = [(0.0, 60.0), (110.0, 60.0), (0.0, 120.0), (110.0, 120.0)]

  @Test func `a group is one stop of Tab and remembers where the focus was`() {
    let (desk, _) = desk(Self.row)
    #expect(walk(desk, [.tab, .tab, .tab, .tab]) == ["before", "item 1", "after", "before"])
    #expect(walk(desk, [.tab, .right, .tab]) == ["item 1", "item 2", "after"])
    #expect(walk(desk, [.tab, .tab]) == ["before", "item 2"])
    #expect(walk(desk, [.tab], .shift) == ["before"])
  }

  @Test func `in a row left and right lead on, and up and down do nothing`() {
    let (desk, _) = desk(Self.row)
    _ = walk(desk, [.tab, .tab])
    #expect(walk(desk, [.right, .right, .right]) == ["item 2", "item 3", "item 3"])
    #expect(walk(desk, [.left, .home, .end]) == ["item 2", "item 1", "item 3"])
    #expect(!desk.press(.up))
    #expect(!desk.press(.down))
  }

  @Test func `an arrow at the edge says where the focus still is`() {
    let (desk, _) = desk(Self.row)
    _ = walk(desk, [.tab, .tab])
    #expect(desk.press(.left))
    #expect(desk.told() == ["item 1"])
    #expect(desk.press(.right))
    #expect(desk.told() == [])
  }

  @Test func `in a column up and down lead on, and left and right do nothing`() {
    let (desk, _) = desk(Self.column, role: .listBox, group: nil)
    _ = walk(desk, [.tab, .tab])
    #expect(walk(desk, [.down, .down, .down, .up]) == ["item 2", "item 3", "item 3", "item 2"])
    #expect(!desk.press(.left))
  }

  @Test func `tabs go round`() {
    let (desk, _) = desk(Self.row, role: .pageTabList, group: nil)
    _ = walk(desk, [.tab, .tab])
    #expect(
      walk(desk, [.left, .left, .right, .right]) == ["item 3", "item 2", "item 3", "item 1"])
  }

  @Test func `in a grid all arrows lead on, and home and end keep the row`() {
    let (desk, _) = desk(Self.grid)
    _ = walk(desk, [.tab, .tab])
    #expect(
      walk(desk, [.right, .down, .left, .up, .up]) == [
        "item 2", "item 4", "item 3", "item 1", "item 1",
      ])
    #expect(walk(desk, [.end, .down, .home]) == ["item 2", "item 4", "item 3"])
    #expect(walk(desk, [.home, .end], .control) == ["item 1", "item 4"])
  }

  @Test func `where the row runs from right to left, left leads to what comes next`() {
    let (desk, _) = desk(Self.row.reversed())
    _ = walk(desk, [.tab, .tab])
    #expect(focused(desk) == "item 1")
    #expect(walk(desk, [.left, .left, .right]) == ["item 2", "item 3", "item 2"])
  }

  @Test func `Tab comes to the one that is selected`() {
    let (desk, group) = desk(Self.row)
    group.children[2].declarations[0].addedStates[.selected] = true
    #expect(walk(desk, [.tab, .tab, .tab]) == ["before", "item 3", "after"])
  }

  @Test func `one that wants the arrows itself stays a stop of its own`() {
    let (desk, group) = desk(Self.row)
    group.children[1].gestures = [GestureAttachment(DragGesture())]
    #expect(walk(desk, [.tab, .tab, .tab, .tab]) == ["before", "item 1", "item 2", "after"])
    #expect(walk(desk, [.tab, .tab, .right]) == ["before", "item 1", "item 3"])
  }

  @Test func `a role can be kept from being a group`() {
    let (desk, _) = desk(Self.column, role: .listBox, group: FocusGroup.none)
    #expect(walk(desk, [.tab, .tab, .tab]) == ["before", "item 1", "item 2"])
    #expect(!desk.press(.down))
  }

  @Test func `what loses its element keeps the focus in the group`() {
    let (desk, group) = desk(Self.row)
    _ = walk(desk, [.tab, .tab, .end])
    group.children[2].removeFromParent()
    #expect(focused(desk) == "item 2")
  }

  @Test func `a group remembers its own element while the focus is in a group inside it`() {
    let (desk, group) = desk(Self.row)
    let inner = desk.add(nil, y: 120, to: group)
    inner.focus.group = FocusGroup()
    for (index, x) in [0.0, 110].enumerated() {
      desk.add("inner \(index + 1)", x: x, to: inner, [tap()])
    }
    desk.focus("item 2")
    desk.focus("inner 2")
    desk.focus("after")
    #expect(walk(desk, [.tab, .tab, .tab]) == ["before", "item 2", "inner 2"])
  }

  @Test func `a column is one whatever the widths, and Home leads to its first`() {
    let (desk, group) = desk(Self.column)
    for (item, width) in zip(group.children, [60.0, 200, 300]) { item.bounds.size.width = width }
    desk.focus("item 2")
    #expect(walk(desk, [.home, .end]) == ["item 1", "item 3"])
    #expect(!desk.press(.left))
  }

  @Test func `a row is one whatever the heights, and Home leads to its first`() {
    let (desk, group) = desk(Self.row)
    for (item, height) in zip(group.children, [30.0, 100, 150]) { item.bounds.size.height = height }
    desk.focus("item 2")
    #expect(walk(desk, [.home, .end]) == ["item 1", "item 3"])
    #expect(!desk.press(.up))
  }

  @Test func `an arrow leads to the nearest by its middle, of whatever size`() {
    let (desk, group) = desk([(0, 60), (40, 60), (150, 60)])
    for (item, width) in zip(group.children, [300.0, 20, 200]) { item.bounds.size.width = width }
    desk.focus("item 2")
    #expect(walk(desk, [.right, .right]) == ["item 1", "item 3"])
    #expect(walk(desk, [.left, .left]) == ["item 1", "item 2"])
  }

  @Test func `F6 goes from section to section and comes back to where the focus was`() {
    let desk = Desk()
    let sections = (0..<2).map { index in
      let section = desk.add(nil, y: Double(index) * 150)
      section.focus.isSection = true
      for item in 1...2 {
        desk.add("\(index + 1).\(item)", x: Double(item) * 110, to: section, [tap()])
      }
      return section
    }
    #expect(walk(desk, [.f6, .tab, .f6, .f6]) == ["1.1", "1.2", "2.1", "1.2"])
    #expect(walk(desk, [.f6], .shift) == ["2.1"])
    sections[0].children[0].focus.isEntry = true
    #expect(walk(desk, [.f6]) == ["1.1"])
  }

  @Test func `without sections F6 is left to others`() {
    let (desk, _) = desk(Self.row)
    #expect(!desk.press(.f6))
  }

  @Test(arguments: [(24.0, "item 2"), (25.0, "item 1")])
  func `what begins below the middle of another stands in another row`(
    y: Double, expected: String
  ) {
    let (desk, _) = desk([(0, 0), (120, y)])
    desk.focus("item 1")
    #expect(walk(desk, [.right]) == [expected])
  }
}
