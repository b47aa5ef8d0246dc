// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Which key does what, and what happens where two alternatives want the same one.
@MainActor
struct KeyRuleTests {
  private func alternatives(_ gesture: some Gesture) -> [String: Alternative] {
    let desk = Desk()
    let element = desk.add("Thing", [GestureAttachment(gesture)])
    return Dictionary(
      uniqueKeysWithValues: desk.scene.alternatives(of: element).map { ($0.name, $0) })
  }

  @Test func `where two ask for the same key, the written order decides`() {
    let found = alternatives(
      SpatialTapGesture().simultaneously(with: DragGesture())
        .simultaneously(with: TapGesture(count: 2)))
    #expect(found["click"]?.keys.map(\.label) == ["Enter", "Space"])
    #expect(found["double-tap"]?.keys.map(\.label) == ["Shift+Enter"])
    #expect(found["move-cursor-left"]?.keys.map(\.label) == ["Left"])
    #expect(found["move-left"]?.keys.map(\.label) == ["Ctrl+Left"])
  }

  @Test func `a second press that takes another time is called by it`() {
    let found = alternatives(
      LongPressGesture().simultaneously(with: LongPressGesture(minimumDuration: 2)))
    #expect(found["long-press"]?.label == "Long press")
    #expect(found["long-press-2"]?.label == "Long press for 2 seconds")
    let same = alternatives(LongPressGesture().simultaneously(with: LongPressGesture()))
    #expect(same.keys.filter { $0.hasPrefix("long") } == ["long-press"])
  }

  @Test func `an arrow moves the cursor by its step, and with Shift by a point`() {
    let desk = Desk()
    desk.add(
      "Thing",
      [GestureAttachment(SpatialTapGesture().onEnded { desk.log.append("\($0.location.x)") })])
    desk.focus("Thing")
    desk.press(.return)
    desk.press(.right, .shift)
    desk.press(.return)
    desk.press(.right)
    desk.press(.return)
    #expect(desk.log == ["50.0", "51.0", "61.0"])
  }

  @Test func `a drag by a held key takes the cursor along`() {
    let desk = Desk()
    desk.add(
      "Thing",
      [
        GestureAttachment(
          SpatialTapGesture().onEnded { desk.log.append("\($0.location.y)") }
            .simultaneously(with: DragGesture()))
      ])
    desk.focus("Thing")
    desk.keyDown(.up, .control)
    desk.keyDown(.up, .control, phase: .repeat)
    desk.keyUp(.up, .control)
    desk.press(.return)
    #expect(desk.log == ["5.0"])
  }

