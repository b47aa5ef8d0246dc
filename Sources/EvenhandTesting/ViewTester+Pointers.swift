// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension ViewTester {
  /// Between two events of one movement, in seconds: 125 a second, as a mouse sends them.
  static var eventInterval: Double { 0.008 }
  /// How long a tap's contact stays down, in seconds.
  static var tapDuration: Double { 0.06 }

  /// Puts a contact down, waits 0.06 seconds of the window's clock, and lifts it.
  public func tap(at point: CGPoint, kind: PointerEvent.Kind = .mouse) {
    let contact = makeContact()
    send(.began, contact, at: point, kind: kind)
    advance(by: Self.tapDuration)
    send(.ended, contact, at: point, kind: kind)
  }

  /// Taps the middle of the element with this name or identifier.
  public func tap(_ name: String) throws(TesterError) { tap(at: try center(of: name)) }

  /// Taps twice, with 0.1 seconds between.
  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
    tap(at: point)
  }

  /// Taps the middle of the element with this name or identifier twice.
  public func doubleTap(_ name: String) throws(TesterError) {
    doubleTap(at: try center(of: name))
  }

  /// Holds a contact down for so many seconds.
  public func longPress(at point: CGPoint, for seconds: Double = 0.8) {
    let contact = makeContact()
    send(.began, contact, at: point)
    advance(by: seconds)
    send(.ended, contact, at: point)
  }

  /// Holds a contact down in the middle of the element with this name or identifier.
  public func longPress(_ name: String, for seconds: Double = 0.8) throws(TesterError) {
    longPress(at: try center(of: name), for: seconds)
  }

  /// Moves one contact from a point to another, in steps, after holding it for so many seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, holding seconds: Double = 0,
    kind: PointerEvent.Kind = .mouse, modifiers: EventModifiers = []
  ) {
    let contact = makeContact()
    send(.began, contact, at: start, kind: kind, modifiers: modifiers)
    if seconds > 0 { advance(by: seconds) }
    for step in 1...max(1, steps) {
      advance(by: Self.eventInterval)
      let part = CGFloat(step) / CGFloat(max(1, steps))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(.moved, contact, at: point, kind: kind, modifiers: modifiers)
    }
    advance(by: Self.eventInterval)
    send(.ended, contact, at: end, kind: kind, modifiers: modifiers)
  }

  /// Drags from the middle of the element with this name or identifier, by so many points of the
  /// window.
  public func drag(
    _ name: String, by translation: CGSize, steps: Int = 10, holding seconds: Double = 0
  ) throws(TesterError) {
    let start = try center(of: name)
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    drag(from: start, to: end, steps: steps, holding: seconds)
  }

  /// Drags from one place of the element with this name or identifier to another one, or to a place
  /// of the element `other`; places are parts of its width and height.
  public func drag(
    _ name: String, from start: UnitPoint, to end: UnitPoint, of other: String? = nil,
    steps: Int = 10, holding seconds: Double = 0, kind: PointerEvent.Kind = .mouse
  ) throws(TesterError) {
    drag(
      from: try point(start, of: name), to: try point(end, of: other ?? name), steps: steps,
      holding: seconds, kind: kind)
  }

  /// Moves two fingers, which start on either side of `center`, apart and round it.
  ///
  /// - Parameters:
  ///   - distance: Between the fingers at the start, in points.
  ///   - scale: How much further apart they end.
  ///   - angle: How far they turn, clockwise.
  ///   - translation: How far the middle between them moves.
  public func moveTwoFingers(
    at center: CGPoint, distance: CGFloat = 80, scale: CGFloat = 1, angle: Angle = .zero,
    translation: CGSize = .zero, steps: Int = 10
  ) {
    let (first, second) = (makeContact(), makeContact())
    func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let radius = distance / 2 * (1 + (scale - 1) * part)
      let turn = CGFloat(angle.radians) * part
      let middle = CGPoint(
        x: center.x + translation.width * part, y: center.y + translation.height * part)
      let (x, y) = (radius * cos(turn), radius * sin(turn))
      return (
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)
      )
    }
    let start = places(0)
    send(.began, first, at: start.0, kind: .touch)
    send(.began, second, at: start.1, kind: .touch)
    for step in 1...max(1, steps) {
      advance(by: Self.eventInterval)
      let now = places(CGFloat(step) / CGFloat(max(1, steps)))
      send(.moved, first, at: now.0, kind: .touch)
      send(.moved, second, at: now.1, kind: .touch)
    }
    advance(by: Self.eventInterval)
    let end = places(1)
    send(.ended, first, at: end.0, kind: .touch)
    send(.ended, second, at: end.1, kind: .touch)
  }

  /// Moves two fingers apart, or together for a scale below 1, round the middle of the element.
  public func pinch(_ name: String, scale: CGFloat) throws(TesterError) {
    moveTwoFingers(at: try center(of: name), scale: scale)
  }

  /// Turns two fingers round the middle of the element, clockwise for a positive angle.
  public func rotate(_ name: String, by angle: Angle) throws(TesterError) {
    moveTwoFingers(at: try center(of: name), angle: angle)
  }
}
