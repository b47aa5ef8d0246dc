// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// By hand, by key and by assistive request: the same callbacks in the same order, the same state.
@MainActor
struct ParityTests {
  /// A knob that logs what its gesture reports.
  @MainActor
  private final class Knob {
    let desk = Desk()
    var volume = 30.0

    init() {
      let gesture = DragGesture()
        .adjusting(
          Binding(get: { self.volume }, set: { self.volume = $0 }), in: 0...100, step: 1,
          axis: .vertical, pointsPerStep: 2
        )
        .onChanged { [desk] in desk.log.append("changed \($0.translation.height)") }
        .onEnded { [desk] in desk.log.append("ended \($0.translation.height)") }
      desk.add("Volume", x: 10, y: 10, [GestureAttachment(gesture)])
      desk.publish()
    }
  }

  @Test func `a dial turned by hand, by key, by action and by value ends the same`() {
    let hand = Knob()
    hand.desk.down(50, 40)
    hand.desk.move(50, 20)
    hand.desk.up(50, 20)
    let key = Knob()
    key.desk.focus("Volume")
    key.desk.press(.pageUp)
    let action = Knob()
    action.desk.perform("page-increment", on: "Volume")
    let value = Knob()
    value.desk.set(40, on: "Volume")
    for knob in [hand, key, action, value] {
      #expect(knob.volume == 40)
      #expect(knob.desk.log == ["changed -20.0", "ended -20.0"])
      #expect(knob.desk.node("Volume").value?.current == 40)
    }
  }

  @Test func `a held arrow is one gesture with one end`() {
    let knob = Knob()
    knob.desk.focus("Volume")
    knob.desk.keyDown(.up)
    knob.desk.keyDown(.up, phase: .repeat)
    knob.desk.keyDown(.up, phase: .repeat)
    #expect(knob.volume == 33)
    #expect(knob.desk.log == ["changed -2.0", "changed -4.0", "changed -6.0"])
    knob.desk.keyUp(.up)
    #expect(knob.desk.log.last == "ended -6.0")
  }

  @Test func `a held key whose release never comes ends after a pause`() {
    let knob = Knob()
    knob.desk.focus("Volume")
    knob.desk.keyDown(.up)
    #expect(knob.desk.scene.nextDeadline == Player.pause)
    knob.desk.wait(Player.pause)
    #expect(knob.desk.log == ["changed -2.0", "ended -2.0"])
    #expect(knob.volume == 31)
  }

  @Test func `Escape restores what a drag has changed so far`() {
    let knob = Knob()
    knob.desk.down(50, 40)
    knob.desk.move(50, 20)
    #expect(knob.volume == 40)
    knob.desk.press(.escape)
    #expect(knob.volume == 30)
    knob.desk.move(50, 0)
    knob.desk.up(50, 0)
    #expect(knob.volume == 30)
    #expect(knob.desk.log == ["changed -20.0"])
  }

  @Test func `the number pad's keys mean what those beside it mean`() {
    let knob = Knob()
    knob.desk.focus("Volume")
    knob.desk.press("KP_Up")
    knob.desk.press("KP_Page_Up")
    #expect(knob.volume == 41)
  }

  @Test func `at its end a value stays, and the key is used all the same`() {
    let knob = Knob()
    knob.desk.focus("Volume")
    knob.desk.press(.end)
    #expect(knob.volume == 100)
    #expect(knob.desk.press(.up))
    #expect(knob.volume == 100)
  }

  @Test func `arrows across the axis are nobody's`() {
    let knob = Knob()
    knob.desk.focus("Volume")
    #expect(!knob.desk.press(.right))
    #expect(knob.volume == 30)
  }

  @Test func `a value that is no number is refused`() {
    let knob = Knob()
    #expect(!knob.desk.set(.nan, on: "Volume"))
    #expect(!knob.desk.set(.infinity, on: "Volume"))
    #expect(knob.volume == 30)
  }

  @Test func `a value beyond the range goes to its end`() {
    let knob = Knob()
    #expect(knob.desk.set(1000, on: "Volume"))
    #expect(knob.volume == 100)
  }

