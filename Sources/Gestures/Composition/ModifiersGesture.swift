// SPDX-License-Identifier: Apache-2.0

/// A gesture that takes only contacts that come down while keys are held.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let modifiers: EventModifiers

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? ModifiersRecognizer<Value> else {
      return ModifiersRecognizer(base._makeRecognizer(reusing: nil), modifiers)
    }
    old.base = .renewed(old.base, for: base)
    old.modifiers = modifiers
    return old
  }

  public var _description: GestureDescription {
    .constrained(base._description, GestureConstraints(modifiers: modifiers))
  }
}

extension Gesture {
  /// The same gesture, only with contacts that come down while all of these keys are held. Other
  /// keys do not matter, and the keys may be let go once the contact is down.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var modifiers: EventModifiers

  init(_ base: Recognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    guard case .pointer(let event) = input.event, event.phase == .began,
      !event.modifiers.isSuperset(of: modifiers)
    else { return base.update(&input) }
    return takeAway(&input, because: .modifiersMissing(modifiers))
  }
}
