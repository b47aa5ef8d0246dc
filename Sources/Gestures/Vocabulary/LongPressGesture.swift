// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A press that is held.
///
/// It is active, with the value `true`, from the touch on, and ends while it is still held, when the
/// minimum duration has passed.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: Double
  /// Points; a press that strays this far fails.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    guard let old = old as? LongPressRecognizer else {
      return LongPressRecognizer(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    }
    old.minimumDuration = minimumDuration
    old.maximumDistance = maximumDistance
    return old
  }

  public var _description: GestureDescription { .longPress(minimumDuration: minimumDuration) }
}
