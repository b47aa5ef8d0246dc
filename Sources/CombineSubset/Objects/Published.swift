// SPDX-License-Identifier: Apache-2.0

/// A property of a class that tells of its changes, before they happen.
@propertyWrapper
public struct Published<Value> {
  private var core: PublishedCore<Value>

  public init(wrappedValue: Value) {
    core = PublishedCore(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Hands out the value, then each new one just before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(core: core) }
    set { core = newValue.core }
  }

  /// Properties of structures cannot tell of their changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { core.value }
    set { core.set(newValue) }
  }

  /// The property itself; setting it tells the object first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].core.value }
    set { object[keyPath: storageKeyPath].core.set(newValue) }
  }

  /// Hands out the values of one property.
  public struct Publisher: CombineSubset.Publisher {
    /// What the property holds.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let core: PublishedCore<Value>

    /// Attaches a subscriber, which is given the present value on its first demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      core.attach(subscriber)
    }
  }
}

extension Published: PublishedProperty {
  func tell(through publisher: ObservableObjectPublisher) { core.tell(through: publisher) }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, until its object is freed.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.core.follow(self)
  }
}