  @Test func `a tap, Return and the action are the same tap`() {
    for way in 0..<3 {
      let desk = Desk()
      let tap = TapGesture(count: 2).onEnded { desk.log.append("double") }
        .exclusively(before: TapGesture().onEnded { desk.log.append("single") })
      desk.add("Lamp", [GestureAttachment(tap)])
      desk.focus("Lamp")
      switch way {
      case 0:
        desk.down(50, 20)
        desk.up(50, 20)
        desk.wait(1)
      case 1: desk.press(.return)
      default: desk.perform("click", on: "Lamp")
      }
      #expect(desk.log == ["single"])
      desk.press(.return, .shift)
      desk.perform("double-tap", on: "Lamp")
      #expect(desk.log == ["single", "double", "double"])
    }
  }

  @Test func `a long press needs no patience from a key`() {
    let desk = Desk()
    desk.add(
      "Record",
      [
        GestureAttachment(
          TapGesture().onEnded { desk.log.append("tap") }
            .exclusively(before: LongPressGesture().onEnded { _ in desk.log.append("press") }))
      ])
    desk.focus("Record")
    desk.press(.return, .shift)
    #expect(desk.log == ["press"])
    desk.perform("long-press", on: "Record")
    desk.press(.space)
    #expect(desk.log == ["press", "press", "tap"])
  }

  @Test func `a free drag moves by ten points, a hundred with Shift, one with Alt`() {
    let desk = Desk()
    desk.add(
      "Piece", x: 50, y: 50,
      [
        GestureAttachment(
          DragGesture().onEnded {
            desk.log.append("\($0.translation.width) \($0.translation.height)")
          })
      ])
    desk.focus("Piece")
    desk.press(.right)
    desk.press(.down, .shift)
    desk.press(.left, .alt)
    desk.perform("move-up", on: "Piece")
    #expect(desk.log == ["10.0 0.0", "0.0 100.0", "-1.0 0.0", "0.0 -10.0"])
  }

  @Test func `a move is the same in an element that is turned and scaled`() {
    let desk = Desk()
    let piece = desk.add(
      "Piece",
      [
        GestureAttachment(
          DragGesture().onEnded {
            desk.log.append("\($0.translation.width.rounded()) \($0.translation.height.rounded())")
          })
      ])
    var transform = AffineTransform(translationByX: 100, byY: 100)
    transform.rotate(byDegrees: 90)
    transform.scale(2)
    piece.transform = transform
    desk.focus("Piece")
    desk.press(.right)
    #expect(desk.log == ["10.0 0.0"])
  }

  @Test func `zoom and rotation by hand, key, action and value meet`() {
    for way in 0..<4 {
      let desk = Desk()
      var zoom = 1.0
      var angle = Angle.zero
      let gesture = MagnifyGesture().adjusting(
        Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4
      )
      .simultaneously(
        with: RotateGesture().adjusting(Binding(get: { angle }, set: { angle = $0 })))
      desk.add("Photo", x: 100, y: 100, [GestureAttachment(gesture)])
      desk.focus("Photo")
      switch way {
      case 0:
        desk.down(140, 120, id: 1)
        desk.down(180, 120, id: 2)
        let end = (x: 140 + 50 * cos(5 * Double.pi / 180), y: 120 + 50 * sin(5 * Double.pi / 180))
        desk.move(end.x, end.y, id: 2)
        desk.up(end.x, end.y, id: 2)
        desk.up(140, 120, id: 1)
      case 1:
        desk.press(.plus)
        desk.press("bracketright")
      case 2:
        desk.perform("zoom-in", on: "Photo")
        desk.perform("rotate-clockwise", on: "Photo")
      default:
        desk.set(1.25, on: "Zoom")
        desk.set(5, on: "Rotation")
      }
      #expect(abs(zoom - 1.25) < 1e-9)
      #expect(abs(angle.degrees - 5) < 1e-9)
      #expect(desk.node("Zoom").value?.text == "125 %")
      #expect(desk.node("Rotation").value?.text == "5 degrees")
    }
  }
}
