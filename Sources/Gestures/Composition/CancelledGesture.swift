// SPDX-License-Identifier: Apache-2.0

/// A gesture with something to do when it is taken away.
public struct _CancelledGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: () -> Void

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? CancelledRecognizer<Value> else {
      return CancelledRecognizer(base._makeRecognizer(reusing: nil), action)
    }
    old.base = .renewed(old.base, for: base)
    old.action = action
    return old
  }

  public var _description: GestureDescription { base._description }
}

extension Gesture {
  /// Runs the action when the gesture fails after it was active: a second finger, Escape, the focus
  /// lost, the element removed, or a press let go too early. For one gesture, either this or
  /// `onEnded` runs, or neither.
  ///
  /// Like every callback it comes after those of the gestures inside it: a ``GestureState`` that is
  /// updated further in has gone back by then; one that is updated further out has not.
  public func onCancelled(_ action: @escaping () -> Void) -> _CancelledGesture<Self> {
    _CancelledGesture(base: self, action: action)
  }
}

final class CancelledRecognizer<Value>: WrappingRecognizer<Value, Value>, PendingCallbacks {
  var action: () -> Void
  private var wasActive = false
  private var isWaiting = false

  init(_ base: Recognizer<Value>, _ action: @escaping () -> Void) {
    self.action = action
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let phase = base.update(&input)
    switch phase {
    case .possible: break
    case .active: wasActive = true
    case .ended: wasActive = false
    case .failed:
      guard wasActive else { break }
      wasActive = false
      isWaiting = true
      input.context.note(self)
    }
    return phase
  }

  func deliver() {
    guard isWaiting else { return }
    isWaiting = false
    action()
  }

  override func reset() {
    super.reset()
    // Taken away in the middle: as if it had failed.
    guard wasActive || isWaiting else { return }
    wasActive = false
    isWaiting = false
    action()
  }
}
