// SPDX-License-Identifier: Apache-2.0

/// One gesture, then another with the same contact.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come, with the values so far.
  public enum Value {
    case first(First.Value)
    /// The second's value is nil until it has begun, and where it never did.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to succeed before the second can begin.
  public var first: First
  /// The gesture that begins when the first has ended, with the contacts that are down then.
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? SequenceRecognizer<First.Value, Second.Value, Value> else {
      return SequenceRecognizer(
        first._makeRecognizer(reusing: nil), second._makeRecognizer(reusing: nil),
        makeFirst: Value.first, makeSecond: Value.second)
    }
    old.first = .renewed(old.first, for: first)
    old.second = .renewed(old.second, for: second)
    return old
  }

  public var _description: GestureDescription {
    .sequence(first._description, second._description)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// The other gesture after this one has succeeded.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two recognizers, the second of which begins when the first has ended, with the contacts that are
/// down then.
final class SequenceRecognizer<First, Second, Value>: Recognizer<Value> {
  var first: Recognizer<First>
  var second: Recognizer<Second>
  private let makeFirst: (First) -> Value
  private let makeSecond: (First, Second?) -> Value
  /// Where those rest that stayed down when another one's leaving ended the first gesture, as the
  /// second finger of a pinch does. The second gesture has not seen them.
  private var leftovers: [PointerEvent] = []

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (First, Second?) -> Value
  ) {
    self.first = first
    self.second = second
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    // Its parts are played one after the other as if by hand.
    input.aim = nil
    if case .ended(let value) = first.phase {
      guard leftovers.isEmpty || takeLeftovers(&input) else {
        return combine(value, .possible(nil), input.event)
      }
      return combine(value, second.update(&input), input.event)
    }
    switch first.update(&input) {
    case .possible(let value): return .possible(value.map(makeFirst))
    case .active(let value): return .active(makeFirst(value))
    case .failed: return .failed
    case .ended(let value):
      if case .pointer(let event) = input.event, event.phase == .ended, !input.contacts.isEmpty {
        leftovers = input.contacts
        return combine(value, .possible(nil), input.event)
      }
      return combine(value, beginSecond(with: input.contacts, &input), input.event)
    }
  }

  /// What is lifted where it rested is no try at the second gesture: that still waits for its contact.
  ///
  /// - Returns: Whether the second gesture sees the event.
  private func takeLeftovers(_ input: inout RecognizerInput) -> Bool {
    switch input.event {
    case .time: return false
    case .cancel: leftovers = []
    case .pointer(let event) where event.phase == .ended || event.phase == .cancelled:
      leftovers.removeAll { $0.id == event.id }
      return false
    case .pointer:
      _ = beginSecond(with: leftovers, &input)
      leftovers = []
    }
    return true
  }

  /// The second gesture sees the contacts as if they came down now.
  private func beginSecond(
    with contacts: [PointerEvent], _ input: inout RecognizerInput
  ) -> GesturePhase<Second> {
    let event = input.event
    var phase = second.phase
    for var contact in contacts {
      contact.phase = .began
      contact.time = input.time
      input.event = .pointer(contact)
      phase = second.update(&input)
    }
    input.event = event
    return phase
  }

  private func combine(
    _ value: First, _ phase: GesturePhase<Second>, _ event: RecognizerInput.Event
  ) -> GesturePhase<Value> {
    switch phase {
    case .possible: return .active(makeSecond(value, nil))
    case .active(let second): return .active(makeSecond(value, second))
    case .ended(let second): return .ended(makeSecond(value, second))
    case .failed:
      // A press that was held and then let go without moving has succeeded, with nothing to add.
      if case .cancel = event { return .failed }
      if case .pointer(let pointer) = event, pointer.phase == .ended {
        return .ended(makeSecond(value, nil))
      }
      return .failed
    }
  }

  override var claims: Bool {
    first.progress == .ended ? !progress.isTerminal : first.claims
  }

  override var staysInPlace: Bool {
    first.progress == .ended ? false : first.staysInPlace
  }

  override var awaitsContact: Bool {
    first.progress == .ended ? false : first.awaitsContact
  }

  override var deadline: Double? {
    first.progress == .ended ? second.deadline : first.deadline
  }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    first.forEachExplained(body)
    second.forEachExplained(body)
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
    leftovers = []
  }
}
