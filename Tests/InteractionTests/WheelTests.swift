// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// A wheel over what has a value or can be zoomed.
@MainActor
struct WheelTests {
  private let desk = Desk()

  /// Notches away from the person, and to the right.
  @discardableResult
  private func wheel(
    _ notches: Double, sideways: Double = 0, at point: CGPoint = CGPoint(x: 30, y: 20),
    _ modifiers: EventModifiers = []
  ) -> Bool {
    desk.scene.handle(
      ScrollEvent(
        location: point, delta: CGSize(width: 53 * sideways, height: -53 * notches),
        time: desk.time, modifiers: modifiers))
  }

  @MainActor
  private final class Box {
    var value = 50.0
    var ends = 0
    var binding: Binding<Double> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @discardableResult
  private func fader(_ box: Box, axis: Axis = .horizontal, to parent: Element? = nil) -> Element {
    desk.add(
      "Fader", to: parent,
      [
        GestureAttachment(
          DragGesture().adjusting(box.binding, in: 0...100, step: 5, axis: axis)
            .onEnded { _ in box.ends += 1 })
      ])
  }

  private func zoom(_ x: Double = 0, to parent: Element? = nil) -> Element {
    let desk = desk
    return desk.add(
      "Map", x: x, to: parent,
      [
        GestureAttachment(
          MagnifyGesture()
            .onChanged {
              let (scale, place) = ($0.magnification, $0.startLocation)
              desk.log.append(String(format: "%.3f at %.0f, %.0f", scale, place.x, place.y))
            }
            .onEnded { desk.log.append(String(format: "end %.3f", $0.magnification)) })
      ])
  }

  // MARK: Values

  @Test func `a notch is a step, away from the person more`() {
    let box = Box()
    fader(box)
    #expect(wheel(1))
    #expect(box.value == 55)
    #expect(wheel(-3))
    #expect(box.value == 40)
    #expect(!wheel(1, at: CGPoint(x: 300, y: 200)))
  }

  @Test func `notches one after the other are one gesture, which ends when the wheel rests`() {
    let box = Box()
    fader(box)
    for _ in 0..<3 {
      wheel(1)
      desk.wait(0.1)
    }
    #expect(box.value == 65)
    #expect(box.ends == 0)
    #expect(desk.scene.nextDeadline != nil)
    desk.wait(0.5)
    #expect(box.ends == 1)
    #expect(desk.scene.nextDeadline == nil)
    wheel(1)
    #expect(box.value == 70)
  }

  @Test func `parts of a notch add up to a step, in one direction and without a pause`() {
    let box = Box()
    fader(box)
    for _ in 0..<9 { #expect(wheel(0.1)) }
    #expect(box.value == 50)
    wheel(0.1)
    #expect(box.value == 55)
    wheel(0.9)
    wheel(-0.2)
    #expect(box.value == 55)
    wheel(0.9)
    desk.wait(2)
    wheel(0.2)
    #expect(box.value == 55)
  }

  @Test func `a wheel at the end of a value does nothing, and is the control's all the same`() {
    let box = Box()
    box.value = 100
    fader(box)
    #expect(wheel(1))
    #expect(box.value == 100)
  }

  @Test func `sideways is for what lies sideways, and goes the other way from right to left`() {
    let box = Box()
    let fader = fader(box)
    #expect(wheel(0, sideways: 1))
    #expect(box.value == 55)
    #expect(wheel(-1, .shift))
    #expect(box.value == 60)
    fader.isRightToLeft = true
    wheel(0, sideways: 1)
    #expect(box.value == 55)
    wheel(1)
    #expect(box.value == 60)
    let upright = Box()
    desk.add(
      "Upright", x: 200,
      [
        GestureAttachment(
          DragGesture().adjusting(upright.binding, in: 0...100, step: 5, axis: .vertical))
      ])
    #expect(!wheel(0, sideways: 1, at: CGPoint(x: 230, y: 20)))
    #expect(upright.value == 50)
  }

  @discardableResult
  private func wheel(_ notches: Double, _ modifiers: EventModifiers) -> Bool {
    wheel(notches, at: CGPoint(x: 30, y: 20), modifiers)
  }

  @Test func `of two values each has the wheel along its axis`() {
    let (x, y) = (Box(), Box())
    desk.add(
      "Pad",
      [
        GestureAttachment(
          DragGesture().adjusting(x.binding, in: 0...100, step: 5, name: "X")
            .simultaneously(
              with: DragGesture().adjusting(
                y.binding, in: 0...100, step: 5, axis: .vertical, name: "Y")))
      ])
    wheel(2)
    #expect([x.value, y.value] == [50, 60])
    wheel(0, sideways: 1)
    #expect([x.value, y.value] == [55, 60])
  }

  @Test func `an author's own adjustment follows, once a notch`() {
    let desk = desk
    let stars = desk.add("Stars")
    var declaration = stars.declarations[0]
    declaration.adjustableAction = { desk.log.append("\($0)") }
    stars.declarations = [declaration]
    #expect(wheel(2))
    #expect(wheel(-1))
    #expect(desk.log == ["increment", "increment", "decrement"])
  }

  @Test func `what is disabled, or takes no wheel, is left alone`() {
    let box = Box()
    let fader = fader(box)
    fader.isEnabled = false
    #expect(!wheel(1))
    fader.isEnabled = true
    fader.takesWheel = false
    #expect(!wheel(1))
    fader.takesWheel = true
    desk.scene.root.takesWheel = false
    #expect(!wheel(1))
    #expect(box.value == 50)
  }

  @Test func `a hand on the control keeps the wheel from it`() {
    let box = Box()
    fader(box)
    desk.down(30, 20)
    desk.move(60, 20)
    let value = box.value
    #expect(!wheel(1))
    #expect(box.value == value)
    desk.up(60, 20)
  }

  @Test func `a hand, a key and Escape come after the wheel`() {
    let box = Box()
    fader(box)
    desk.focus("Fader")
    wheel(1)
    desk.down(30, 20)
    #expect(box.ends == 1)
    desk.up(30, 20)
    wheel(1)
    desk.press(.right)
    #expect(box.value == 65)
    wheel(1)
    desk.press(.escape)
    #expect(box.value == 65)
  }

  // MARK: Zooming

  @Test func `a wheel zooms where the pointer is, by a quarter a notch and by parts of one`() {
    _ = zoom()
    #expect(wheel(1, at: CGPoint(x: 70, y: 10)))
    #expect(wheel(0.5, at: CGPoint(x: 70, y: 10)))
    #expect(wheel(-1.5, at: CGPoint(x: 70, y: 10)))
    desk.wait(0.5)
    #expect(
      desk.log == ["1.250 at 70, 10", "1.398 at 70, 10", "1.000 at 70, 10", "end 1.000"])
  }

