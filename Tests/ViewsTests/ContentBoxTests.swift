// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction
@testable import Views

/// Where a control is said to be: where it is seen and hit, whatever room it was laid out in.
@MainActor
struct ContentBoxTests {
  private func frame(_ tester: ViewTester, _ name: String = "Ball") throws -> Rect {
    try #require(try tester.element(named: name).frame)
  }

  @Test(arguments: [
    (Place.offset, Rect(x: 130, y: 110, width: 40, height: 40)),
    (.position, Rect(x: 40, y: 60, width: 40, height: 40)),
    (.scale, Rect(x: 60, y: 60, width: 80, height: 80)),
    (.rotation, Rect(x: 80, y: 80, width: 40, height: 40)),
    (.both, Rect(x: 110, y: 90, width: 80, height: 80)),
    (.frame, Rect(x: 80, y: 80, width: 40, height: 40)),
  ])
  func `a control that is moved inside its gesture is exposed where it is seen and hit`(
    place: Place, expected: Rect
  ) throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      MovedBall(place: place, log: log)
    }
    #expect(try frame(tester) == expected)
    tester.press(.tab)
    let ring = try #require(tester.scene.focusRing)
    #expect(ContentBox(bounds: ring.bounds, transform: ring.transform).frame.isNear(expected))
    let middle = CGPoint(x: expected.x + expected.width / 2, y: expected.y + expected.height / 2)
    tester.press(.return)
    tester.tap(at: middle)
    #expect(log.lines == ["\(middle.x), \(middle.y)", "\(middle.x), \(middle.y)"])
  }

  @Test func `the menu of a control that was moved opens beside it`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Circle().frame(width: 40, height: 40).offset(x: 50, y: 30)
        .onTapGesture {}.accessibilityLabel("Ball").accessibilityAction(named: "Other") {}
    }
    try tester.perform("show-context-menu", on: "Ball")
    #expect(tester.scene.menu?.anchor == CGPoint(x: 138, y: 138))
  }

  enum Place: CaseIterable, Sendable {
    case offset, position, scale, rotation, both, frame
  }

  private struct MovedBall: View {
    let place: Place
    let log: Log

    var body: some View {
      moved
        .onTapGesture(coordinateSpace: .global) { log.lines.append("\($0.x), \($0.y)") }
        .accessibilityLabel("Ball")
    }

    @ViewBuilder private var moved: some View {
      let ball = Rectangle().frame(width: 40, height: 40)
      switch place {
      case .offset: ball.offset(x: 50, y: 30)
      case .position: ball.position(x: 60, y: 80)
      case .scale: ball.scaleEffect(2)
      case .rotation: ball.rotationEffect(.degrees(90))
      case .both: ball.scaleEffect(2).offset(x: 50, y: 30)
      case .frame: ball.frame(width: 160, height: 160)
      }
    }
  }

  @Test func `the ring of a turned control is turned with it`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Rectangle().frame(width: 80, height: 20).rotationEffect(.degrees(45))
        .background(Circle().frame(width: 4, height: 4).opacity(0))
        .onTapGesture {}.accessibilityLabel("Ball")
    }
    tester.press(.tab)
    let ring = try #require(tester.scene.focusRing)
    #expect(ring.bounds.size == CGSize(width: 80, height: 20))
    #expect(abs(ring.transform.m11 - 0.5.squareRoot()) < 1e-9)
  }

  @Test func `what follows a drag is exposed where it has gone, and dragged on from there`() throws
  {
    struct Ball: View {
      @Views.State private var at = CGSize.zero
      @GestureState private var way = CGSize.zero
      let log: Log
      var body: some View {
        Circle().frame(width: 40, height: 40)
          .offset(x: at.width + way.width, y: at.height + way.height)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($way) { value, way, _ in way = value.translation }
              .onEnded {
                log.lines.append("\($0.startLocation.x)")
                at.width += $0.translation.width
                at.height += $0.translation.height
              }
          )
          .accessibilityLabel("Ball")
      }
    }
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Ball(log: log) }
    try tester.perform("move-right", on: "Ball")
    try tester.perform("move-right", on: "Ball")
    #expect(try frame(tester) == Rect(x: 100, y: 80, width: 40, height: 40))
    tester.drag(from: CGPoint(x: 125, y: 100), to: CGPoint(x: 125, y: 150))
    #expect(try frame(tester) == Rect(x: 100, y: 130, width: 40, height: 40))
    #expect(log.lines == ["100.0", "110.0", "125.0"])
  }

  @Test func `a content shape stays where it is, whatever is drawn elsewhere`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Circle().frame(width: 40, height: 40).offset(x: 50).contentShape(Rectangle())
        .onTapGesture {}.accessibilityLabel("Ball")
    }
    #expect(try frame(tester) == Rect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test func `what nobody touches keeps its room, unless it has left it`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ZStack {
        Rectangle().frame(width: 20, height: 20).padding(10)
          .accessibilityElement().accessibilityLabel("Ball")
        Rectangle().frame(width: 20, height: 20).offset(x: 50)
          .accessibilityElement().accessibilityLabel("Moved")
      }
    }
    #expect(try frame(tester) == Rect(x: 80, y: 80, width: 40, height: 40))
    #expect(try frame(tester, "Moved") == Rect(x: 140, y: 90, width: 20, height: 20))
  }

  @Test func `what is cut off, hidden or lets touches through is no part of the control`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ZStack {
        Rectangle().frame(width: 40, height: 40)
        Rectangle().frame(width: 10, height: 10).offset(x: 60).allowsHitTesting(false)
        Rectangle().frame(width: 10, height: 10).offset(x: -60).hidden()
      }
      .frame(width: 200, height: 200)
      .onTapGesture {}.accessibilityLabel("Ball")
    }
    #expect(try frame(tester) == Rect(x: 80, y: 80, width: 40, height: 40))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.x, minY - other.y, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
