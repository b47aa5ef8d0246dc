// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// A finger beside a small control reaches it; nothing is taken from what is hit itself.
@MainActor
struct FingerReachTests {
  private let desk = Desk()

  /// A control of so many points, with its middle at the place.
  @discardableResult
  private func add(
    _ name: String, at middle: CGPoint, width: Double = 20, height: Double = 20,
    _ gesture: GestureAttachment? = nil
  ) -> Element {
    let tap = GestureAttachment(TapGesture().onEnded { [desk] in desk.log.append(name) })
    let element = desk.add(
      name, x: middle.x - width / 2, y: middle.y - height / 2, [gesture ?? tap])
    element.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return element
  }

  private func tap(_ x: Double, _ y: Double) {
    desk.down(x, y)
    desk.wait(0.05)
    desk.up(x, y)
    desk.wait(1)
  }

  @Test func `a finger reaches 22 points from the middle of a small control, and no further`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    add("close", at: CGPoint(x: 100, y: 100))
    for (x, y) in [(100.0, 100.0), (121, 100), (79, 100), (100, 121), (120, 120)] { tap(x, y) }
    #expect(desk.log == Array(repeating: "close", count: 5))
    for (x, y) in [(123.0, 100.0), (100, 76), (125, 125)] { tap(x, y) }
    #expect(desk.log.count == 5)
  }

  @Test func `a mouse hits what it is on`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    add("close", at: CGPoint(x: 100, y: 100))
    desk.mouse = true
    tap(115, 100)
    #expect(desk.log.isEmpty)
    tap(105, 100)
    #expect(desk.log == ["close"])
  }

  @Test func `the nearest of two is reached, and one that is hit keeps the finger`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    add("left", at: CGPoint(x: 100, y: 100))
    add("right", at: CGPoint(x: 130, y: 100))
    tap(113, 100)
    tap(117, 100)
    #expect(desk.log == ["left", "right"])
    // Nearer to the middle of the other one, and on this one all the same.
    tap(109.5, 100)
    #expect(desk.log.last == "left")
  }

  @Test func `what drags, what is disabled and what is typed in keeps the finger`() {
    let ground = desk.add(
      "ground",
      [
        GestureAttachment(
          DragGesture(minimumDistance: 0).onEnded { [desk] _ in desk.log.append("drag") })
      ])
    ground.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    add("close", at: CGPoint(x: 100, y: 100))
    tap(115, 100)
    #expect(desk.log == ["drag"])
    ground.isEnabled = false
    tap(115, 100)
    #expect(desk.log == ["drag"])
    ground.gestures = []
    tap(115, 100)
    #expect(desk.log == ["drag", "close"])
  }

  @Test func `a control that is disabled or masked is not reached`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    add("off", at: CGPoint(x: 100, y: 100)).isEnabled = false
    add(
      "masked", at: CGPoint(x: 200, y: 100),
      GestureAttachment(TapGesture().onEnded { [desk] in desk.log.append("masked") }, mask: .none))
    tap(115, 100)
    tap(215, 100)
    #expect(desk.log.isEmpty)
  }

  @Test func `a wide control grows upwards and downwards only, and a large one not at all`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    var places: [CGPoint] = []
    add(
      "line", at: CGPoint(x: 200, y: 100), width: 200, height: 10,
      GestureAttachment(SpatialTapGesture().onEnded { places.append($0.location) }))
    tap(150, 115)
    tap(303, 100)
    // Where it was meant along the line, and in its middle across.
    #expect(places == [CGPoint(x: 50, y: 5)])
    add("page", at: CGPoint(x: 200, y: 220), width: 60, height: 60)
    tap(200, 187)
    #expect(desk.log.isEmpty)
  }

  @Test func `a finger that was brought to a control leaves it as one that hit it`() {
    desk.scene.root.hitShape = .bounds
    desk.scene.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    add("close", at: CGPoint(x: 100, y: 100))
    desk.down(118, 100)
    desk.wait(0.05)
    desk.move(121, 100)
    desk.up(121, 100)
    #expect(desk.log == ["close"])
    desk.down(118, 100)
    desk.move(200, 100)
    desk.up(200, 100)
    #expect(desk.log == ["close"])
  }
}
