// SPDX-License-Identifier: Apache-2.0

/// A value that lives somewhere else, to read and to write.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  private var ownTransaction: Transaction?
  /// Where the value lives, as far as that can be told.
  package let origin: BindingOrigin?
  /// What goes along with each change made through the binding.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// A binding that reads and writes by these; transactions are dropped.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(origin: nil, get: get) { value, _ in set(value) }
  }

  /// A binding that reads and writes by these, with the transaction of each change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(origin: nil, get: get, set: set)
  }

  package init(
    origin: BindingOrigin?, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.origin = origin
    read = get
    write = set
  }

  /// A binding to one property of an object.
  package init<Object: AnyObject>(
    object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(
      origin: BindingOrigin { object }.inner(keyPath), get: { object[keyPath: keyPath] },
      set: { value, transaction in transaction.perform { object[keyPath: keyPath] = value } })
  }

  /// What the binding reads now; writing goes to where the value lives, with the binding's own
  /// transaction or that of the moment.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, chosenTransaction) }
  }

  /// The binding's own transaction where it was given one, or else that of the moment.
  private var chosenTransaction: Transaction {
    ownTransaction ?? .inherited
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
      origin: origin?.inner(keyPath), get: { wrappedValue[keyPath: keyPath] },
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

  /// The same binding, whose changes are shown by the animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// Whether both read and write the same place, with nothing else going along.
  package func hasSameOrigin(as other: Binding) -> Bool {
    guard let origin, let second = other.origin else { return false }
    return ownTransaction == nil && other.ownTransaction == nil && origin == second
  }
}

/// The object that keeps a binding's value, and the way to the value in it.
@MainActor
package struct BindingOrigin: @MainActor Equatable {
  private let object: () -> AnyObject
  private var way: [AnyKeyPath] = []

  /// - Parameter object: Asked for when two are compared: a state finds its place in the tree late.
  package init(_ object: @escaping () -> AnyObject) {
    self.object = object
  }

  package func inner(_ keyPath: AnyKeyPath) -> BindingOrigin {
    var inner = self
    inner.way.append(keyPath)
    return inner
  }

  package static func == (left: BindingOrigin, right: BindingOrigin) -> Bool {
    left.object() === right.object() && left.way == right.way
  }
}
