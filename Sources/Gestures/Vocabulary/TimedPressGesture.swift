// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A press that reports how long it has been held.
///
/// It is active from the touch on; its value is the time held in seconds, one tick after the other,
/// and at its end the whole time. A press that strays too far fails.
public struct TimedPressGesture: PrimitiveGesture {
  public typealias Value = Double

  /// Seconds from one tick to the next; at least one 240th.
  public var interval: Double
  /// Points; a press that strays this far fails.
  public var maximumDistance: CGFloat
  /// Seconds that a key or an assistive technology holds it.
  public var playedDuration: Double

  public init(
    interval: Double = 0.1, maximumDistance: CGFloat = 10, playedDuration: Double = 1
  ) {
    self.interval = interval
    self.maximumDistance = maximumDistance
    self.playedDuration = playedDuration
  }

  public func _makeRecognizer(reusing old: Recognizer<Double>?) -> Recognizer<Double> {
    guard let old = old as? TimedPressRecognizer else { return TimedPressRecognizer(self) }
    old.configuration = self
    return old
  }

  public var _description: GestureDescription { .timedPress(duration: max(0, playedDuration)) }
}
