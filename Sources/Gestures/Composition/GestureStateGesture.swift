// SPDX-License-Identifier: Apache-2.0

/// A gesture that keeps a ``GestureState`` up to date.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  /// The gesture whose values change the state.
  public var base: Base
  /// The state that is changed and taken back.
  public var state: GestureState<State>
  /// Called with each value while the gesture is active; it changes the state in place.
  public var update: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? UpdatingRecognizer<Value, State> else {
      return UpdatingRecognizer(
        base._makeRecognizer(reusing: nil), state.storage.resolved, update)
    }
    old.base = .renewed(old.base, for: base)
    old.storage = state.storage.resolved
    old.body = update
    return old
  }

  public var _description: GestureDescription { base._description }
}

extension Gesture {
  /// Changes the state for each value while the gesture is active. The state goes back when the
  /// gesture ends, fails or is taken away, before an outer `onEnded` runs.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value>, PendingCallbacks {
  private enum Step {
    case update(Value)
    case reset
  }

  var storage: GestureState<State>.Storage
  var body: (Value, inout State, inout Transaction) -> Void
  private var waiting: Step?
  private var isUpdated = false

  init(
    _ base: Recognizer<Value>, _ storage: GestureState<State>.Storage,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.storage = storage
    self.body = body
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let phase = base.update(&input)
    switch phase {
    case .possible: break
    case .active(let value):
      waiting = .update(value)
      input.context.note(self)
    case .ended, .failed:
      // What began with this very event was never shown.
      waiting = isUpdated ? .reset : nil
      input.context.note(self)
    }
    return phase
  }

  func deliver() {
    switch waiting {
    case nil: break
    case .update(let value):
      isUpdated = true
      storage.update { state, transaction in body(value, &state, &transaction) }
    case .reset: resetState()
    }
    waiting = nil
  }

  private func resetState() {
    guard isUpdated else { return }
    isUpdated = false
    storage.reset()
  }

  override func reset() {
    super.reset()
    waiting = nil
    resetState()
  }
}
