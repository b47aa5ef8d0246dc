// SPDX-License-Identifier: Apache-2.0

/// A gesture whose path is what counts.
public struct _EssentialGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let reason: String

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    base._makeRecognizer(reusing: old)
  }

  public var _description: GestureDescription {
    .constrained(base._description, GestureConstraints(essentialReason: reason))
  }
}

extension Gesture {
  /// Says that the path of the gesture is what counts, as in a signature or a drawing, so that no key
  /// and no action can do the same (WCAG 2.1.1 and 2.5.1 leave such input out).
  ///
  /// It changes nothing for people. `evenhand audit model` asks a person to agree, where it would
  /// otherwise fail.
  ///
  /// - Parameter reason: Why, for the person who reads the audit.
  public func essential(reason: String) -> _EssentialGesture<Self> {
    _EssentialGesture(base: self, reason: reason)
  }
}
