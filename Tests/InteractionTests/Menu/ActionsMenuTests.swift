// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// The menu of what can be done with an element, on a desk that gives its lines places.
@MainActor
struct ActionsMenuTests {
  @MainActor
  private final class Table {
    let desk = Desk()
    var entries: [MenuEntry] = []
    let element: Element

    init(_ declare: (Table) -> Void = { _ in }) {
      let desk = desk
      element = desk.add(
        "Lamp", x: 10, y: 10,
        [
          GestureAttachment(
            TapGesture().onEnded { desk.log.append("tap") }
              .exclusively(before: LongPressGesture().onEnded { _ in desk.log.append("press") })
              .exclusively(before: SwipeGesture([.left]).onEnded { _ in desk.log.append("swipe") }))
        ])
      desk.add("Other", x: 200, y: 10, [GestureAttachment(TapGesture())])
      declare(self)
      desk.focus("Lamp")
    }

    var menu: ActionsMenu? { desk.scene.menu }
    var focusedLabel: String? {
      menu.flatMap { menu in menu.focusedLine.map { menu.lines[$0].label } }
    }

    /// As a toolkit does that draws the menu.
    func lay() {
      guard let menu else { return }
      menu.element.bounds = CGRect(x: 0, y: 0, width: 120, height: 30 * menu.lines.count)
      menu.element.transform = AffineTransform(
        translationByX: menu.anchor.x, byY: menu.anchor.y)
      for (index, line) in menu.lines.enumerated() {
        line.element.bounds = CGRect(x: 0, y: 0, width: 120, height: 30)
        line.element.transform = AffineTransform(translationByX: 0, byY: Double(30 * index))
      }
    }

    func secondaryClick(_ x: Double, _ y: Double) {
      for phase in [PointerEvent.Phase.began, .ended] {
        desk.scene.handle(
          PointerEvent(
            id: .init(77), phase: phase, location: CGPoint(x: x, y: y), time: desk.time,
            button: .secondary))
      }
    }
  }

