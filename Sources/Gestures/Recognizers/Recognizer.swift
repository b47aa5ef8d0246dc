// SPDX-License-Identifier: Apache-2.0

/// Follows contacts and says how far a gesture has come.
///
/// A subclass answers one event at a time in ``evaluate(_:)``. Once it has answered ended or failed it
/// is not asked again until ``reset()``.
@MainActor
open class Recognizer<Value> {
  /// The last answer.
  public private(set) final var phase: GesturePhase<Value> = .possible(nil)

  public init() {}

  public final func update(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    if !phase.isTerminal { phase = evaluate(&input) }
    return phase
  }

  /// The phase after this event.
  open func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> { .failed }

  /// When time alone will change the phase, the moment it will, in seconds.
  open var deadline: Double? { nil }

  /// Whether it is active to the exclusion of gestures of lower rank. A press that may still become
  /// a long press is active, but excludes nothing yet.
  open var claims: Bool { phase.isActive }

  /// Ready for the next contact; whatever it showed in between is taken back.
  open func reset() {
    phase = .possible(nil)
  }
}