  @Test func `an alternative without a key says who has them`() throws {
    var map = KeyMap.standard
    map.setSpare(.longPress, [])
    map[.longPress] = [KeyBinding(.return)]
    let desk = Desk()
    desk.scene.keyMap = map
    let element = desk.add(
      "Thing", [GestureAttachment(TapGesture().exclusively(before: LongPressGesture()))])
    let press = try #require(
      desk.scene.alternatives(of: element).first { $0.name == "long-press" })
    #expect(press.keys.isEmpty)
    #expect(press.keylessReason == .taken(by: ["click"]))
  }

  @Test func `an author's own action has no key unless the table gives one`() throws {
    let desk = Desk()
    let element = desk.add("Thing")
    element.declarations[0].actions = [.init(label: "Archive") {}]
    let archive = try #require(
      desk.scene.alternatives(of: element).first { $0.name == "archive" })
    #expect(archive.keylessReason == .notAsked)
  }

  @Test func `an application changes the table, and what is told changes with it`() {
    let desk = Desk()
    desk.add("Thing", [GestureAttachment(TapGesture().onEnded { desk.log.append("tap") })])
    desk.scene.keyMap[.click] = [KeyBinding("x")]
    desk.focus("Thing")
    #expect(!desk.press(.return))
    #expect(desk.press("x"))
    #expect(desk.log == ["tap"])
    #expect(desk.node("Thing").actions.first?.keyBinding == ";;x")
  }

  @Test func `what moves the focus is never given out`() {
    let desk = Desk()
    let element = desk.add("Thing", [GestureAttachment(TapGesture())])
    desk.scene.keyMap[.click] = [KeyBinding(.tab), KeyBinding(.space)]
    #expect(desk.scene.alternatives(of: element).first?.keys == [KeyBinding(.space)])
  }

  @Test func `a letter does nothing while the focus is elsewhere`() {
    let desk = Desk()
    desk.add(
      "Thing", [GestureAttachment(MagnifyGesture().onEnded { _ in desk.log.append("zoom") })])
    desk.add("Other", x: 200, [GestureAttachment(TapGesture())])
    desk.focus("Other")
    #expect(!desk.press(.plus))
    #expect(desk.log.isEmpty)
  }

  @Test func `right to left, the left arrow is more`() {
    let desk = Desk()
    var value = 30.0
    let element = desk.add(
      "Thing", x: 10, y: 10,
      [
        GestureAttachment(
          DragGesture().adjusting(Binding(get: { value }, set: { value = $0 }), in: 0...100))
      ])
    element.isRightToLeft = true
    desk.focus("Thing")
    desk.press(.left)
    #expect(value == 31)
    desk.perform("increment", on: "Thing")
    #expect(value == 32)
    desk.drag(x: -10)
    #expect(value == 33)
    desk.press(.right, .shift)
    #expect(value == 23)
  }

  @Test func `Escape takes back what a held key has done`() {
    let desk = Desk()
    var value = 30.0
    desk.add(
      "Thing",
      [
        GestureAttachment(
          DragGesture().adjusting(Binding(get: { value }, set: { value = $0 }), in: 0...100)
            .onEnded { _ in desk.log.append("end") })
      ])
    desk.focus("Thing")
    desk.keyDown(.right)
    desk.keyDown(.right, phase: .repeat)
    #expect(value == 32)
    desk.keyDown(.escape)
    #expect(value == 30)
    desk.keyUp(.escape)
    desk.keyUp(.right)
    #expect(desk.log.isEmpty)
  }

  @Test func `a held plus or bracket is one gesture`() {
    let desk = Desk()
    var zoom = 1.0
    let isZooming = GestureState(wrappedValue: false)
    let isTurning = GestureState(wrappedValue: false)
    desk.add(
      "Photo",
      [
        GestureAttachment(
          MagnifyGesture().adjusting(Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4)
            .updating(isZooming) { _, state, _ in state = true }
            .onEnded { desk.log.append("zoomed \($0.magnification)") }
            .simultaneously(
              with: RotateGesture().updating(isTurning) { _, state, _ in state = true }
                .onEnded { desk.log.append("turned \($0.rotation.degrees.rounded())") }))
      ])
    desk.focus("Photo")
    desk.keyDown(.plus)
    desk.keyDown(.plus, phase: .repeat)
    #expect(zoom == 1.5)
    #expect(isZooming.wrappedValue)
    #expect(desk.log.isEmpty)
    desk.keyUp(.plus)
    #expect(!isZooming.wrappedValue)
    desk.keyDown("bracketright")
    desk.keyDown("bracketright", phase: .repeat)
    #expect(isTurning.wrappedValue)
    desk.wait(Player.pause)
    #expect(!isTurning.wrappedValue)
    #expect(desk.log == ["zoomed 1.5", "turned 10.0"])
  }

  @Test func `a turn alone goes by five degrees, fifteen with Shift, forty-five by pages`() {
    let desk = Desk()
    var angle = Angle.zero
    desk.add(
      "Sail",
      [
        GestureAttachment(
          RotateGesture().adjusting(Binding(get: { angle }, set: { angle = $0 })))
      ])
    desk.focus("Sail")
    desk.press(.right)
    #expect(angle.degrees.rounded() == 5)
    desk.press(.right, .shift)
    #expect(angle.degrees.rounded() == 20)
    desk.press(.pageUp)
    #expect(angle.degrees.rounded() == 65)
    desk.press(.home)
    #expect(angle.degrees.rounded() == 0)
  }

  @Test func `the cursor stays on the element, and its place is told`() {
    let desk = Desk()
    desk.add(
      "Board",
      [
        GestureAttachment(
          SpatialTapGesture().cursor(step: 25) { "\(Int($0.x / 25)), \(Int($0.y / 25))" }
            .onEnded { desk.log.append("\($0.location.x) \($0.location.y)") })
      ])
    desk.focus("Board")
    for _ in 0..<9 { desk.press(.left) }
    #expect(desk.node("Board").description == "0, 1")
    desk.press(.down)
    desk.press(.return)
    #expect(desk.log == ["0.0 50.0"])
    #expect(desk.scene.cursor?.place == CGPoint(x: 0, y: 50))
  }

  @Test func `a drag begins at the cursor and takes it along`() {
    let desk = Desk()
    desk.add(
      "Board", x: 10, y: 10,
      [
        GestureAttachment(
          SpatialTapGesture().simultaneously(
            with: DragGesture().onEnded {
              desk.log.append("\($0.startLocation.x) to \($0.location.x)")
            }))
      ])
    desk.focus("Board")
    desk.press(.right, .control)
    desk.press(.right, .control)
    #expect(desk.log == ["50.0 to 60.0", "60.0 to 70.0"])
    let place = desk.scene.cursor?.place
    desk.press(.down, .control)
    #expect(desk.scene.cursor?.place == place.map { CGPoint(x: $0.x, y: $0.y + 10) })
    #expect(place != nil)
  }

  @Test func `the line between two panes is told, and goes to its ends`() {
    let desk = Desk()
    var width = 40.0
    desk.add(
      "Panes",
      [
        GestureAttachment(
          DragGesture().adjusting(
            Binding(get: { width }, set: { width = $0 }), in: 0...200, step: 10, collapses: true))
      ])
    desk.focus("Panes")
    let node = desk.node("Panes")
    #expect(node.role == .slider)
    #expect(node.states[.horizontal])
    #expect(node.attributes["roledescription"] == "splitter")
    #expect(node.actions.first?.label == "Collapse")
    desk.press(.end)
    #expect(width == 200)
    desk.press(.home)
    #expect(width == 0)
    #expect(desk.node("Panes").actions.first?.label == "Restore")
    desk.press(.return)
    #expect(width == 200)
  }

  @Test func `panes that nobody has seen open are opened half way`() {
    let desk = Desk()
    var width = 20.0
    desk.add(
      "Panes",
      [
        GestureAttachment(
          DragGesture().adjusting(
            Binding(get: { width }, set: { width = $0 }), in: 20...200, step: 10, collapses: true))
      ])
    desk.focus("Panes")
    desk.press(.return)
    #expect(width == 110)
  }
}
