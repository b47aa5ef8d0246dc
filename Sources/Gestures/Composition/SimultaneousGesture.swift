// SPDX-License-Identifier: Apache-2.0

/// Two gestures that go on beside each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What both report now; at least one of the two is not nil when a callback runs.
  public struct Value {
    /// The first's value; nil where it is not recognized.
    public var first: First.Value?
    /// The second's value; nil where it is not recognized.
    public var second: Second.Value?
  }

  /// One of the two; neither comes before the other.
  public var first: First
  /// The other one of the two.
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? SimultaneousRecognizer<First.Value, Second.Value, Value> else {
      return SimultaneousRecognizer(
        first._makeRecognizer(reusing: nil), second._makeRecognizer(reusing: nil),
        combine: { Value(first: $0, second: $1) })
    }
    old.first = .renewed(old.first, for: first)
    old.second = .renewed(old.second, for: second)
    return old
  }

  public var _description: GestureDescription {
    .simultaneous(first._description, second._description)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and the other one, each as if it were alone.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two recognizers side by side: active while one is, ended when both have come to an end and one
/// of them succeeded.
final class SimultaneousRecognizer<First, Second, Value>: Recognizer<Value> {
  var first: Recognizer<First>
  var second: Recognizer<Second>
  /// Whether a tap or a press in the first is given up when the second has the finger that travels.
  var firstGivesWay = false
  private let combine: (First?, Second?) -> Value

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    combine: @escaping (First?, Second?) -> Value
  ) {
    self.first = first
    self.second = second
    self.combine = combine
  }

  @_specialize(where First == Void, Second == Void, Value == Void)
  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let aim = input.aim
    input.aim = aim?.entering(branch: 0)
    var phase1 = first.update(&input)
    input.aim = aim?.entering(branch: 1)
    let phase2 = second.update(&input)
    input.aim = aim
    if firstGivesWay, second.claims, !second.staysInPlace, first.staysInPlace,
      !first.progress.isTerminal
    {
      phase1 = input.cancel(first)
    }
    if case .cancel = input.event { return .failed }
    let progress = (first.progress, second.progress)
    if progress.0 == .active || progress.1 == .active {
      return .active(combine(phase1.value, phase2.value))
    }
    if progress.0 == .possible || progress.1 == .possible { return .possible(nil) }
    if progress.0 == .ended || progress.1 == .ended {
      return .ended(combine(phase1.value, phase2.value))
    }
    return .failed
  }

  override var claims: Bool { first.claims || second.claims }
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
