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
  /// By what it may be made.
  public var inputKinds: GestureInputKinds
  var fingers = 1

  /// Half a second and 10 points unless it says otherwise, as in SwiftUI.
  public init(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    inputKinds: GestureInputKinds = .all
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.inputKinds = inputKinds
  }

  /// The same press with so many fingers, which must come down within 0.35 seconds.
  public func fingers(_ count: Int) -> LongPressGesture {
    var gesture = self
    gesture.fingers = max(1, count)
    return gesture
  }

  public func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    inputKinds.limiting(old) { old in
      let recognizer =
        old as? LongPressRecognizer
        ?? LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      recognizer.minimumDuration = minimumDuration
      recognizer.maximumDistance = maximumDistance
      recognizer.fingers = fingers
      return recognizer
    }
  }

  public var _description: GestureDescription {
    inputKinds.limiting(.longPress(minimumDuration: minimumDuration).by(fingers: fingers))
  }
}

/// A press on a control, as a button takes it: it acts when it is released over the control.
///
/// The value is whether the contact is over the control.
public struct PressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public init() {}

  public func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    old as? PressRecognizer ?? PressRecognizer()
  }

  public var _description: GestureDescription { .press }
}

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

/// Goes beside a long press and reports how long it is held: a long press has ended when it acts,
/// and what it shows has gone back by then.
///
/// It is active from the touch until the release, and never succeeds by itself, so that the press
/// alone decides. It offers no alternative.
package struct HeldGesture: PrimitiveGesture {
  package typealias Value = Bool

  let press: LongPressGesture

  package init(for press: LongPressGesture) {
    self.press = press
  }

  package func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    let recognizer = old as? HeldRecognizer ?? HeldRecognizer()
    recognizer.minimumDuration = press.minimumDuration
    recognizer.maximumDistance = press.maximumDistance
    return recognizer
  }

  package var _description: GestureDescription { .none }
}
