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

/// Lets a recognizer of an author's own take part, and keeps it to the rules.
final class CustomRecognizer<Own: GestureRecognizer>: Recognizer<Own.Value>, AuthoredRecognizer {
  let own: Own
  private var last = GesturePhase<Own.Value>.possible(nil)
  private var time = -Double.infinity

  init(_ own: Own) {
    self.own = own
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Own.Value> {
    time = input.time
    if case .cancel = input.event { return .failed }
    if !last.isTerminal { last = forward(own.phase(after: input)) }
    return GestureDependency.pausedUntilFailed.apply(to: last, inherited: input.inherited)
  }

  /// What is active does not become possible again.
  private func forward(_ next: GesturePhase<Own.Value>) -> GesturePhase<Own.Value> {
    last.isActive && next.isPossible ? last : next
  }

  override var kind: String? { own.kind }

  override var deadline: Double? {
    guard !last.isTerminal, let deadline = own.deadline, deadline.isFinite, deadline > time else {
      return nil
    }
    return deadline
  }

  override func reset() {
    super.reset()
    last = .possible(nil)
    time = -Double.infinity
    own.reset()
  }
}

/// A recognizer that the library did not bring.
@MainActor
protocol AuthoredRecognizer {}
