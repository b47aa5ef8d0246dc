// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contacts that stand for a key or an assistive request.
public enum PlayedContacts {
  /// The least change of magnification, or of radians, that a played pair is taken at its word for;
  /// arithmetic stays far below it.
  static let smallestChange = 1e-9
  /// Points between the two contacts of a played pair.
  static let pairDistance: CGFloat = 50

  /// Seconds that the whole way of a flick or a stroke takes: a quick movement of a finger.
  public static let flickDuration = 0.1
  /// Seconds that half the way across an element takes where it is thrown. With the way that it
  /// would go on (a quarter of its velocity, in points) that is an eighth more than the whole element:
  /// one page and not two, whether pages are turned by rounding or beyond a half.
  public static let throwDuration = 0.2
  /// Seconds between two samples of one movement, at most: what is further apart is no movement,
  /// but a contact that rested and is then somewhere else.
  public static let sampleInterval = 0.025

  /// Names no contact of a real device: the highest bit is set.
  @MainActor public static func makeID() -> PointerEvent.ID {
    count += 1
    return PointerEvent.ID(1 << 63 | count)
  }

  @MainActor private static var count: UInt64 = 0

  /// Where the two contacts of a pair begin, round their middle.
  public static func pair(around middle: CGPoint) -> (fixed: CGPoint, moving: CGPoint) {
    (
      CGPoint(x: middle.x - pairDistance / 2, y: middle.y),
      CGPoint(x: middle.x + pairDistance / 2, y: middle.y)
    )
  }

  /// Where the moving contact goes to magnify and turn; the other one stays, so that one event says
  /// it all.
  public static func moved(
    from fixed: CGPoint, magnification: CGFloat, turn: Angle
  ) -> CGPoint {
    let distance = pairDistance * magnification
    guard turn.radians != 0 else { return CGPoint(x: fixed.x + distance, y: fixed.y) }
    return CGPoint(
      x: fixed.x + distance * cos(turn.radians), y: fixed.y + distance * sin(turn.radians))
  }
}
