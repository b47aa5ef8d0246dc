// SPDX-License-Identifier: Apache-2.0

/// By what a gesture may be made. What a key or an assistive technology plays is always taken: it stands
/// for whatever the gesture asks for.
public struct GestureInputKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fingers on the screen.
  public static let directTouch = GestureInputKinds(rawValue: 1)
  /// Fingers on a touchpad that pinch, turn or swipe.
  public static let indirectTouch = GestureInputKinds(rawValue: 2)
  /// A pen on the screen.
  public static let pencil = GestureInputKinds(rawValue: 4)
  /// A button of a mouse or of a touchpad.
  public static let pointer = GestureInputKinds(rawValue: 8)
  /// By anything.
  public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]

  /// Whether a contact of this kind may be part of the gesture.
  package func allows(_ kind: PointerEvent.Kind) -> Bool {
    switch kind {
    case .touch: contains(.directTouch)
    case .touchpad: contains(.indirectTouch)
    case .pen: contains(.pencil)
    case .mouse: contains(.pointer)
    case .played: true
    }
  }
}

extension GestureInputKinds {
  /// The recognizer that `make` makes, or takes the values of the gesture over in, for these kinds of
  /// contacts alone.
  @MainActor func limiting<Value>(
    _ old: Recognizer<Value>?, _ make: (Recognizer<Value>?) -> Recognizer<Value>
  ) -> Recognizer<Value> {
    guard !isSuperset(of: .all) else { return make(old) }
    guard let old = old as? InputKindsRecognizer<Value> else {
      return InputKindsRecognizer(make(nil), self)
    }
    old.base = make(old.base)
    old.kinds = self
    return old
  }

  func limiting(_ description: GestureDescription) -> GestureDescription {
    isSuperset(of: .all)
      ? description : .constrained(description, GestureConstraints(inputKinds: self))
  }
}

/// Takes contacts of some kinds alone: of all others the base never hears.
private final class InputKindsRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var kinds: GestureInputKinds

  init(_ base: Recognizer<Value>, _ kinds: GestureInputKinds) {
    self.kinds = kinds
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    guard case .pointer(let event) = input.event, !kinds.allows(event.kind) else {
      return base.update(&input)
    }
    return takeAway(&input, because: .otherDevice(event.kind))
  }
}