  @Test func `where the pointer has moved on, another zoom begins there`() {
    _ = zoom()
    wheel(1, at: CGPoint(x: 70, y: 10))
    wheel(1, at: CGPoint(x: 20, y: 30))
    #expect(desk.log == ["1.250 at 70, 10", "end 1.250", "1.250 at 20, 30"])
  }

  @Test func `a value that is zoomed goes in its steps`() {
    let box = Box()
    box.value = 1
    desk.add(
      "Photo",
      [
        GestureAttachment(
          MagnifyGesture().adjusting(box.binding, in: 0.5...4, step: 0.5))
      ])
    wheel(0.6, .control)
    #expect(box.value == 1)
    wheel(0.6, .control)
    #expect(box.value == 1.5)
    desk.wait(1)
    wheel(2)
    #expect(box.value == 2.5)
  }

  @Test func `a drag's value has the plain wheel and the zoom round it the one with Control`() {
    let box = Box()
    let map = zoom()
    fader(box, to: map)
    wheel(1)
    #expect(box.value == 55)
    wheel(1, .control)
    #expect(box.value == 55)
    #expect(desk.log == ["1.250 at 30, 20"])
  }

  @Test func `what can be turned and zoomed is zoomed, and turned sideways`() {
    let box = Box()
    let desk = desk
    let angle = Binding<Angle>(
      get: { .degrees(box.value) }, set: { box.value = $0.degrees.rounded() })
    desk.add(
      "Photo",
      [
        GestureAttachment(
          MagnifyGesture().onChanged { _ in desk.log.append("zoom") }
            .simultaneously(with: RotateGesture().adjusting(angle, step: .degrees(5))))
      ])
    wheel(1)
    wheel(1, .control)
    #expect(box.value == 50)
    #expect(desk.log == ["zoom", "zoom"])
    wheel(0, sideways: 1)
    #expect(box.value == 55)
    #expect(desk.log.count == 2)
  }

  @Test func `what can only be turned is turned`() {
    let box = Box()
    let angle = Binding<Angle>(
      get: { .degrees(box.value) }, set: { box.value = $0.degrees.rounded() })
    desk.add(
      "Knob", [GestureAttachment(RotateGesture().adjusting(angle, step: .degrees(5)))])
    wheel(1)
    wheel(-2)
    #expect(box.value == 45)
  }

  // MARK: What scrolls round it

  @Test
  func `what can be scrolled has the plain wheel, at its end too, and not the one with Control`() {
    let box = Box()
    let pane = desk.add(nil)
    pane.bounds.size = CGSize(width: 200, height: 100)
    let content = Element()
    pane.append(content)
    let scroller = Scroller(axes: [.vertical], content: content)
    pane.scroller = scroller
    pane.gestures = [scroller.gesture]
    let fader = fader(box, to: content)
    content.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    scroller.resize(viewport: pane.bounds.size, contentSize: content.bounds.size)
    #expect(!wheel(1))
    #expect(!wheel(0, sideways: 1))
    #expect(wheel(-0.1))
    #expect(box.value == 50)
    #expect(abs(scroller.offset.y - 5.3) < 1e-9)
    #expect(wheel(1, .control))
    #expect(box.value == 55)
    fader.takesWheel = false
    #expect(wheel(-0.1, .control))
    #expect(abs(scroller.offset.y - 10.6) < 1e-9)
    fader.takesWheel = true
    // Nothing to scroll: the control has it.
    scroller.resize(viewport: pane.bounds.size, contentSize: pane.bounds.size)
    desk.wait(1)
    #expect(wheel(1))
    #expect(box.value == 60)
  }
}
