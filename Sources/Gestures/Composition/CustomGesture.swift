// SPDX-License-Identifier: Apache-2.0

/// A gesture that no composition of others recognizes: it brings a recognizer of its own.
///
/// It takes part like the built-in ones: it waits for gestures of higher rank, it is cancelled as
/// they are, and the modifiers of ``Gesture`` work on it.
public protocol CustomGesture: Gesture where Body == Self {
  associatedtype OwnRecognizer: GestureRecognizer where OwnRecognizer.Value == Value

  /// A recognizer for the contacts on one element.
  func makeRecognizer() -> OwnRecognizer

  /// Gives a recognizer that is there already this gesture's settings; contacts may be down.
  func updateRecognizer(_ recognizer: OwnRecognizer)

  /// What the gesture asks of a person, in the words of one that is known: what its actions and
  /// keys are derived from. They play contacts of that kind into the recognizer.
  var alternative: GestureDescription { get }

  /// How it stands to other gestures by their names.
  var relations: [GestureRelation] { get }
}

extension CustomGesture {
  public var body: Self { self }
  /// None: the gesture competes by its place alone.
  public var relations: [GestureRelation] { [] }
  /// Does nothing: the recognizer keeps the settings that it was made with.
  public func updateRecognizer(_ recognizer: OwnRecognizer) {}

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? CustomRecognizer<OwnRecognizer> else {
      return CustomRecognizer(makeRecognizer())
    }
    updateRecognizer(old.own)
    return old
  }

  public var _description: GestureDescription {
    relations.isEmpty
      ? alternative : .constrained(alternative, GestureConstraints(relations: relations))
  }
}
