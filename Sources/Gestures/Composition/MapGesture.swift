// SPDX-License-Identifier: Apache-2.0

/// A gesture whose value is made from another's.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? MapRecognizer<Base.Value, Value> else {
      return MapRecognizer(base._makeRecognizer(reusing: nil), transform)
    }
    old.base = .renewed(old.base, for: base)
    old.transform = transform
    return old
  }

  public var _description: GestureDescription {
    let description = base._description
    guard description.kinds.contains(where: \.movesFreely), let value = MappedValue(of: self)
    else { return description }
    return .constrained(description, GestureConstraints(mappedValue: value))
  }
}

extension Gesture {
  /// The same gesture with a value made from its own.
  ///
  /// A drag that is made into anything but a number, a size or a place is offered by what its value
  /// comes to in each direction ("Delete" for a case `delete`), with Alt and an arrow. So `body` may
  /// be asked while nobody drags; it should change nothing.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

final class MapRecognizer<Input, Value>: WrappingRecognizer<Input, Value> {
  var transform: (Input) -> Value

  init(_ base: Recognizer<Input>, _ transform: @escaping (Input) -> Value) {
    self.transform = transform
    super.init(base)
  }

  @_specialize(where Input == Void, Value == Void)
  @_specialize(where Input == Bool, Value == Void)
  @_specialize(where Input == DragGesture.Value, Value == Void)
  @_specialize(where Input == MagnifyGesture.Value, Value == Void)
  @_specialize(where Input == RotateGesture.Value, Value == Void)
  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    base.update(&input).map(transform)
  }
}

@MainActor
extension Recognizer {
  /// The recognizer for a new value of its gesture; what the old one showed is taken back where it
  /// does not fit any more.
  static func renewed<G: Gesture>(
    _ old: Recognizer<G.Value>, for gesture: G
  ) -> Recognizer<G.Value> where G.Value == Value {
    let new = gesture._makeRecognizer(reusing: old)
    if new !== old { old.reset() }
    return new
  }
}
