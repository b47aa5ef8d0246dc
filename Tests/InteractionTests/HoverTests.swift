// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// A pointer over the window that touches nothing.
@MainActor
struct HoverTests {
  /// Two plates side by side that tell where the pointer is over them, in their coordinates.
  private func desk() -> (desk: Desk, plates: [Element]) {
    let desk = Desk()
    let plates = [("one", 0.0), ("two", 100)].map { name, x in
      let plate = desk.add(name, x: x)
      plate.hovers = [
        HoverAttachment { phase in
          switch phase {
          case .active(let point): desk.log.append("\(name) \(Int(point.x))")
          case .ended: desk.log.append("\(name) left")
          }
        }
      ]
      return plate
    }
    return (desk, plates)
  }

  private func hover(_ desk: Desk, _ x: Double?) {
    desk.scene.hover(at: x.map { CGPoint(x: $0, y: 25) }, time: desk.time)
  }

  @Test func `the element that it leaves is notified before the one that it comes to`() {
    let (desk, _) = desk()
    for x in [90.0, 95, 105] { hover(desk, x) }
    #expect(desk.log == ["one 90", "one 95", "one left", "two 5"])
  }

  @Test func `it leaves what it was over when it leaves the window`() {
    let (desk, _) = desk()
    hover(desk, 50)
    hover(desk, nil)
    hover(desk, nil)
    #expect(desk.log == ["one 50", "one left"])
  }

  @Test func `it leaves an element that goes away under it`() {
    let (desk, plates) = desk()
    hover(desk, 50)
    plates[0].removeFromParent()
    hover(desk, 50)
    #expect(desk.log == ["one 50", "one left"])
  }

  @Test func `a disabled element is not told of it`() {
    let (desk, plates) = desk()
    plates[0].isEnabled = false
    hover(desk, 50)
    #expect(desk.log.isEmpty)
  }

  @Test func `a place that is no number is dropped`() {
    let (desk, _) = desk()
    hover(desk, 50)
    hover(desk, .nan)
    #expect(desk.log == ["one 50"])
    #expect(desk.scene.droppedEvents == 1)
  }
}
