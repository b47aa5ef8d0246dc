// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Foundation
import Testing

/// Code as it is written for SwiftUI compiles with another import, and does by hand and by key what
/// it says.
@MainActor
struct SampleTests {
  @Test func `a circle that is held can be dragged, and carried by keys`() throws {
    let tester = ViewTester { DraggableCircle() }
    try tester.drag("Circle", by: CGSize(width: 40, height: 0), holding: 0.6)
    #expect(try tester.element(named: "Circle").description == "40 across")
    try tester.tabTo("Circle")
    tester.press(.space)
    tester.press(.right)
    tester.press(.space)
    tester.focusNothing()
    #expect(try tester.element(named: "Circle").description == "50 across")
  }

  @Test func `a plate is turned by two fingers and by a key`() throws {
    let tester = ViewTester { RotateGestureView() }
    try tester.rotate("Plate", by: .degrees(30))
    #expect(try tester.element(named: "Plate").description == "30 degrees")
    try tester.tabTo("Plate")
    tester.press("bracketright")
    tester.focusNothing()
    #expect(try tester.element(named: "Plate").description == "5 degrees")
  }

  @Test func `a lamp is lit by a long press and by a key`() throws {
    let tester = ViewTester { LongPressGestureView() }
    try tester.longPress("Lamp", for: 3.1)
    #expect(try tester.element(named: "Lamp").description == "done")
    let other = ViewTester { LongPressGestureView() }
    try other.tabTo("Lamp")
    other.press(.return)
    other.focusNothing()
    #expect(try other.element(named: "Lamp").description == "done")
  }

  @Test func `a long press modifier counts`() throws {
    let tester = ViewTester { PressModifiersView() }
    try tester.longPress("Hold", for: 1.1)
    try tester.perform("long-press", on: "Hold")
    _ = try tester.element(named: "Held 2 times")
  }

  @Test func `two taps and one are told apart by hand and by action`() throws {
    let tester = ViewTester { ExclusiveByInitializer() }
    try tester.doubleTap("Tap")
    _ = try tester.element(named: "Twice")
    try tester.perform("click", on: "Twice")
    _ = try tester.element(named: "Once")
    try tester.perform("double-tap", on: "Once")
    _ = try tester.element(named: "Twice")
  }

  @Test func `a card goes where it is swiped`() throws {
    let tester = ViewTester { CardSwipe() }
    try tester.drag("Like it?", by: CGSize(width: -120, height: 0))
    _ = try tester.element(named: "No")
  }

  @Test func `a sheet opens by a drag`() throws {
    let tester = ViewTester { SheetView() }
    tester.drag(from: CGPoint(x: 200, y: 270), to: CGPoint(x: 200, y: 150))
    _ = try tester.element(named: "Open")
  }

  @Test func `a slider from scratch goes by hand and by key`() throws {
    let tester = ViewTester { ColorSliderView() }
    let center = try tester.center(of: "Hue")
    tester.drag(from: center, to: CGPoint(x: center.x + 80, y: center.y))
    #expect(try tester.told("Hue") == "75 percent")
    try tester.tabTo("Hue")
    tester.press(.left)
    #expect(try tester.told("Hue") == "65 percent")
  }

  @Test func `a modifier with a gesture moves what it is put on`() throws {
    let tester = ViewTester { MovableView() }
    try tester.drag("Note", by: CGSize(width: 30, height: 20))
    #expect(try tester.element(named: "Note").description == "30, 20")
  }

  @Test func `a parent's simultaneous tap goes along with its child's`() throws {
    let tester = ViewTester { PriorityView() }
    try tester.tap("Child")
    tester.advance(by: 1)
    _ = try tester.element(named: "parent child")
  }

  @Test(arguments: [true, false]) func `a gesture without its type runs`(isQuick: Bool) throws {
    let tester = ViewTester { ErasedView(isQuick: isQuick) }
    if isQuick { try tester.tap("Wait") } else { try tester.longPress("Wait", for: 1.1) }
    _ = try tester.element(named: isQuick ? "tapped" : "held")
  }

  @Test func `the other samples are drawn and have a name`() throws {
    func names<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
      ViewTester(content: content).tree.depthFirst.filter { !$0.actions.isEmpty }.map(\.name)
    }
    #expect(names { MagnifyGestureView() } == ["Balloon"])
    #expect(names { MagnifyToAnchorView() } == ["Poster"])
    #expect(names { OlderPinchView() } == ["Card"])
    #expect(names { SimultaneousByInitializer() } == ["Egg"])
    #expect(names { DragGestureView() } == ["Ball"])
    _ = ViewTester { Text("Dot").gesture(DoubleTapThenDrag { _ in }) }
    _ = ViewTester { SequenceByInitializer() }
    #expect(names { TapsView() }.contains("Canvas"))
  }
}

extension ViewTester {
  /// Of what has the focus, a description says only what changed last.
  func focusNothing() { scene.focus(nil) }

  /// What an element is said to stand at.
  func told(_ name: String) throws -> String {
    let node = try element(named: name)
    return node.value?.text ?? node.description
  }
}
