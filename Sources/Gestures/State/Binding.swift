// SPDX-License-Identifier: Apache-2.0

/// A value that lives somewhere else, to read and to write.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  private var ownTransaction: Transaction?
  /// What goes along with each change made through the binding.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// A binding that reads and writes by these; transactions are dropped.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// A binding that reads and writes by these, with the transaction of each change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  /// What the binding reads now; writing goes to where the value lives, with the binding's own
  /// transaction or that of the moment.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, chosenTransaction) }
  }

  /// The binding's own transaction where it was given one, or else that of the moment.
  private var chosenTransaction: Transaction {
    ownTransaction ?? Transaction.current ?? Transaction()
  }

  /// The binding itself, so that `$value` hands it on.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, for a parameter that is written with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same value and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// A binding to one property of the value; a write reads the whole, changes it and writes it
  /// back.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { newValue, transaction in
        var value = read()
        value[keyPath: keyPath] = newValue
        write(value, transaction)
      })
  }

  /// The same binding, whose changes go along with the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.ownTransaction = transaction
    return binding
  }

  /// The same binding, whose changes name the animation; they are shown at once for now.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}
