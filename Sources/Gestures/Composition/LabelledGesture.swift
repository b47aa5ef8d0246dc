// SPDX-License-Identifier: Apache-2.0

/// A gesture that says what it does.
public struct _LabelledGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let label: String

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    base._makeRecognizer(reusing: old)
  }

  public var _description: GestureDescription {
    .constrained(base._description, GestureConstraints(label: label))
  }
}

extension Gesture {
  /// Says what the gesture does ("Record"): what its action is called for people who cannot do it.
  /// Without one it is called by its kind ("Long press").
  ///
  /// A gesture with several actions puts the label before each of them ("Piece, move left").
  public func label(_ label: String) -> _LabelledGesture<Self> {
    _LabelledGesture(base: self, label: label)
  }
}
