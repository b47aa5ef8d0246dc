// SPDX-License-Identifier: Apache-2.0

/// A gesture that stands in its own way to others.
public struct _RelatedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let relation: GestureRelation

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    base._makeRecognizer(reusing: old)
  }

  public var _description: GestureDescription {
    .constrained(base._description, GestureConstraints(relations: [relation]))
  }
}

extension Gesture {
  /// Lets the gesture go on beside the one that was attached with this name.
  public func mayRunBeside(_ name: String) -> _RelatedGesture<Self> {
    _RelatedGesture(base: self, relation: .beside(name))
  }

  /// Makes the gesture wait until the one that was attached with this name has failed.
  public func requiresFailure(of name: String) -> _RelatedGesture<Self> {
    _RelatedGesture(base: self, relation: .afterFailure(of: name))
  }
}
