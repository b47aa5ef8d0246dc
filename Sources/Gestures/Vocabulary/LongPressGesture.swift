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
  var fingers = 1

  /// Half a second and 10 points unless it says otherwise, as in SwiftUI.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The same press with so many fingers, which must come down within 0.35 seconds.
  public func fingers(_ count: Int) -> LongPressGesture {
    var gesture = self
    gesture.fingers = max(1, count)
    return gesture
  }

  public func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    let recognizer =
      old as? LongPressRecognizer
      ?? LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    recognizer.minimumDuration = minimumDuration
    recognizer.maximumDistance = maximumDistance
    recognizer.fingers = fingers
    return recognizer
  }

  public var _description: GestureDescription {
    .longPress(minimumDuration: minimumDuration).by(fingers: fingers)
  }
}
