// SPDX-License-Identifier: Apache-2.0

/// One gesture or another; the first one comes before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two was recognized, with its value.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that is recognized where both could be.
  public var first: First
  /// The gesture that is recognized only once the first has failed.
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? ExclusiveRecognizer<First.Value, Second.Value, Value> else {
      return ExclusiveRecognizer(
        first._makeRecognizer(reusing: nil), second._makeRecognizer(reusing: nil),
        makeFirst: Value.first, makeSecond: Value.second)
    }
    old.first = .renewed(old.first, for: first)
    old.second = .renewed(old.second, for: second)
    return old
  }

  public var _description: GestureDescription {
    .exclusive(first._description, second._description)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, or the other one where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two recognizers of different rank. While the first is undecided, an end of the second is held.
final class ExclusiveRecognizer<First, Second, Value>: Recognizer<Value> {
  var first: Recognizer<First>
  var second: Recognizer<Second>
  private let makeFirst: (First) -> Value
  private let makeSecond: (Second) -> Value

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (Second) -> Value
  ) {
    self.first = first
    self.second = second
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
  }

  @_specialize(where First == Void, Second == Void, Value == Void)
  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let (inherited, aim) = (input.inherited, input.aim)
    // What only stays in place shows that it is pressed, as under a hand, until it would win.
    let isPassedOver = aim?.passesOver(first, for: second) ?? false
    if isPassedOver, !first.progress.isTerminal, !first.staysInPlace || !input.event.isOnTheWay {
      _ = passOver(&input)
    }
    input.aim = aim?.entering(branch: 0)
    var phase1 = first.update(&input)
    if isPassedOver, first.claims { phase1 = passOver(&input) }
    if first.progress != .failed { input.inherited.remove(.failed) }
    if !givesWay(first) { input.inherited.remove(.inPlace) }
    if !isIncomplete(first) { input.inherited.remove(.incomplete) }
    if first.claims || first.progress == .ended { input.inherited.insert(.active) }
    let trace = first.progress == .failed ? nil : input.context.trace
    trace?.enterRank(below: first)
    let wasTakenOver = input.isTakenOver
    input.isTakenOver = false
    input.aim = aim?.entering(branch: 1)
    let phase2 = second.update(&input)
    input.aim = aim
    trace?.leaveRank()
    input.inherited = inherited
    if input.isTakenOver, !first.progress.isTerminal { phase1 = input.cancel(first) }
    if wasTakenOver { input.isTakenOver = true }
    return combine(phase1, phase2)
  }

  /// Takes the contacts away from the first: the second is what is played.
  private func passOver(_ input: inout RecognizerInput) -> GesturePhase<First> {
    let trace = input.context.trace
    let outer = trace?.cause
    trace?.cause = outer ?? .passedOver
    defer { trace?.cause = outer }
    return input.cancel(first)
  }

  private func combine(
    _ phase1: GesturePhase<First>, _ phase2: GesturePhase<Second>
  ) -> GesturePhase<Value> {
    switch (phase1, phase2) {
    case (.active(let value), _): .active(makeFirst(value))
    case (.ended(let value), _): .ended(makeFirst(value))
    case (.possible, .active(let value)): .active(makeSecond(value))
    case (.possible(let value?), _): .possible(makeFirst(value))
    case (.possible(nil), .possible(let value?)): .possible(makeSecond(value))
    case (.possible(nil), _): .possible(nil)
    case (.failed, _): phase2.map(makeSecond)
    }
  }

  override var claims: Bool {
    if first.claims { return true }
    return first.progress == .active ? false : second.claims
  }

  override var staysInPlace: Bool { stayInPlace(first, second) }
  override var awaitsContact: Bool { isIncomplete(first) && isIncomplete(second) }
  override var deadline: Double? { earliest(first, second) }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    first.forEachExplained(body)
    second.forEachExplained(body)
  }

  override func forEachAttachment(_ body: (GestureAttachment) -> Void) {
    first.forEachAttachment(body)
    second.forEachAttachment(body)
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }
}

/// Whether all that is undecided in two recognizers asks for a contact that stays where it is.
@MainActor
func stayInPlace<A, B>(_ first: Recognizer<A>, _ second: Recognizer<B>) -> Bool {
  givesWay(first) && givesWay(second)
}

/// What has failed asks for nothing; what has succeeded gives nothing back.
@MainActor
private func givesWay<Value>(_ recognizer: Recognizer<Value>) -> Bool {
  switch recognizer.progress {
  case .possible, .active: recognizer.staysInPlace
  case .ended: false
  case .failed: true
  }
}

/// Whether nothing comes of a recognizer without one more finger.
@MainActor
func isIncomplete<Value>(_ recognizer: Recognizer<Value>) -> Bool {
  switch recognizer.progress {
  case .possible: recognizer.awaitsContact
  case .active, .ended: false
  case .failed: true
  }
}

/// The first moment at which time alone changes one of two recognizers.
@MainActor
func earliest<A, B>(_ first: Recognizer<A>, _ second: Recognizer<B>) -> Double? {
  let one = first.progress.isTerminal ? nil : first.deadline
  let two = second.progress.isTerminal ? nil : second.deadline
  if let one, let two { return min(one, two) }
  return one ?? two
}