  @Test func `it lists everything that can be done, with the keys`() {
    let table = Table()
    #expect(table.desk.press(.menu))
    #expect(
      table.menu?.lines.map { "\($0.label) \($0.keys)" } == [
        "Press Enter", "Long press Shift+Enter", "Swipe left Alt+Left",
      ])
  }

  @Test func `it opens by the Menu key, Shift and F10, a secondary click and the action`() {
    let opens: [(Table) -> Void] = [
      { $0.desk.press(.menu) }, { $0.desk.press("F10", .shift) },
      { $0.secondaryClick(60, 35) }, { $0.desk.perform("show-context-menu", on: "Lamp") },
    ]
    for open in opens {
      let table = Table()
      open(table)
      #expect(table.menu?.title == "Lamp")
      #expect(table.focusedLabel == "Press")
      table.desk.press(.escape)
      #expect(table.menu == nil)
      #expect(table.desk.scene.focused === table.element)
      #expect(table.desk.log.isEmpty)
    }
  }

  @Test func `arrows, Home, End and first letters go through it`() {
    let table = Table()
    table.desk.press(.menu)
    var way: [String?] = []
    for key: Key in [.down, .down, .down, .up, .home, .end, "l", "p"] {
      table.desk.press(key)
      way.append(table.focusedLabel)
    }
    #expect(
      way == [
        "Long press", "Swipe left", "Press", "Swipe left", "Press", "Swipe left", "Long press",
        "Press",
      ])
  }

  @Test func `where a key of a menu leads nowhere, the line is said again`() {
    let desk = Desk()
    let element = desk.add("Thing", [GestureAttachment(TapGesture())])
    desk.scene.focus(element)
    desk.press(.menu)
    _ = desk.told()
    for key: Key in [.down, .up, .end, "q"] {
      desk.press(key)
      #expect(desk.told() == ["Press"])
    }
  }

  @Test func `what is chosen is played as by its key, and the focus returns`() {
    let choices: [(Table) -> Void] = [
      {
        $0.desk.press(.down)
        $0.desk.press(.return)
      },
      { $0.desk.press(.return, .shift) },
      { $0.desk.perform("click", on: "Long press") },
      {
        $0.lay()
        guard let middle = $0.menu?.lines[1].element.center else { return }
        $0.desk.tap(middle.x, middle.y)
      },
    ]
    for choose in choices {
      let table = Table()
      table.desk.press(.menu)
      table.desk.publish()
      choose(table)
      #expect(table.menu == nil)
      #expect(table.desk.log == ["press"])
      #expect(table.desk.scene.focused === table.element)
    }
  }

  @Test func `a click outside closes it and does nothing else`() {
    let table = Table()
    table.desk.press(.menu)
    table.lay()
    table.desk.tap(350, 250)
    #expect(table.menu == nil)
    table.desk.press(.menu)
    table.lay()
    table.desk.tap(210, 20)
    #expect(table.menu == nil)
    #expect(table.desk.scene.focused === table.element)
  }

  @Test func `a second secondary click opens another menu`() {
    let table = Table()
    table.secondaryClick(60, 35)
    table.lay()
    table.secondaryClick(210, 20)
    #expect(table.menu?.title == "Other")
  }

  @Test func `Tab leaves it`() {
    let table = Table()
    table.desk.press(.menu)
    table.desk.press(.tab)
    #expect(table.menu == nil)
    #expect(table.desk.node("Other").states[.focused])
  }

  @Test func `a screen reader finds a menu with items and their keys`() {
    let table = Table()
    table.desk.press(.menu)
    table.lay()
    table.desk.publish()
    let menu = table.desk.tree.depthFirst.first { $0.role == .menu }
    #expect(menu?.name == "Lamp")
    let items = table.desk.tree.depthFirst.filter { $0.role == .menuItem }
    #expect(items.map(\.name) == ["Press", "Long press", "Swipe left"])
    #expect(
      items.map { $0.actions.first?.keyBinding } == [
        ";Return;", ";;<Shift>Return", ";;<Alt>Left",
      ])
    #expect(items.first?.states[.focused] == true)
    #expect(items.first?.attributes["setsize"] == "3")
  }

  @Test func `a key that a line's name ends with is not said behind it once more`() {
    let table = Table { table in
      table.element.gestures = [GestureAttachment(DragGesture().onChanged { _ in })]
    }
    table.desk.press(.menu)
    table.lay()
    table.desk.publish()
    let items = table.desk.tree.depthFirst.filter { $0.role == .menuItem }
    let left = items.first { $0.name == "Move left" }
    #expect(left?.actions.first?.keyBinding == ";Left;")
  }

  @Test func `the author's items come first, lines between them count for nothing`() {
    let table = Table { table in
      let desk = table.desk
      table.element.declarations[0].contextMenu = {
        [
          .item(.init("Copy") { desk.log.append("copy") }), .divider, .divider,
          .item(.init("Paste", isEnabled: false) { desk.log.append("paste") }),
          .item(.init("Cut") { desk.log.append("cut") }),
        ]
      }
    }
    table.desk.press(.menu)
    #expect(
      table.menu?.lines.map(\.label) == [
        "Copy", "", "Paste", "Cut", "", "Press", "Long press", "Swipe left",
      ])
    table.desk.press(.down)
    #expect(table.focusedLabel == "Cut")
    table.desk.press(.return)
    #expect(table.desk.log == ["cut"])
  }

  @Test func `a menu in which nothing can be chosen says so`() {
    let table = Table {
      $0.element.declarations[0].offersActionsMenu = false
      $0.element.declarations[0].contextMenu = { [.item(.init("Paste", isEnabled: false) {})] }
    }
    #expect(table.desk.press(.menu))
    #expect(table.menu != nil && table.focusedLabel == nil)
    table.desk.publish()
    #expect(table.desk.announcements == ["Lamp: nothing to choose"])
    #expect(table.desk.press(.escape) && table.menu == nil)
  }

  @Test func `turned off, only the author's own items are left`() {
    let table = Table { $0.element.declarations[0].offersActionsMenu = false }
    #expect(!table.desk.press(.menu))
    table.secondaryClick(60, 35)
    #expect(table.menu == nil)
    #expect(table.desk.node("Lamp").attributes["pointergestures"] == "swipe")
    table.element.declarations[0].contextMenu = { [.item(.init("Copy") {})] }
    table.desk.publish()
    table.desk.press(.menu)
    #expect(table.menu?.lines.map(\.label) == ["Copy"])
  }

  @Test func `an author who shows a menu of their own is asked instead`() {
    let table = Table { table in
      let desk = table.desk
      table.element.declarations[0].actions = [
        .init(label: "Show menu") { desk.log.append("own menu") }
      ]
    }
    table.desk.press(.menu)
    table.secondaryClick(60, 35)
    table.desk.perform("show-context-menu", on: "Lamp")
    #expect(table.menu == nil)
    #expect(table.desk.log == ["own menu", "own menu", "own menu"])
  }

  @Test func `what is picked up can be dropped from the menu`() {
    let desk = Desk()
    desk.add(
      "Piece", x: 10, y: 10,
      [
        GestureAttachment(
          LongPressGesture().sequenced(before: DragGesture()).onEnded {
            if case .second(_, let drag?) = $0 { desk.log.append("\(drag.translation.width)") }
          })
      ])
    desk.focus("Piece")
    desk.press(.space)
    desk.press(.menu)
    let labels = desk.scene.menu?.lines.map(\.label) ?? []
    #expect(labels.contains("Drop") && labels.contains("Move right"))
    desk.perform("click", on: "Move right")
    desk.press(.menu)
    desk.perform("click", on: "Drop")
    #expect(desk.log == ["10.0"])
  }

  @Test func `an element that leaves takes its menu with it`() {
    let table = Table()
    table.desk.press(.menu)
    table.element.removeFromParent()
    table.desk.publish()
    #expect(table.menu == nil)
    #expect(!table.desk.tree.depthFirst.contains { $0.role == .menu })
  }

  @Test func `a disabled element has no menu`() {
    let table = Table()
    table.element.isEnabled = false
    table.secondaryClick(60, 35)
    #expect(table.menu == nil)
  }
}
