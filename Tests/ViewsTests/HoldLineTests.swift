// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What has to be held shows how far that has come.
@MainActor
struct HoldLineTests {
  private static let middle = CGPoint(x: 100, y: 50)

  private func tester(_ view: some View) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 100)) {
      view.frame(width: 120, height: 60).accessibilityLabel("Thing")
    }
  }

  /// How long the line round it is, in points.
  private func line(_ tester: ViewTester) -> CGFloat {
    tester.displayList.items.reduce(0) { length, item in
      guard case .stroke(let path, _, let style) = item, style.lineWidth == 3 else { return length }
      return length + path.measuredLength
    }
  }

  @Test func `a line grows round what a finger holds, until it is picked up`() {
    let tester = tester(Color.black.draggable("card"))
    let finger = tester.makeContact()
    tester.send(.began, finger, at: Self.middle, kind: .touch)
    #expect(line(tester) == 0)
    tester.advance(by: 0.25)
    let first = line(tester)
    #expect(first > 20)
    tester.advance(by: 0.2)
    #expect(line(tester) > first + 50)
    tester.advance(by: 0.2)
    #expect(line(tester) == 0)
    tester.send(.ended, finger, at: Self.middle, kind: .touch)
  }

  @Test func `it stands round what a mouse has pressed and can drag at once`() {
    let tester = tester(Color.black.draggable("card"))
    let mouse = tester.makeContact()
    tester.send(.began, mouse, at: Self.middle, kind: .mouse)
    #expect(line(tester) > 300)
    tester.send(.moved, mouse, at: CGPoint(x: 130, y: 50), kind: .mouse)
    #expect(line(tester) == 0)
    tester.send(.cancelled, mouse, at: CGPoint(x: 130, y: 50), kind: .mouse)
  }

  @Test(arguments: [PointerEvent.Kind.mouse, .touch])
  func `a hold before a drag, and one alone, show it for each hand`(kind: PointerEvent.Kind) {
    let hold = LongPressGesture(minimumDuration: 0.8)
    let views = [
      AnyView(Color.black.gesture(hold.onEnded { _ in })),
      AnyView(Color.black.gesture(hold.sequenced(before: DragGesture()).onEnded { _ in })),
    ]
    for view in views {
      let tester = tester(view)
      let contact = tester.makeContact()
      tester.send(.began, contact, at: Self.middle, kind: kind)
      tester.advance(by: 0.4)
      #expect(line(tester) > 100)
      tester.advance(by: 0.5)
      #expect(line(tester) == 0)
      tester.send(.ended, contact, at: Self.middle, kind: kind)
    }
  }

  @Test func `a finger that leaves soon, or goes on, shows none`() {
    let tester = tester(Color.black.onLongPressGesture {})
    let finger = tester.makeContact()
    tester.send(.began, finger, at: Self.middle, kind: .touch)
    tester.advance(by: 0.1)
    #expect(line(tester) == 0)
    tester.advance(by: 0.2)
    #expect(line(tester) > 0)
    tester.send(.moved, finger, at: CGPoint(x: 180, y: 50), kind: .touch)
    #expect(line(tester) == 0)
    tester.send(.ended, finger, at: CGPoint(x: 180, y: 50), kind: .touch)
  }

  @Test func `with less motion it is whole at once`() {
    let tester = tester(Color.black.onLongPressGesture {})
    tester.host.settings.reducesMotion = true
    tester.settle()
    let finger = tester.makeContact()
    tester.send(.began, finger, at: Self.middle, kind: .touch)
    #expect(line(tester) > 300)
    tester.send(.cancelled, finger, at: Self.middle, kind: .touch)
  }

  @Test func `its author can leave it out`() {
    let tester = tester(Color.black.draggable("card").hoverEffectDisabled())
    let mouse = tester.makeContact()
    tester.send(.began, mouse, at: Self.middle, kind: .mouse)
    #expect(line(tester) == 0)
    tester.send(.cancelled, mouse, at: Self.middle, kind: .mouse)
  }
}

extension Path {
  fileprivate var measuredLength: CGFloat {
    segments(closed: false).reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) }
  }
}
