// SPDX-License-Identifier: Apache-2.0

/// State that lives as long as a gesture: it goes back to its initial value when the gesture ends,
/// fails or is taken away.
@propertyWrapper
@MainActor @preconcurrency
public struct GestureState<Value> {
  /// Where the value is kept. A view's storage outlives the view's value.
  @MainActor
  public final class Storage {
    /// What the gesture last wrote, or the initial value.
    public fileprivate(set) var value: Value {
      didSet { onChange?() }
    }
    fileprivate let initial: Value
    fileprivate let onReset: (Value, inout Transaction) -> Void
    /// Called when something reads the value.
    public var onRead: (() -> Void)?
    /// Called when the value was written.
    public var onChange: (() -> Void)?
    /// The storage that stands in for this one.
    var target: Storage?
    /// Whether it is that of a place in a tree, or leads to one.
    fileprivate var isPlaced = false

    init(_ initial: Value, onReset: @escaping (Value, inout Transaction) -> Void) {
      value = initial
      self.initial = initial
      self.onReset = onReset
    }

    /// Makes this storage read and write another one from now on.
    public func link(to other: Storage) {
      target = other === self ? nil : other
      isPlaced = true
    }

    var resolved: Storage { target ?? self }
  }

  /// Where the value is kept; a view links the storage of each new value of itself to its own.
  public private(set) var storage: Storage

  /// The value goes back to this one, with a plain transaction.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue) { _, _ in }
  }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameter resetTransaction: What goes along with going back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    storage = Storage(wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// The same as ``init(wrappedValue:resetTransaction:)``.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Called with the value at the end, before it goes back.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    storage = Storage(wrappedValue, onReset: reset)
  }

  /// The same as ``init(wrappedValue:reset:)``.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now; reading it in a view's body makes the view depend on it.
  public var wrappedValue: Value {
    let storage = storage.resolved
    storage.onRead?()
    return storage.value
  }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState {
  /// Leads this copy of the state to the storage of one place in a tree. The first place has the
  /// storage that the state was made with, and so do copies that stand nowhere.
  ///
  /// - Parameter kept: The storage that an earlier value had there; nil where there was none.
  /// - Returns: The storage of the place.
  @discardableResult
  package mutating func place(in kept: Storage?) -> Storage {
    if storage.isPlaced, storage.resolved !== kept {
      storage = Storage(storage.initial, onReset: storage.onReset)
    }
    storage.link(to: kept ?? storage)
    return storage
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil at first, and again when the gesture is over.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Nil at first, and again when the gesture is over.
  ///
  /// - Parameter reset: Called with the value at the end, before it goes back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState.Storage {
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    var value = value
    body(&value, &transaction)
    transaction.perform { self.value = value }
  }

  func reset() {
    var transaction = Transaction()
    onReset(value, &transaction)
    transaction.perform { value = initial }
  }
}
