// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct CoordinateSpaceTests {
  private static func text(_ point: CGPoint) -> String {
    "\((point.x * 10).rounded() / 10) \((point.y * 10).rounded() / 10)"
  }

  /// A view of 40 by 40 points in the middle of a board of 100 by 100, which is turned clockwise by
  /// a right angle and moved 200 points to the right; the tap is 10 points below the middle.
  private func tapped<Space: CoordinateSpaceProtocol>(in space: Space) -> [String] {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 400, height: 100)) {
      ZStack {
        Color.white
        Color.black.frame(width: 40, height: 40)
          .onTapGesture(coordinateSpace: space) { log.lines.append(Self.text($0)) }
      }
      .frame(width: 100, height: 100)
      .coordinateSpace(.named("board"))
      .rotationEffect(.degrees(90))
      .position(x: 250, y: 50)
      .coordinateSpace(name: 7)
    }
    tester.tap(at: CGPoint(x: 250, y: 60))
    return log.lines
  }

  @Test func `a place is told in the view's own coordinates`() {
    #expect(tapped(in: .local) == ["30.0 20.0"])
  }

  @Test func `a place is told in the window's coordinates`() {
    #expect(tapped(in: .global) == ["250.0 60.0"])
  }

  @Test func `a place is told in the coordinates of the view that has the name`() {
    #expect(tapped(in: .named("board")) == ["60.0 50.0"])
    #expect(tapped(in: .named(7)) == ["250.0 60.0"])
  }

  @Test func `a name that nobody has stands for the window`() {
    #expect(tapped(in: .named("elsewhere")) == ["250.0 60.0"])
    #expect(tapped(in: .scrollView) == ["250.0 60.0"])
  }

  @Test func `the nearest view of a name is meant`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.frame(width: 40, height: 40)
        .onTapGesture(coordinateSpace: .scrollView(axis: .vertical)) {
          log.lines.append(Self.text($0))
        }
        .padding(10)
        .coordinateSpace(.scrollView(axis: .vertical))
        .padding(20)
        .coordinateSpace(.scrollView(axis: .vertical))
    }
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["30.0 30.0"])
  }

  @Test func `an arrow key moves along the axes of the gesture's space`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Color.black.frame(width: 40, height: 40)
        .gesture(
          DragGesture(coordinateSpace: .named("turned")).onEnded {
            log.lines.append("\($0.translation.width.rounded()) \($0.translation.height.rounded())")
          }
        )
        .accessibilityLabel("Knob")
        .coordinateSpace(.named("turned"))
        .rotationEffect(.degrees(90))
    }
    try tester.focus("Knob")
    tester.press(.right)
    #expect(log.lines == ["10.0 0.0"])
  }

  @Test func `a place that is no number is dropped and counted`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.onTapGesture { log.lines.append("tap") }
    }
    tester.tap(at: CGPoint(x: CGFloat.nan, y: 5))
    tester.tap(at: CGPoint(x: 5, y: CGFloat.infinity))
    tester.scene.hover(at: CGPoint(x: CGFloat.nan, y: 5), time: 1)
    #expect(log.lines.isEmpty)
    #expect(tester.scene.droppedEvents == 5)
  }
}
