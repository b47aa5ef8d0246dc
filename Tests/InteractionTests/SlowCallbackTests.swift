// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// Callbacks that take longer than a frame are told with their place, each once.
@MainActor
struct SlowCallbackTests {
  private let desk = Desk()
  private let clock = Clock()

  private final class Clock {
    var now = 0.0
  }

  private func listen() -> () -> [String] {
    var lines: [String] = []
    desk.scene.observeSlowCallbacks(clock: { [clock] in clock.now }) {
      lines.append($0.description)
    }
    return { lines }
  }

  private func drag() {
    desk.down(10, 10)
    for x in stride(from: 20.0, through: 60, by: 10) { desk.move(x, 10) }
    desk.up(60, 10)
    desk.wait(1)
  }

  @Test func `a slow callback is told once, with its place, its element and its milliseconds`() {
    let told = listen()
    let line: UInt = #line + 3
    desk.add(
      "Map",
      [GestureAttachment(DragGesture().onChanged { [clock] _ in clock.now += 0.048 })])
    drag()
    drag()
    #expect(
      told() == [
        "InteractionTests/SlowCallbackTests.swift:\(line): warning: a callback of \"Map\" took"
          + " 48.0 ms, and a frame 16.7 ms: nothing moves meanwhile"
      ])
  }

  @Test func `a quick callback is not told, and a slow end is, by keys too`() {
    let told = listen()
    desk.add(
      "Quick", [GestureAttachment(DragGesture().onChanged { [clock] _ in clock.now += 0.016 })])
    drag()
    #expect(told().isEmpty)
    desk.add(
      "Save", y: 100, [GestureAttachment(TapGesture().onEnded { [clock] in clock.now += 1.5 })])
    desk.focus("Save")
    desk.press(.return)
    #expect(told().count == 1 && told()[0].contains("\"Save\" took 1500 ms"))
  }

  @Test func `two places in the source are told, each for itself`() {
    let told = listen()
    for y in [0.0, 100] {
      desk.add(
        "A", y: y,
        [GestureAttachment(TapGesture().onEnded { [clock] in clock.now += 0.1 }, line: UInt(y))])
      desk.down(10, y + 10)
      desk.up(10, y + 10)
      desk.wait(1)
    }
    #expect(told().count == 2)
  }
}
