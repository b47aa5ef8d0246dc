// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What the fingers on a touchpad do together, as its driver sees it.
public struct TouchpadEvent: Hashable, Sendable {
  /// What the fingers make.
  public enum Gesture: Hashable, Sendable {
    /// How many times as far apart they are as at the beginning, and how far they have turned since
    /// then, clockwise.
    case pinch(magnification: CGFloat, turn: Angle)
    /// How many there are, and how far they have gone since the beginning, in points.
    case swipe(fingers: Int, way: CGSize)
  }

  /// How far the gesture is.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    case began, changed, ended
    /// It turned out to be something else.
    case cancelled
  }

  /// What the fingers make, since they came down.
  public var gesture: Gesture
  /// How far the gesture is.
  public var phase: Phase
  /// Where the pointer is, in points of the window.
  public var location: CGPoint
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// The keys that were held.
  public var modifiers: EventModifiers

  public init(
    _ gesture: Gesture, phase: Phase, location: CGPoint, time: Double,
    modifiers: EventModifiers = []
  ) {
    self.gesture = gesture
    self.phase = phase
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }

  var isFinite: Bool {
    let numbers: [Double] =
      switch gesture {
      case .pinch(let magnification, let turn): [magnification, turn.radians]
      case .swipe(_, let way): [way.width, way.height]
      }
    return (numbers + [location.x, location.y, time]).allSatisfy(\.isFinite)
  }

  /// Whether this one says all that an earlier one says.
  func overtakes(_ earlier: TouchpadEvent) -> Bool {
    guard phase == .changed, earlier.phase == .changed else { return false }
    switch (gesture, earlier.gesture) {
    case (.pinch, .pinch), (.swipe, .swipe): return true
    case (.pinch, .swipe), (.swipe, .pinch): return false
    }
  }
}
