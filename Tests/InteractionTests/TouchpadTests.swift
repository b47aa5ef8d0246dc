// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Fingers on a touchpad over what is pinched, turned or swiped.
@MainActor
struct TouchpadTests {
  private let desk = Desk()

  @discardableResult
  private func touchpad(
    _ gesture: TouchpadEvent.Gesture, _ phase: TouchpadEvent.Phase,
    at point: CGPoint = CGPoint(x: 70, y: 10), _ modifiers: EventModifiers = []
  ) -> Bool {
    desk.scene.handle(
      TouchpadEvent(
        gesture, phase: phase, location: point, time: desk.time, modifiers: modifiers))
  }

  @discardableResult
  private func pinch(
    _ magnification: CGFloat = 1, _ degrees: Double = 0, _ phase: TouchpadEvent.Phase = .changed,
    _ modifiers: EventModifiers = []
  ) -> Bool {
    desk.time += 0.01
    return touchpad(
      .pinch(magnification: magnification, turn: .degrees(degrees)), phase, modifiers)
  }

  private func touchpad(
    _ gesture: TouchpadEvent.Gesture, _ phase: TouchpadEvent.Phase, _ modifiers: EventModifiers
  ) -> Bool {
    touchpad(gesture, phase, at: CGPoint(x: 70, y: 10), modifiers)
  }

  /// Every centimetre of the way takes a hundredth of a second.
  private func swipe(_ x: CGFloat, _ y: CGFloat = 0, fingers: Int = 3) {
    touchpad(.swipe(fingers: fingers, way: .zero), .began)
    for step in 1...5 {
      desk.time += 0.01
      let part = CGFloat(step) / 5
      touchpad(
        .swipe(fingers: fingers, way: CGSize(width: x * part, height: y * part)), .changed)
    }
    touchpad(.swipe(fingers: fingers, way: CGSize(width: x, height: y)), .ended)
  }

  private func map(x: Double = 0, modifiers: EventModifiers = []) -> Element {
    let desk = desk
    let magnify = MagnifyGesture()
      .onChanged {
        let (scale, place) = ($0.magnification, $0.startLocation)
        desk.log.append(String(format: "%.2f at %.0f, %.0f", scale, place.x, place.y))
      }
      .onEnded { desk.log.append(String(format: "end %.2f", $0.magnification)) }
      .onCancelled { desk.log.append("cancelled") }
    let rotate = RotateGesture()
      .onChanged { desk.log.append(String(format: "%.0f°", $0.rotation.degrees)) }
      .onEnded { desk.log.append(String(format: "end %.0f°", $0.rotation.degrees)) }
      .onCancelled { desk.log.append("upright") }
    return desk.add(
      "Map", x: x,
      [GestureAttachment(magnify.simultaneously(with: rotate).modifiers(modifiers))])
  }

  @Test func `a pinch magnifies where the pointer is, and turns`() {
    _ = map()
    #expect(pinch(1, 0, .began))
    pinch(1.5)
    pinch(2, 30)
    #expect(pinch(2, 30, .ended))
    #expect(
      desk.log == [
        "1.50 at 70, 10", "2.00 at 70, 10", "30°", "2.00 at 70, 10", "30°", "end 2.00", "end 30°",
      ])
    #expect(!pinch(3))
  }

  @Test func `a pinch that was something else is taken back`() {
    _ = map()
    pinch(1, 0, .began)
    pinch(1.5)
    #expect(pinch(1.5, 0, .cancelled))
    #expect(desk.log == ["1.50 at 70, 10", "cancelled"])
  }

  @Test func `a pinch without an end gives way to the next one, to a hand and to Escape`() {
    _ = map()
    desk.focus("Map")
    for comes in ["pinch", "hand", "Escape", "cancel", "leaves"] {
      desk.log = []
      pinch(1, 0, .began)
      pinch(1.5)
      switch comes {
      case "pinch": pinch(1, 0, .began)
      case "hand":
        desk.down(30, 20)
        desk.up(30, 20)
      case "Escape": desk.press(.escape)
      case "cancel": desk.scene.cancelAll(at: desk.time)
      default: desk.scene.root.children[0].removeFromParent()
      }
      #expect(desk.log == ["1.50 at 70, 10", "cancelled"], "\(comes)")
      if comes == "pinch" { pinch(1, 0, .ended) } else { #expect(!pinch(2)) }
    }
  }

  @Test func `fingers that rest make no gesture, however long`() {
    let desk = desk
    let map = map()
    map.gestures += [
      GestureAttachment(LongPressGesture().onEnded { _ in desk.log.append("press") }),
      GestureAttachment(TapGesture().onEnded { desk.log.append("tap") }),
    ]
    pinch(1, 0, .began)
    desk.wait(3)
    pinch(1, 0, .ended)
    desk.wait(3)
    #expect(desk.log == [])
    #expect(desk.scene.menu == nil)
    #expect(desk.scene.nextDeadline == nil)
  }

  @Test func `keys that are held count, and what is disabled takes nothing`() {
    let map = map(modifiers: .option)
    #expect(!pinch(1, 0, .began))
    #expect(pinch(1, 0, .began, .option))
    pinch(1.5, 0, .changed, .option)
    pinch(1.5, 0, .ended, .option)
    #expect(desk.log.last == "end 1.50")
    map.isEnabled = false
    #expect(!pinch(1, 0, .began, .option))
  }

  @Test func `a pinch that has not moved is over with the element`() {
    _ = map(x: 200)
    #expect(!pinch(1, 0, .began))
  }

  @Test func `several fingers swipe, fast enough and in a direction that there is`() {
    let desk = desk
    desk.add(
      "Row",
      [GestureAttachment(SwipeGesture([.left]).onEnded { desk.log.append("\($0.direction)") })])
    swipe(-150, 5)
    #expect(desk.log == ["left"])
    swipe(150)
    #expect(desk.log == ["left"])
    // Slowly.
    touchpad(.swipe(fingers: 3, way: .zero), .began)
    for step in 1...10 {
      desk.wait(0.2)
      touchpad(.swipe(fingers: 3, way: CGSize(width: -Double(step), height: 0)), .changed)
    }
    touchpad(.swipe(fingers: 3, way: CGSize(width: -10, height: 0)), .ended)
    #expect(desk.log == ["left"])
  }

  @Test func `what is no number is dropped and counted`() {
    _ = map()
    #expect(!pinch(.nan, 0, .began))
    #expect(!touchpad(.swipe(fingers: 3, way: CGSize(width: CGFloat.infinity, height: 0)), .began))
    #expect(desk.scene.droppedEvents == 2)
  }

  @Test func `fingers that meet, and come apart again`() {
    _ = map()
    pinch(1, 0, .began)
    pinch(0)
    pinch(-3)
    pinch(1, 0, .ended)
    #expect(desk.log.last == "end 1.00")
  }

  @Test func `it is recorded, and does the same again`() throws {
    _ = map()
    var lines = ""
    let observation = desk.scene.observeInput { lines += InputRecording.line($0) + "\n" }
    pinch(1, 0, .began)
    pinch(1.5, 10)
    pinch(1.5, 10, .ended)
    observation.cancel()
    let first = desk.log
    desk.log = []
    for event in try InputRecording(text: InputRecording.header + "\n" + lines).events {
      desk.scene.replay(event.delayed(by: 10))
    }
    #expect(desk.log == first)
    #expect(first.contains("end 1.50"))
  }
}
