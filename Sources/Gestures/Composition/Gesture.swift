// SPDX-License-Identifier: Apache-2.0

/// A gesture as a value: what to recognize, and what to do about it.
///
/// It makes a ``Recognizer``, which follows the contacts, and a ``GestureDescription``, from which
/// roles, values, actions and keys are derived. A gesture of your own builds others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports while it goes on and when it ends.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// A recognizer for this gesture: `old` brought up to date where it fits, or a new one.
  func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value>

  var _description: GestureDescription { get }
}
