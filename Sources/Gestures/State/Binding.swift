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
    get {
      guard let reader = PartReading.reader, let origin, origin.isPart else { return read() }
      return reader.read(origin, read)
    }
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

  /// A binding to what stands at a place of a collection that it is not handed by itself.
  fileprivate func element<Element>(
    at place: BindingOrigin.Step, exists: @escaping () -> Bool, get: @escaping () -> Element,
    set: @escaping (inout Value, Element) -> Void
  ) -> Binding<Element> {
    Binding<Element>(
      origin: origin?.inner(place, exists: exists), get: get,
      set: { newValue, transaction in
        var value = read()
        set(&value, newValue)
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

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position, which has to be there when it is read or written.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(
      at: .position(position),
      exists: {
        let value = wrappedValue
        return position >= value.startIndex && position < value.endIndex
      },
      get: { wrappedValue[position] }, set: { $0[position] = $1 })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding for each element. After its element has gone from the collection, one keeps what it
  /// was, and writing does nothing.
  package var elements: [Binding<Value.Element>] {
    let collection = wrappedValue
    return collection.indices.map { position in
      let last = collection[position]
      return element(
        at: .position(position), exists: { true },
        get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : last },
        set: { value, newValue in
          if value.indices.contains(position) { value[position] = newValue }
        })
    }
  }
}

/// A binding to a collection is one of bindings to its elements. One that somebody keeps after its element
/// has gone reads what that was, and writes nothing.
extension Binding: @MainActor Sequence where Value: MutableCollection & RandomAccessCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through bindings that outlive their elements.
  public typealias Iterator = IndexingIterator<[Binding<Value.Element>]>
  /// Some of the bindings, one after the other.
  public typealias SubSequence = Slice<Binding<Value>>

  /// A binding for each element that there is now.
  public func makeIterator() -> Iterator { elements.makeIterator() }
}

extension Binding: @MainActor Collection where Value: MutableCollection & RandomAccessCollection {
  /// As in the collection.
  public typealias Index = Value.Index
  /// As in the collection.
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// As in the collection.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
}

extension Binding: @MainActor BidirectionalCollection
where Value: MutableCollection & RandomAccessCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

/// The object that keeps a binding's value, and the way to the value in it.
@MainActor
package struct BindingOrigin: @MainActor Equatable {
  /// From a value to a part of it.
  package enum Step: @MainActor Equatable {
    case property(AnyKeyPath)
    case position(any Comparable)

    package static func == (left: Step, right: Step) -> Bool {
      switch (left, right) {
      case (.property(let left), .property(let right)): left == right
      case (.position(let left), .position(let right)): areEqual(left, right)
      case (.property, .position), (.position, .property): false
      }
    }

    private static func areEqual<Position: Comparable>(
      _ left: Position, _ right: any Comparable
    ) -> Bool {
      left == right as? Position
    }
  }

  private let object: () -> AnyObject
  private var way: [Step] = []
  /// For each place of a collection on the way, whether it has that place now.
  private var places: [() -> Bool] = []

  /// - Parameter object: Asked for when two are compared: a state finds its place in the tree late.
  package init(_ object: @escaping () -> AnyObject) {
    self.object = object
  }

  /// Whether it is not all that the object keeps.
  package var isPart: Bool { !way.isEmpty }

  /// Whether there is such a part now: a collection may be shorter than it was.
  package var exists: Bool { places.allSatisfy { $0() } }

  package func inner(_ keyPath: AnyKeyPath) -> BindingOrigin {
    var inner = self
    inner.way.append(.property(keyPath))
    return inner
  }

  package func inner(_ step: Step, exists: @escaping () -> Bool) -> BindingOrigin {
    var inner = self
    inner.way.append(step)
    inner.places.append(exists)
    return inner
  }

  package static func == (left: BindingOrigin, right: BindingOrigin) -> Bool {
    left.object() === right.object() && left.way == right.way
  }
}

/// Who runs now and wants to know which parts of values it reads, so that another part may change
/// without it.
@MainActor
package protocol PartReader: AnyObject {
  /// Reads the part.
  func read<Value>(_ part: BindingOrigin, _ value: @escaping () -> Value) -> Value
}

/// Where a binding finds who reads it.
@MainActor
package enum PartReading {
  /// Nil for somebody who does not want to know.
  package static var reader: (any PartReader)?
}
