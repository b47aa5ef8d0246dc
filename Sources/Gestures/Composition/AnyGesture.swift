// SPDX-License-Identifier: Apache-2.0

/// A gesture that hides its type and shows its value alone.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let makeRecognizer: (Recognizer<Value>?) -> Recognizer<Value>
  private let describe: () -> GestureDescription

  /// Hides the gesture's type; roles, keys and actions are derived from it as before.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    makeRecognizer = { gesture._makeRecognizer(reusing: $0) }
    describe = { gesture._description }
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    makeRecognizer(old)
  }

  public var _description: GestureDescription { describe() }
}
