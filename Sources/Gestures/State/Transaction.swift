// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What goes along with one change of state: above all, how the change is shown over time.
public struct Transaction {
  /// How the change is to be shown; nil for at once.
  public var animation: Animation?
  /// Whether the change is one of many in a row, as during a drag.
  public var isContinuous = false
  /// Whether the animations that views around name are left out; the transaction's own is not.
  public var disablesAnimations = false
  /// Whether what changes without an animation is to be known by its speed, so that the animation
  /// that follows goes on with it; true while a gesture updates its state.
  public var tracksVelocity = false

  private var values: [ObjectIdentifier: Any] = [:]
  /// What waits for the transaction's animations.
  package private(set) var completions: [TransactionCompletion] = []

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of an author's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would be cast to an optional value that is nothing, and the default left out.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs the action when the transaction's animations are over; where nothing moves, when its
  /// changes have been made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(TransactionCompletion(criteria, completion))
  }

  /// Whether changes of both can be shown in one go.
  package func joins(_ other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && completions.isEmpty && other.completions.isEmpty && values.isEmpty && other.values.isEmpty
  }

  /// What goes along with the changes being made now; nil outside of ``withTransaction(_:_:)`` and
  /// of a gesture's own updates.
  package static var current: Transaction? { present?.transaction }

  /// Changes may be made by any thread; each knows its own transaction.
  @TaskLocal private static var present: Present?

  /// A transaction does not leave the thread whose changes it goes along with.
  private struct Present: @unchecked Sendable {
    let transaction: Transaction
  }

  /// A copy of the present transaction to change, without the actions that it will run itself.
  static var inherited: Transaction {
    var transaction = current ?? Transaction()
    transaction.completions = []
    return transaction
  }

  /// The last animation that anything was changed with, and how many there were.
  package static let animations = Mutex<(count: UInt64, last: Animation?)>((0, nil))

  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let animation {
      Self.animations.withLock { $0 = ($0.count + 1, animation) }
    }
    for completion in completions { completion.hold() }
    defer { for completion in completions { completion.release()?() } }
    return try Self.$present.withValue(Present(transaction: self), operation: body)
  }
}

/// An action that waits for all animations of one transaction.
///
/// Whoever has something of the transaction still to show holds it.
package final class TransactionCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holds = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  package func hold() { holds += 1 }

  /// The action, to be run once, where nobody holds it any more.
  package func release() -> (() -> Void)? {
    holds -= 1
    guard holds == 0 else { return nil }
    defer { action = nil }
    return action
  }
}

/// Runs the body; what it changes is shown as the transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.perform(body)
}

/// Runs the body with the present transaction, changed in one value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}

/// Runs the body; what it changes is shown by the animation, or at once where it is nil.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// The same with an action for when the animation is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.inherited
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.perform(body)
}

/// Names a value of an author's own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction has that was never given a value.
  static var defaultValue: Value { get }
}

/// When an animation counts as over.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the values have logically arrived: a spring's last trembling may still be shown.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}
