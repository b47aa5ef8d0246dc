// SPDX-License-Identifier: Apache-2.0

/// A gesture as a value: what to recognize, and what to do about it.
///
/// It makes a ``Recognizer``, which follows the contacts, and a ``GestureDescription``, from which
/// roles, values, actions and keys are derived. A gesture of your own builds others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports while it goes on and when it ends.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// A recognizer for this gesture: `old` brought up to date where it fits, or a new one.
  func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value>

  /// What the gesture asks of a person.
  var _description: GestureDescription { get }
}

extension Gesture where Value == Body.Value {
  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    body._makeRecognizer(reusing: old)
  }
}

extension Gesture {
  public var _description: GestureDescription { body._description }
}

extension Never: Gesture {
  public typealias Value = Never
  public typealias Body = Never

  public var body: Never { switch self {} }
}

/// A gesture that Evenhand itself knows how to recognize: it is its own body, and answers every
/// requirement itself, so that nobody asks for the body.
protocol PrimitiveGesture: Gesture where Body == Self {}

extension PrimitiveGesture {
  public var body: Self { self }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Self

  public var body: Self { self }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    switch self {
    case .some(let gesture): gesture._makeRecognizer(reusing: old)
    case .none: EmptyGesture<Value>()._makeRecognizer(reusing: old)
    }
  }

  public var _description: GestureDescription { self?._description ?? .none }
}

/// No gesture at all: it always fails.
struct EmptyGesture<Value>: PrimitiveGesture {
  func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    old as? EmptyRecognizer<Value> ?? EmptyRecognizer()
  }

  var _description: GestureDescription { .none }
}

/// Fails at the first event.
final class EmptyRecognizer<Value>: Recognizer<Value> {}

/// A gesture that hides its type and shows its value alone.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let makeRecognizer: (Recognizer<Value>?) -> Recognizer<Value>
  private let describe: () -> GestureDescription

  /// Hides the gesture's type; roles, keys and actions are derived from it as before.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    makeRecognizer = { gesture._makeRecognizer(reusing: $0) }
    describe = { gesture._description }
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    makeRecognizer(old)
  }

  public var _description: GestureDescription { describe() }
}

extension Gesture {
  /// The gesture without its type, as by ``AnyGesture/init(_:)``; SwiftUI does not have it.
  public func eraseToAnyGesture() -> AnyGesture<Value> { AnyGesture(self) }
}
