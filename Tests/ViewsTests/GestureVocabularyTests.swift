// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Code as it is written for SwiftUI: that it compiles is the better part of the test.
@MainActor
struct GestureVocabularyTests {
  @Test func `every form of a tap runs`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 90, height: 30)) {
      HStack(spacing: 0) {
        Color.black.onTapGesture { log.lines.append("plain") }
        Color.white.onTapGesture(count: 1, coordinateSpace: .global) {
          log.lines.append("global \($0.x)")
        }
        Color.black.onTapGesture { location in log.lines.append("local \(location.x)") }
      }
    }
    for x in [15.0, 45, 75] { tester.tap(at: CGPoint(x: x, y: 15)) }
    #expect(log.lines == ["plain", "global 45.0", "local 15.0"])
  }

  @Test func `every form of a long press runs`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 150, height: 30)) {
      HStack(spacing: 0) {
        Color.black.onLongPressGesture { log.lines.append("plain") }
        Color.white.onLongPressGesture(minimumDuration: 0.2, maximumDistance: 5) {
          log.lines.append("short")
        } onPressingChanged: { _ in
        }
        Color.black.onLongPressGesture(
          minimumDuration: 0.3, pressing: { if $0 { log.lines.append("pressing") } },
          perform: { log.lines.append("older") })
        Color.white.onLongPressGesture(minimumDuration: 0.3, maximumDistance: 9, pressing: nil) {
          log.lines.append("older with distance")
        }
        Color.black.onLongTouchGesture(minimumDuration: 0.3) { log.lines.append("touch") }
      }
    }
    for x in [15.0, 45, 75, 105, 135] { tester.longPress(at: CGPoint(x: x, y: 15)) }
    #expect(
      log.lines == ["plain", "short", "pressing", "older", "older with distance", "touch"])
  }

  @Test func `every form of a drag's coordinate space compiles to the same drag`() {
    let space = CoordinateSpace.named("board")
    let forms = [
      DragGesture(coordinateSpace: space), DragGesture(coordinateSpace: .named("board")),
      DragGesture(minimumDistance: 10, coordinateSpace: NamedCoordinateSpace.named("board")),
    ]
    #expect(forms.allSatisfy { $0.coordinateSpace == space && $0.minimumDistance == 10 })
    #expect(DragGesture().coordinateSpace == .local)
    #expect(DragGesture(minimumDistance: 0, coordinateSpace: .global).coordinateSpace == .global)
  }

  @Test func `a content shape for something else than hits leaves hits as they are`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.contentShape(.dragPreview, Circle())
        .onTapGesture { log.lines.append("corner") }
    }
    tester.tap(at: CGPoint(x: 3, y: 3))
    #expect(log.lines == ["corner"])
  }

  @Test func `a hole in an even-odd content shape is not hit`() {
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 30, dy: 30))
        return path
      }
    }
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.padding(0).contentShape(.interaction, Ring(), eoFill: true)
        .onTapGesture { log.lines.append("ring") }
    }
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines.isEmpty)
    tester.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["ring"])
  }

  @Test func `a gesture with keys has an action and a key of its own`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black
        .gesture(
          TapGesture().modifiers(.shift).onEnded { log.lines.append("with shift") }
            .exclusively(before: TapGesture().onEnded { log.lines.append("plain") })
        )
        .accessibilityLabel("Target")
    }
    try tester.focus("Target")
    tester.press(.return)
    tester.press(.return, .shift)
    try tester.perform("shift-click", on: "Target")
    #expect(log.lines == ["plain", "with shift", "with shift"])
  }
}
