// SPDX-License-Identifier: Apache-2.0

/// A gesture with something to do while it goes on.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? ChangedRecognizer<Value> else {
      return ChangedRecognizer(base._makeRecognizer(reusing: nil), action)
    }
    old.base = .renewed(old.base, for: base)
    old.action = action
    return old
  }

  public var _description: GestureDescription { base._description.acting }
}

/// A gesture with something to do when it has succeeded.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? EndedRecognizer<Value> else {
      return EndedRecognizer(base._makeRecognizer(reusing: nil), action)
    }
    old.base = .renewed(old.base, for: base)
    old.action = action
    return old
  }

  public var _description: GestureDescription { base._description.acting }
}

extension Gesture {
  /// Runs the action when the gesture has succeeded; never after it was cancelled.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs the action for each new value while the gesture is active; not for the value at its end.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

extension GestureDescription {
  /// The same of a gesture whose author does something with it.
  fileprivate var acting: GestureDescription { .constrained(self, GestureConstraints(acts: true)) }
}

final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value>, PendingCallbacks
{
  var action: (Value) -> Void
  private var last: Value?
  private var waiting: Value?

  init(_ base: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  @_specialize(where Value == Bool)
  @_specialize(where Value == DragGesture.Value)
  @_specialize(where Value == MagnifyGesture.Value)
  @_specialize(where Value == RotateGesture.Value)
  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let phase = base.update(&input)
    switch phase {
    case .possible, .ended: break
    case .active(let value):
      guard value != last else { break }
      last = value
      waiting = value
      input.context.note(self)
    // What began with this very event was never shown.
    case .failed: waiting = nil
    }
    return phase
  }

  @_specialize(where Value == Bool)
  @_specialize(where Value == DragGesture.Value)
  @_specialize(where Value == MagnifyGesture.Value)
  @_specialize(where Value == RotateGesture.Value)
  func deliver() {
    guard let value = waiting else { return }
    waiting = nil
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value>, PendingCallbacks {
  var isForEnd: Bool { true }
  var action: (Value) -> Void
  private var waiting: Value?

  init(_ base: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  @_specialize(where Value == Void)
  @_specialize(where Value == Bool)
  @_specialize(where Value == DragGesture.Value)
  @_specialize(where Value == MagnifyGesture.Value)
  @_specialize(where Value == RotateGesture.Value)
  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let phase = base.update(&input)
    if case .ended(let value) = phase {
      waiting = value
      input.context.note(self)
    }
    return phase
  }

  @_specialize(where Value == Void)
  @_specialize(where Value == Bool)
  @_specialize(where Value == DragGesture.Value)
  @_specialize(where Value == MagnifyGesture.Value)
  @_specialize(where Value == RotateGesture.Value)
  func deliver() {
    guard let value = waiting else { return }
    waiting = nil
    action(value)
  }
}
