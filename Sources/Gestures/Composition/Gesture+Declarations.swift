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

/// How a gesture stands to another one on the same way from the touched element to the window, by
/// the name that the other one was attached with.
public enum GestureRelation: Hashable, Sendable {
  /// It may go on at the same time.
  case beside(String)
  /// It waits until the other one has failed.
  case afterFailure(of: String)
}
