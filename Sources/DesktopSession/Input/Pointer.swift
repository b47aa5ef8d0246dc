// SPDX-License-Identifier: Apache-2.0

/// A session's mouse.
public final class Pointer: Sendable {
  /// A mouse button by its X number.
  public enum Button: Int32, Sendable {
    case primary = 1
    case middle = 2
    case secondary = 3
    case wheelUp = 4
    case wheelDown = 5
  }

  private let device: InputTestSocket

  init(_ device: InputTestSocket) { self.device = device }

  /// Moves to a place of the screen in one step; a button that is down drags.
  public func move(to point: ScreenPoint) throws(DesktopSessionError) {
    try device.motion(to: point)
  }

  /// Puts a button down where the pointer is.
  public func press(_ button: Button = .primary) throws(DesktopSessionError) {
    try device.button(button.rawValue, isDown: true)
  }

  /// Lets a button up where the pointer is.
  public func release(_ button: Button = .primary) throws(DesktopSessionError) {
    try device.button(button.rawValue, isDown: false)
  }

  /// Moves there, presses and releases.
  public func click(
    _ button: Button = .primary, at point: ScreenPoint
  ) throws(DesktopSessionError) {
    try move(to: point)
    try press(button)
    try release(button)
  }

  /// Turns the wheel one notch, where the pointer is.
  public func turnWheel(_ direction: Button) throws(DesktopSessionError) {
    try press(direction)
    try release(direction)
  }

  /// Turns a fine wheel, or strokes a touchpad with two fingers, where the pointer is.
  ///
  /// - Parameters:
  ///   - x: Notches to the right.
  ///   - y: Notches down; parts of one are a fine wheel's.
  public func scroll(x: Double = 0, y: Double) throws(DesktopSessionError) {
    try device.scroll(x: x, y: y)
  }

  /// The two fingers leave the touchpad.
  public func endScroll() throws(DesktopSessionError) {
    try device.scroll(x: 0, y: 0)
  }

  /// Moves with the primary button down, in `steps` equal steps, one each `pace`.
  public func drag(
    from start: ScreenPoint, to goal: ScreenPoint, steps: Int = 10,
    pace: Duration = TouchScreen.usualPace
  ) async throws {
    try move(to: start)
    try press()
    for step in 1...max(1, steps) {
      try await Task.sleep(for: pace)
      try move(to: start.toward(goal, fraction: Double(step) / Double(max(1, steps))))
    }
    try release()
  }
}

/// A place on a session's screen, in pixels from its upper left corner.
public struct ScreenPoint: Sendable, Hashable {
  /// Pixels from the left edge.
  public var x: Double
  /// Pixels from the upper edge.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at `fraction` of the way to `other`.
  func toward(_ other: ScreenPoint, fraction: Double) -> ScreenPoint {
    ScreenPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
