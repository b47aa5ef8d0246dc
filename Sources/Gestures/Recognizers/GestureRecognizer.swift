// SPDX-License-Identifier: Apache-2.0

/// Follows raw contacts for a ``CustomGesture``.
@MainActor
public protocol GestureRecognizer<Value>: AnyObject {
  associatedtype Value

  /// How far the gesture has come after an event of a contact, or after time has passed.
  ///
  /// The phase moves forward only: an answer that would go back counts as no change. After ended or
  /// failed nobody asks until ``reset()``. When the contacts are taken away the gesture fails
  /// without being asked.
  func phase(after input: RecognizerInput) -> GesturePhase<Value>

  /// When time alone will change the phase, the moment it will, in seconds; nil otherwise. A moment
  /// that has passed counts as none.
  var deadline: Double? { get }

  /// What it recognizes, in a word or two, for people who ask why it did not; the name of its type
  /// unless it says otherwise. Why it failed it says with ``RecognizerInput/explain(_:)``.
  var kind: String { get }

  /// Ready for the next contact.
  func reset()
}

extension GestureRecognizer {
  /// None: only contacts change the phase.
  public var deadline: Double? { nil }
  /// The name of the recognizer's type.
  public var kind: String { String(describing: Self.self) }
}
