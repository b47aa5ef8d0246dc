// SPDX-License-Identifier: Apache-2.0

/// What goes along with one change of state.
///
/// Changes are shown at once for now: an animation is carried to whoever writes the state, and
/// nothing moves.
public struct Transaction {
  /// How the change is to be shown; nil for at once.
  public var animation: Animation?
  /// Whether the change is one of many in a row, as during a drag.
  public var isContinuous = false
  /// Whether the author wants no animation; carried along, and without effect while nothing moves.
  public var disablesAnimations = false
  /// Whether the speed of the change is of interest; true while a gesture updates its state.
  public var tracksVelocity = false

  private var values: [ObjectIdentifier: Any] = [:]
  private var completions: [() -> Void] = []

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of an author's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs the action when the transaction's animations are over: when its changes have been made,
  /// for now.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  /// What goes along with the changes being made now; nil outside of ``withTransaction(_:_:)`` and
  /// of a gesture's own updates.
  @MainActor private(set) static var current: Transaction?

  /// A copy of the present transaction to change, without the actions that it will run itself.
  @MainActor static var inherited: Transaction {
    var transaction = current ?? Transaction()
    transaction.completions = []
    return transaction
  }

  @MainActor func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      for completion in completions { completion() }
    }
    return try body()
  }
}

/// Runs the body; a ``Binding`` that it writes to without a transaction of its own is given this one.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.perform(body)
}

/// Runs the body with the present transaction, changed in one value.
@MainActor
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}

/// Names a value of an author's own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction has that was never given a value.
  static var defaultValue: Value { get }
}

/// When an animation counts as over. Changes are shown at once for now, so both are the same moment.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the values have logically arrived.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}
