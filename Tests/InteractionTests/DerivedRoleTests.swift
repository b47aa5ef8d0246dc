// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// What an element is exposed as, by what can be done with it.
@MainActor
struct DerivedRoleTests {
  private let desk = Desk()

  private func add(_ role: Role?, to parent: Element? = nil) -> Element {
    let element = desk.add("Thing", to: parent)
    element.declarations[0].role = role
    return element
  }

  private var role: Role { desk.node("Thing").role }

  @Test(arguments: [(Role.list, Role.listItem), (.listBox, .listItem), (.grouping, .button)])
  func `what is dragged is an item in a list, and a button elsewhere`(
    outer: Role, expected: Role
  ) {
    let list = desk.add("Outer")
    list.declarations[0].role = outer
    let row = add(nil, to: list)
    row.dragSource = DragSource { [TransferItem("row")] }
    #expect(role == expected)
  }

  @Test func `what is dragged with nothing around it is a button`() {
    add(nil).dragSource = DragSource { [TransferItem("row")] }
    #expect(role == .button)
  }

  @Test(arguments: [false, true])
  func `what has a place among others is an item of a list`(isPickedUp: Bool) {
    let drag = DragGesture().places(along: .vertical, spacing: 50, position: 1, count: 5)
    let thing = add(nil)
    thing.gestures = [
      isPickedUp
        ? GestureAttachment(LongPressGesture().sequenced(before: drag)) : GestureAttachment(drag)
    ]
    #expect(role == .listItem)
  }

  @Test func `a value has a direction where nothing else in the element moves`() {
    var size = 1.0
    let zoom = GestureAttachment(
      MagnifyGesture().adjusting(Binding(get: { size }, set: { size = $0 }), in: 1...4))
    let thing = add(nil)
    thing.gestures = [zoom]
    #expect(desk.node("Thing").states[.horizontal])
    thing.gestures = [zoom, GestureAttachment(DragGesture())]
    #expect(!desk.node("Thing").states[.horizontal])
    #expect(role == .canvas)
  }

  @Test func `only the nearest thing around that says what it is counts`() {
    let list = desk.add("Outer")
    list.declarations[0].role = .list
    let inner = desk.add("Inner", to: list)
    inner.declarations[0].role = .grouping
    add(nil, to: inner).dragSource = DragSource { [TransferItem("row")] }
    #expect(role == .button)
  }

  @Test(arguments: [
    (nil, Role.grouping), (Role.label, .grouping), (.image, .image), (.list, .list),
  ])
  func `a place to drop on is a group, unless its author says what it is`(
    declared: Role?, expected: Role
  ) {
    add(declared).dropTargets = [DropTarget(for: String.self) { _, _ in true }]
    #expect(role == expected)
  }

  @Test func `a place to drop on that can be pressed is what its gesture makes of it`() {
    let element = add(nil)
    element.dropTargets = [DropTarget(for: String.self) { _, _ in true }]
    element.gestures = [GestureAttachment(TapGesture())]
    #expect(role == .button)
  }

  @Test func `a picture that is pressed is a button, unless its author says that it is a picture`()
  {
    let picture = add(.image)
    picture.declarations[0].roleIsOfContent = true
    #expect(role == .image)
    picture.gestures = [GestureAttachment(TapGesture())]
    #expect(role == .button)
    var own = SemanticsDeclaration()
    own.role = .image
    picture.declarations.append(own)
    #expect(role == .image)
  }

  @Test func `a picture that is moved stays one, also where it can be pressed`() {
    let picture = add(.image)
    picture.declarations[0].roleIsOfContent = true
    picture.gestures = [GestureAttachment(TapGesture()), GestureAttachment(DragGesture())]
    #expect(role == .image)
  }

  @Test func `what has several values is a drawing that holds them`() {
    var (level, zoom) = (0.0, 1.0)
    let element = add(nil)
    element.gestures = [
      GestureAttachment(
        DragGesture().adjusting(
          Binding(get: { level }, set: { level = $0 }), in: 0...100, name: "Level"
        )
        .simultaneously(
          with: MagnifyGesture().adjusting(
            Binding(get: { zoom }, set: { zoom = $0 }), in: 1...4, name: "Zoom")))
    ]
    #expect(role == .canvas)
  }
}
