// SPDX-License-Identifier: Apache-2.0

/// What an animation keeps from one of its frames to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values of the animation's own.
  public var state: AnimationState<Value>
  /// Whether the change counts as made, though its last small part is still shown.
  public var isLogicallyComplete = false

  package init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
  }

  /// The same context with the state of an animation of another vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that animations keep, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value of a key, or its default where it was never set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value in the state of an animation.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What is read before anything was kept.
  static var defaultValue: Self.Value { get }
}
