// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

@MainActor
struct NewGestureDerivationTests {
  private func desk(_ gesture: (Desk) -> some Gesture) -> Desk {
    let desk = Desk()
    desk.add("Thing", x: 10, y: 10, [GestureAttachment(gesture(desk))])
    desk.publish()
    return desk
  }

  private func alternatives(_ desk: Desk) -> [String] {
    desk.scene.root.children.flatMap { desk.scene.alternatives(of: $0) }
      .filter { $0.isAction && $0.name != "show-context-menu" }
      .map { "\($0.name) \($0.label) \($0.keys.first?.label ?? "-")" }
  }

  @Test func `a swipe is an action a direction, called by what it does`() {
    let desk = desk { desk in
      SwipeGesture([.left, .right]).label("Delete", for: .left)
        .onEnded { desk.log.append("\($0.direction) \($0.velocity)") }
    }
    #expect(
      alternatives(desk) == [
        "swipe-left Delete Alt+Left", "swipe-right Swipe right Alt+Right",
      ])
    desk.perform("swipe-left", on: "Thing")
    desk.focus("Thing")
    desk.press(.right, .alt)
    #expect(desk.log == ["left 500.0", "right 500.0"])
  }

  @Test func `a drag that moves a view shows what lies in the direction of an arrow key`() {
    let desk = desk { desk in
      DragGesture().pans(by: 40).onEnded { desk.log.append("\(Int($0.translation.width))") }
    }
    #expect(
      alternatives(desk) == [
        "pan-left Pan left Left", "pan-right Pan right Right", "pan-up Pan up Up",
        "pan-down Pan down Down",
      ])
    desk.perform("pan-right", on: "Thing")
    desk.focus("Thing")
    desk.press(.left)
    desk.press(.left, .shift)
    #expect(desk.log == ["-40", "40", "400"])
  }

  @Test func `a timed press is a long press of the time that it asks for`() {
    let desk = desk { desk in
      TimedPressGesture(interval: 0.5, playedDuration: 1)
        .onChanged { desk.log.append("\($0)") }
        .onEnded { desk.log.append("total \($0)") }
    }
    #expect(alternatives(desk) == ["long-press Long press Enter"])
    desk.perform("long-press", on: "Thing")
    #expect(desk.log == ["0.0", "0.5", "1.0", "total 1.0"])
  }

  @Test func `a tap of two fingers is an action beside that of one`() {
    let desk = desk { desk in
      TapGesture(count: 1, fingers: 2).onEnded { desk.log.append("two") }
        .exclusively(before: TapGesture().onEnded { desk.log.append("one") })
    }
    #expect(
      alternatives(desk) == [
        "click Press Enter", "two-finger-click Press with two fingers Ctrl+Enter",
      ])
    desk.perform("two-finger-click", on: "Thing")
    desk.perform("click", on: "Thing")
    #expect(desk.log == ["two", "one"])
  }

  @Test func `a drag along one axis has the two arrows of that axis`() {
    let desk = desk { desk in
      DragGesture().axis(.vertical).onEnded { desk.log.append("\($0.translation.height)") }
    }
    #expect(
      alternatives(desk) == [
        "move-up Move up Up", "move-down Move down Down", "flick-up Flick up Ctrl+Shift+Up",
        "flick-down Flick down Ctrl+Shift+Down", "pick-up Pick up Space",
      ])
    desk.perform("move-up", on: "Thing")
    #expect(desk.log == ["-10.0"])
  }

  @Test func `a drag of two fingers is played with two`() {
    let desk = desk { desk in
      DragGesture().fingers(2).onEnded { desk.log.append("\($0.translation.width)") }
    }
    desk.focus("Thing")
    desk.press(.right)
    desk.perform("two-finger-move-left", on: "Thing")
    #expect(desk.log == ["10.0", "-10.0"])
  }

  @Test func `a value that two fingers turn is played with two`() {
    var volume = 30.0
    let desk = desk { _ in
      DragGesture().fingers(2)
        .adjusting(Binding(get: { volume }, set: { volume = $0 }), in: 0...100)
    }
    desk.perform("increment", on: "Thing")
    #expect(volume == 31)
  }
}
