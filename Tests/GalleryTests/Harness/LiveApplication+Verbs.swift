// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import Semantics
import Testing

/// The four ways to an element: a pointer, fingers, keys, and an assistive technology.
extension LiveApplication {
  /// Clicks in the middle.
  func click(_ element: LiveElement) throws {
    try pointer.click(at: try element.place())
  }

  /// Drags with the mouse, from the middle, by a distance in pixels.
  func mouseDrag(_ element: LiveElement, x: Double = 0, y: Double = 0) async throws {
    let start = try element.place()
    try await pointer.drag(from: start, to: ScreenPoint(x: start.x + x, y: start.y + y))
  }

  /// Taps the middle with one finger.
  func tap(_ element: LiveElement) throws {
    try touch.tap(at: try element.place())
  }

  /// Drags with one finger, from the middle, by a distance in pixels.
  func touchDrag(_ element: LiveElement, x: Double = 0, y: Double = 0) async throws {
    let start = try element.place()
    try await touch.drag(from: start, to: ScreenPoint(x: start.x + x, y: start.y + y))
  }

  /// Drags quickly enough for a swipe. It gives way to no other task in between: among busy tests, that
  /// takes seconds, and a finger that rests so long swipes no more.
  func touchSwipe(_ element: LiveElement, x: Double = 0, y: Double = 0) throws {
    let start = try element.place()
    try touch.begin(at: start)
    for step in 1...3 {
      Thread.sleep(forTimeInterval: 0.016)
      let part = Double(step) / 3
      try touch.move(to: ScreenPoint(x: start.x + x * part, y: start.y + y * part))
    }
    try touch.end(at: ScreenPoint(x: start.x + x, y: start.y + y))
  }

  /// Two fingers around the middle: `scale` times their first distance, turned by `degrees`.
  func pinch(
    _ element: LiveElement, scale: Double = 1, degrees: Double = 0, radius: Double = 60
  ) async throws {
    try await touch.pinch(
      around: try element.place(), radius: (radius, radius * scale), degrees: (0, degrees))
  }

  /// Types keys, one after the other.
  func type(_ keys: PhysicalKey..., with modifiers: [PhysicalKey] = []) throws {
    for key in keys { try keyboard.type(key, with: modifiers) }
  }

  /// AT-SPI: `org.a11y.atspi.Action.DoAction`, by the action's name.
  func perform(_ action: String, on element: LiveElement) async throws {
    try await patiently { try await reader.perform(action, on: element.id, of: element.snapshot) }
  }

  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  func setValue(_ value: Double, of element: LiveElement) async throws {
    try await patiently { try await reader.setValue(value, of: element.id, of: element.snapshot) }
  }

  /// AT-SPI: `org.a11y.atspi.Component.GrabFocus`.
  func grabFocus(_ element: LiveElement) async throws {
    try await patiently { try await reader.grabFocus(element.id, of: element.snapshot) }
  }

  /// A program that has not begun a request in 650 ms has refused it, and never begins it later. Where
  /// the machine is busy, who wants something asks again.
  private func patiently(_ ask: () async throws -> Void) async throws {
    for _ in 1..<5 {
      do { return try await ask() } catch ReaderError.refused {}
    }
    try await ask()
  }

  var touch: TouchScreen {
    get throws { try #require(session.touch, "this session has no touch screen") }
  }

  var keyboard: Keyboard {
    get throws { try #require(session.keyboard, "this session has no keyboard") }
  }

  var touchpad: Touchpad {
    get throws { try #require(session.touchpad, "this session has no touchpad") }
  }

  var pointer: Pointer {
    get throws { try #require(session.pointer, "this session has no pointer") }
  }
}
