// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What is swiped goes along with the finger, and springs back.
@MainActor
struct SwipeResponseTests {
  private func tester(
    _ directions: Set<SwipeGesture.Direction> = [.left], _ log: Log = Log()
  ) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 100)) {
      Color.black.frame(width: 200, height: 40)
        .gesture(SwipeGesture(directions).onEnded { _ in log.lines.append("swiped") })
        .accessibilityLabel("row")
    }
  }

  private func x(_ tester: ViewTester) -> CGFloat {
    Pictured(tester.displayList).places.first?.x ?? .nan
  }

  @Test func `a row follows the finger, and its element stays`() throws {
    let tester = tester()
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 150, y: 50), kind: .touch)
    for way in stride(from: 5.0, through: 60, by: 5) {
      tester.advance(by: 0.008)
      tester.send(.moved, contact, at: CGPoint(x: 150 - way, y: 51), kind: .touch)
      let expected = way < 10 ? 0 : -way
      #expect(abs(Double(x(tester)) - expected) < 1e-6)
    }
    #expect(try tester.element(named: "row").frame?.x == 0)
    tester.send(.ended, contact, at: CGPoint(x: 90, y: 51), kind: .touch)
    tester.advance(by: 1.0 / 60)
    #expect(x(tester) < -10 && x(tester) > -90)
    tester.advance(by: 2)
    #expect(x(tester) == 0)
    #expect(!tester.host.isMoving)
  }

  @Test func `a finger that goes back, or another way, takes nothing along`() {
    let tester = tester()
    for places in [[CGPoint(x: 90, y: 50), CGPoint(x: 140, y: 50)], [CGPoint(x: 100, y: 90)]] {
      let contact = tester.makeContact()
      tester.send(.began, contact, at: CGPoint(x: 100, y: 50), kind: .touch)
      for place in places { tester.send(.moved, contact, at: place, kind: .touch) }
      tester.advance(by: 2)
      #expect(x(tester) == 0)
      tester.send(.cancelled, contact, at: CGPoint(x: 100, y: 50), kind: .touch)
    }
    #expect(!tester.host.isMoving)
  }

  @Test func `a key shows it for its moment, and an auditor sees nothing`() {
    let log = Log()
    let tester = tester([.left], log)
    var furthest: CGFloat = 0
    tester.host.onMoment = { furthest = min(furthest, x(tester)) }
    tester.press(.tab)
    tester.press(.left, .alt)
    #expect(log.lines == ["swiped"])
    #expect(furthest < -20)
    tester.advance(by: 2)
    #expect(x(tester) == 0)
    tester.host.drawsFocus = false
    tester.press(.left, .alt)
    #expect(log.lines.count == 2)
    #expect(!tester.host.isMoving)
  }

  @Test func `with less motion it is back at once`() {
    let tester = tester()
    tester.host.settings.reducesMotion = true
    tester.settle()
    tester.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 60, y: 50), kind: .touch)
    #expect(x(tester) == 0)
    #expect(!tester.host.isMoving)
  }
}
