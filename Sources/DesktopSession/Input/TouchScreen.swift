// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Up to five fingers on a session's screen.
public final class TouchScreen: Sendable {
  /// One frame of a display at 60 Hz: how often a real finger's motion is seen.
  public static let usualPace = Duration.milliseconds(16)

  private let device: InputTestSocket

  init(_ device: InputTestSocket) { self.device = device }

  /// Puts a finger down; `finger` is a number of the caller's, free again after `end`.
  public func begin(_ finger: UInt32 = 1, at point: ScreenPoint) throws(DesktopSessionError) {
    try device.touch(finger, .begin, at: point)
  }

  /// Moves a finger that is down to a place, in one step.
  public func move(_ finger: UInt32 = 1, to point: ScreenPoint) throws(DesktopSessionError) {
    try device.touch(finger, .update, at: point)
  }

  /// Lifts a finger at a place.
  public func end(_ finger: UInt32 = 1, at point: ScreenPoint) throws(DesktopSessionError) {
    try device.touch(finger, .end, at: point)
  }

  /// A short touch of one finger.
  public func tap(at point: ScreenPoint) throws(DesktopSessionError) {
    try begin(at: point)
    try end(at: point)
  }

  /// Puts a finger down, leaves it for `duration`, and lifts it.
  public func hold(at point: ScreenPoint, for duration: Duration) async throws {
    try begin(at: point)
    try await Task.sleep(for: duration)
    try end(at: point)
  }

  /// Moves one finger in `steps` equal steps, one each `pace`.
  public func drag(
    from start: ScreenPoint, to goal: ScreenPoint, steps: Int = 10, pace: Duration = usualPace
  ) async throws {
    try begin(at: start)
    for step in 1...max(1, steps) {
      try await Task.sleep(for: pace)
      try move(to: start.toward(goal, fraction: Double(step) / Double(max(1, steps))))
    }
    try end(at: goal)
  }

  /// Two fingers opposite each other around `center`: from a radius (pixels) and an angle (degrees,
  /// clockwise from the right) to others, both changing evenly.
  ///
  /// The magnification is the quotient of the radii, the rotation the difference of the angles.
  public func pinch(
    around center: ScreenPoint, radius: (from: Double, to: Double),
    degrees: (from: Double, to: Double) = (0, 0), steps: Int = 10, pace: Duration = usualPace
  ) async throws {
    func fingers(_ fraction: Double) -> [ScreenPoint] {
      let length = radius.from + (radius.to - radius.from) * fraction
      let angle = (degrees.from + (degrees.to - degrees.from) * fraction) * .pi / 180
      let (x, y) = (length * cos(angle), length * sin(angle))
      return [
        ScreenPoint(x: center.x + x, y: center.y + y),
        ScreenPoint(x: center.x - x, y: center.y - y),
      ]
    }
    for (finger, point) in fingers(0).enumerated() { try begin(UInt32(finger + 1), at: point) }
    for step in 1...max(1, steps) {
      try await Task.sleep(for: pace)
      for (finger, point) in fingers(Double(step) / Double(max(1, steps))).enumerated() {
        try move(UInt32(finger + 1), to: point)
      }
    }
    for (finger, point) in fingers(1).enumerated() { try end(UInt32(finger + 1), at: point) }
  }
}
