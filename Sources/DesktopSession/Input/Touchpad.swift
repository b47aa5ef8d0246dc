// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A session's touchpad, as far as its driver sees gestures in it; the pointer says where they are.
public final class Touchpad: Sendable {
  private let device: InputTestSocket

  init(_ device: InputTestSocket) { self.device = device }

  /// Two fingers that go apart to `magnification` times their distance and turn by so many degrees,
  /// clockwise, both evenly.
  public func pinch(
    magnification: Double = 1, degrees: Double = 0, steps: Int = 10,
    pace: Duration = TouchScreen.usualPace
  ) async throws {
    let steps = max(1, steps)
    try device.pinch(.begin, scale: 1, degrees: 0)
    for step in 1...steps {
      try await Task.sleep(for: pace)
      let part = Double(step) / Double(steps)
      try device.pinch(
        .update, scale: 1 + (magnification - 1) * part, degrees: degrees / Double(steps))
    }
    try device.pinch(.end, scale: magnification, degrees: 0)
  }

  /// So many fingers that go this way, in pixels as the pointer would, and leave.
  public func swipe(
    x: Double = 0, y: Double = 0, fingers: Int = 3, steps: Int = 10,
    pace: Duration = TouchScreen.usualPace
  ) async throws {
    let steps = max(1, steps)
    try device.swipe(.begin, fingers: fingers, x: 0, y: 0)
    for _ in 1...steps {
      try await Task.sleep(for: pace)
      try device.swipe(.update, fingers: fingers, x: x / Double(steps), y: y / Double(steps))
    }
    try device.swipe(.end, fingers: fingers, x: 0, y: 0)
  }
}
