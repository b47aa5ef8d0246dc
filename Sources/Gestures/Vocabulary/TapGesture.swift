// SPDX-License-Identifier: Apache-2.0

/// One tap, or several in a row, with one finger or several.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// How many taps in a row; less than 1 counts as 1.
  public var count: Int
  /// How many fingers come down, within 0.35 seconds; the tap ends when the last has left.
  public var fingers = 1

  /// One tap with one finger unless it says otherwise.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Taps with several fingers, which SwiftUI does not have.
  public init(count: Int = 1, fingers: Int) {
    self.count = count
    self.fingers = fingers
  }

  public func _makeRecognizer(reusing old: Recognizer<Void>?) -> Recognizer<Void> {
    let recognizer =
      old as? TapRecognizer<Void> ?? TapRecognizer(count: max(1, count)) { _ in () }
    recognizer.count = max(1, count)
    recognizer.fingers = max(1, fingers)
    return recognizer
  }

  public var _description: GestureDescription {
    .tap(count: max(1, count)).by(fingers: fingers)
  }
}
