// SPDX-License-Identifier: Apache-2.0

/// Follows contacts and says how far a gesture has come.
///
/// A subclass answers one event at a time in ``evaluate(_:)``. Once it has answered ended or failed it
/// is not asked again until ``reset()``.
@MainActor
open class Recognizer<Value> {
  /// How far the last answer goes. Kept beside the phase because it can be read without knowing the
  /// type of the value, which costs a look-up each time.
  public private(set) final var progress = GestureProgress.possible
  /// The last answer.
  public private(set) final var phase: GesturePhase<Value> = .possible(nil)

  public init() {}

  /// Asks ``evaluate(_:)`` and keeps the answer; after an end or a failure it repeats that one.
  @_specialize(where Value == Void)
  @_specialize(where Value == Bool)
  @_specialize(where Value == DragGesture.Value)
  @_specialize(where Value == MagnifyGesture.Value)
  @_specialize(where Value == RotateGesture.Value)
  public final func update(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    if progress.isTerminal { return phase }
    let answer = evaluate(&input)
    let next = answer.progress
    if let trace = input.context.trace { explain(answer, to: trace, input) }
    progress = next
    phase = answer
    return answer
  }

  /// Apart, so that nobody pays for it where nobody asks.
  @inline(never)
  private func explain(
    _ answer: GesturePhase<Value>, to trace: TouchTrace, _ input: RecognizerInput
  ) {
    guard kind != nil else { return }
    var isHeld = false
    if case .possible(.some) = answer, case .possible(nil) = phase {
      isHeld = !input.inherited.contains(.failed)
    }
    trace.note(self, from: progress, to: answer.progress, isHeld: isHeld, input)
  }

  /// What a trace tells of: itself, or the recognizers that it puts together.
  func forEachExplained(_ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void) {
    if kind != nil { body(self, nil) }
  }

  /// The attachments whose recognizers it puts together.
  func forEachAttachment(_ body: (GestureAttachment) -> Void) {}

  /// What it recognizes, in a word or two, for people who ask why it did not ("drag"). Nil for what
  /// only puts others together: it is not explained.
  open var kind: String? { nil }

  /// The phase after this event.
  open func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> { .failed }

  /// When time alone will change the phase, the moment it will, in seconds.
  open var deadline: Double? { nil }

  /// Whether it is active to the exclusion of gestures of lower rank. A press that may still become
  /// a long press is active, but excludes nothing yet.
  open var claims: Bool { progress == .active }

  /// Whether what it still hopes for is a contact that stays where it is, so that a finger that
  /// travels is not for it, and can be taken over by a gesture of lower rank.
  open var staysInPlace: Bool { false }

  /// Whether nothing comes of it without one more finger, however long those that are down rest or
  /// travel.
  open var awaitsContact: Bool { false }

  /// Ready for the next contact; whatever it showed in between is taken back.
  open func reset() {
    phase = .possible(nil)
    progress = .possible
  }
}

extension Recognizer: TracedRecognizer {}

/// A recognizer that lets another one decide, and adds something to what it says.
class WrappingRecognizer<Input, Value>: Recognizer<Value> {
  final var base: Recognizer<Input>

  init(_ base: Recognizer<Input>) {
    self.base = base
  }

  override var deadline: Double? { base.deadline }
  override var claims: Bool { base.claims }
  override var staysInPlace: Bool { base.staysInPlace }
  override var awaitsContact: Bool { base.awaitsContact }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    base.forEachExplained(body)
  }

  override func reset() {
    super.reset()
    base.reset()
  }

  /// Takes away what was under way inside, in place of the event that came.
  final func takeAway(
    _ input: inout RecognizerInput, because cause: GestureFailure
  ) -> GesturePhase<Input> {
    let outer = input.event
    input.event = .cancel
    input.context.trace?.cause = cause
    defer {
      input.event = outer
      input.context.trace?.cause = nil
    }
    return base.update(&input)
  }
}
