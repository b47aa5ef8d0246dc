// SPDX-License-Identifier: Apache-2.0

import Gestures
import Testing

@testable import Interaction

@MainActor
struct UnnamedGestureTests {
  private let desk = Desk()

  private func report() -> [String] {
    var lines: [String] = []
    desk.scene.observeUnnamedGestures { lines.append($0.description) }
    desk.publish()
    return lines
  }

  @Test func `a gesture on something without a name is told with its place in the source`() {
    let line: UInt = #line + 1
    desk.add(nil, [GestureAttachment(TapGesture())])
    #expect(
      report() == [
        "InteractionTests/UnnamedGestureTests.swift:\(line): warning: a push button with a gesture"
          + " has no name; give it one with accessibilityLabel(_:)"
      ])
  }

  @Test func `one place in the source is told once, however many elements it makes`() {
    for row in 0..<3 { desk.add(nil, y: Double(row) * 60, [GestureAttachment(TapGesture())]) }
    #expect(report().count == 1)
    desk.add(" ", y: 200, [GestureAttachment(DragGesture())])
    #expect(report().count == 1)
    #expect(report().isEmpty)
  }

  @Test func `what has a name, no gesture, or is not told is passed over`() {
    desk.add("Named", [GestureAttachment(TapGesture())])
    desk.add(nil)
    desk.add(nil, [GestureAttachment(TapGesture(), mask: .subviews)])
    desk.add(nil, [GestureAttachment(TapGesture())]).isShowing = false
    #expect(report().isEmpty)
  }
}
