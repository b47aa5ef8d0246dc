// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import SwiftUI
import Testing

/// Recognizers with UIKit's names are the gestures that they stand for: by pointer, keys and actions.
@MainActor
struct BridgedGestureTests {
  private func says(_ text: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == text }
  }

  @Test func `a pan follows the pointer from its beginning to its end`() throws {
    let tester = ViewTester { Drawer() }
    try tester.drag("Drawer", by: CGSize(width: 60, height: 0))
    #expect(says("out 60 began ended", tester))
  }

  @Test func `a pan that its delegate lets begin sideways goes sideways by keys and actions alone`()
    throws
  {
    let tester = ViewTester { Drawer() }
    try tester.drag("Drawer", by: CGSize(width: 0, height: 60))
    #expect(says("out 0 ", tester))
    let actions = try tester.element(named: "Drawer").actions.map(\.name)
    #expect(actions.contains("move-right") && !actions.contains("move-down"))
    try tester.tabTo("Drawer")
    tester.press(.right)
    #expect(says("out 10 began ended", tester))
    try tester.perform("move-left", on: "Drawer")
    #expect(says("out -10 began ended", tester))
  }

  @Test func `a recognizer that is not enabled offers nothing and takes nothing`() throws {
    let tester = ViewTester { Drawer() }
    try tester.tap("Lock")
    #expect(try tester.element(named: "Drawer").actions.isEmpty)
    try tester.drag("Drawer", by: CGSize(width: 60, height: 0))
    #expect(says("out 0 ", tester))
    try tester.tap("Lock")
    try tester.drag("Drawer", by: CGSize(width: 60, height: 0))
    #expect(says("out 60 began ended", tester))
  }

  @Test func `two fingers pan in steps, and keys do the same`() throws {
    let tester = ViewTester { Orbit() }
    let actions = try tester.element(named: "Cube").actions.map(\.name)
    #expect(actions.contains("two-finger-move-up"), "\(actions)")
    try tester.tabTo("Cube")
    tester.press(.up)
    tester.press(.right)
    #expect(says("turned 10 -10", tester))
    try tester.drag("Cube", by: CGSize(width: 50, height: 0))
    #expect(says("turned 10 -10", tester))
    let center = try tester.center(of: "Cube")
    tester.moveTwoFingers(at: center, translation: CGSize(width: 50, height: 20))
    #expect(says("turned 60 10", tester))
  }

  @Test func `a long press begins while it is held, and goes on as it travels`() throws {
    let tester = ViewTester { HeldChart() }
    try tester.longPress("Chart", for: 0.4)
    #expect(says("begun 1 at 100,50 taps 1", tester))
    let start = try tester.point(UnitPoint(x: 0.1, y: 0.5), of: "Chart")
    let (finger, end) = (tester.makeContact(), CGPoint(x: start.x + 40, y: start.y))
    tester.send(.began, finger, at: start)
    tester.advance(by: 0.4)
    tester.send(.moved, finger, at: end)
    #expect(says("begun 2 at 60,50 taps 1", tester))
    tester.send(.ended, finger, at: end)
  }

  @Test func `a long press is an action, and goes on beside taps as its delegate says`() throws {
    let tester = ViewTester { HeldChart() }
    try tester.tap("Chart")
    #expect(says("begun 0 at none taps 1", tester))
    try tester.perform("long-press", on: "Chart")
    #expect(says("begun 1 at 100,50 taps 2", tester))
  }

  @Test func `a pinch, a turn and a double tap go on beside each other`() throws {
    let tester = ViewTester { PinchedPhoto() }
    let center = try tester.center(of: "Photo")
    tester.moveTwoFingers(at: center, distance: 60, scale: 2, angle: .degrees(40))
    #expect(says("scale 2.0", tester) && says("angle 40", tester))
    try tester.doubleTap("Photo")
    #expect(says("scale 1.0", tester) && says("angle 0", tester))
    let actions = try tester.element(named: "Photo").actions.map(\.name)
    for action in ["zoom-in", "rotate-clockwise", "double-tap"] {
      #expect(actions.contains(action), "\(actions)")
    }
  }

  @Test func `rows are pulled to answer, and scroll all the same`() throws {
    let tester = ViewTester { AnsweredRows() }
    try tester.drag("Row 1", from: .leading, to: .trailing, kind: .touch)
    #expect(says("answered 1", tester))
    let before = try #require(try tester.element(named: "Row 2").frame)
    try tester.drag("Row 2", from: .center, to: .center, of: "Row 1", kind: .touch)
    let after = try #require(try tester.element(named: "Row 2").frame)
    #expect(after.y < before.y && says("answered 1", tester))
    let row = try tester.element(named: "Row 3")
    #expect(row.actions.contains { $0.name == "move-right" })
    #expect(!row.actions.contains { ["move-left", "move-down", "flick-left"].contains($0.name) })
    try tester.focus("Row 3")
    tester.press(.right, .shift)
    #expect(says("answered 3", tester))
  }

  @Test func `a tap knows its place in the spaces round it, and a flick its direction`() throws {
    let tester = ViewTester { NamedBoard() }
    tester.tap(at: try tester.point(UnitPoint(x: 0.25, y: 0.5), of: "Right"))
    #expect(says("25,50 of board 133 1 left", tester) || says("25,50 of board 125 1 left", tester))
    try tester.perform("swipe-up", on: "Right")
    #expect(says("thrown", tester))
  }
}
