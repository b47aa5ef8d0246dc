// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Testing

/// Gestures do not get into the way of what navigates, scrolls and draws, nor that into theirs.
@MainActor
struct NeighbourSampleTests {
  @Test func `a link with a long press beside it is followed by each, and peeked at by a hold`()
    throws
  {
    let tester = ViewTester { LinkedAlbums() }
    try tester.longPress("Coast")
    _ = try tester.element(named: "peeked Coast")
    _ = try tester.element(named: "inside Coast")
    let other = ViewTester { LinkedAlbums() }
    try other.tap("Hills")
    _ = try other.element(named: "inside Hills")
    #expect(throws: TesterError.self) { try other.element(named: "peeked Hills") }
    let third = ViewTester { LinkedAlbums() }
    try third.tabTo("Hills")
    third.press(.return)
    _ = try third.element(named: "inside Hills")
  }

  @Test func `a canvas knows where it is tapped`() throws {
    let tester = ViewTester { DottedCanvas() }
    tester.tap(at: try tester.point(UnitPoint(x: 0.25, y: 0.5), of: "Board"))
    tester.tap(at: try tester.point(UnitPoint(x: 0.5, y: 0.1), of: "Board"))
    #expect(try tester.told("Board") == "50,50 100,10")
  }

  @Test func `rows with presses and swipes scroll under a finger`() throws {
    let tester = ViewTester { GesturedRows() }
    let before = try #require(try tester.element(named: "Row 3").frame)
    try tester.drag("Row 3", from: .center, to: .center, of: "Row 1", kind: .touch)
    let after = try #require(try tester.element(named: "Row 3").frame)
    #expect(after.y < before.y)
    _ = try tester.element(named: "log")
  }

  @Test func `rows of a list are held, and their swipe's buttons are actions`() throws {
    let tester = ViewTester { GesturedRows() }
    // The row is as wide as the list, and what is held is its text.
    tester.longPress(at: try tester.point(UnitPoint(x: 0.1, y: 0.5), of: "Row 5"))
    _ = try tester.element(named: "log held 5")
    let row = try #require(
      tester.tree.depthFirst.first { $0.actions.contains { $0.label == "Archive" } })
    #expect(tester.perform(.performAction(row.id, name: "archive")))
    _ = try tester.element(named: "log held 5 archived 0")
  }

  @Test func `a press is timed by a publisher`() throws {
    let tester = ViewTester { HeldClock() }
    #expect(try tester.element(named: "duration").name == "0.0")
    try tester.longPress("Clock", for: 1.05)
    #expect(try tester.element(named: "duration").name == "1.0")
    tester.advance(by: 1)
    #expect(try tester.element(named: "duration").name == "1.0")
  }

  @Test func `the older gestures' values go by the newer names too`() throws {
    let tester = ViewTester { ErasedPinch() }
    let center = try tester.center(of: "Photo")
    tester.moveTwoFingers(at: center, distance: 40, scale: 2, angle: .degrees(40))
    #expect(try tester.told("Photo") == "2.0 40")
  }

  @Test func `a drag in a test goes from one part of a view to a part of another`() throws {
    struct Pair: View {
      @State private var way = "nowhere"
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 100, height: 50).accessibilityLabel("From")
            .gesture(
              LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .global)).onEnded {
                if case .second(true, let drag?) = $0 { way = "\(drag.translation.width)" }
              })
          Color.blue.frame(width: 100, height: 50).accessibilityLabel("To")
          Text(way)
        }
      }
    }
    let tester = ViewTester { Pair() }
    try tester.drag("From", from: .leading, to: .trailing, of: "To", holding: 0.6)
    _ = try tester.element(named: "200.0")
  }
}
