// SPDX-License-Identifier: Apache-2.0

/// A value that belongs to one view in one place of the tree, and outlives the view's own value.
///
/// A body that reads it runs again after it was written. Writing is for callbacks: of gestures,
/// actions, `onAppear`, `onChange`.
@propertyWrapper
@MainActor @preconcurrency
public struct State<Value>: DynamicProperty {
  /// Leads the copies of one view value to the storage that the tree keeps.
  @MainActor
  final class Link {
    let initial: Value
    var storage: StateStorage<Value>?
    /// Whether the storage is that of a place in the tree.
    var isPlaced = false

    init(initial: Value) {
      self.initial = initial
    }

    /// Before the view is in a tree, the value is kept here alone.
    func resolved() -> StateStorage<Value> {
      if let storage { return storage }
      let storage = StateStorage(initial)
      self.storage = storage
      return storage
    }
  }

  private var link: Link

  /// The value that the state begins with, once for each place in the tree.
  public init(wrappedValue: Value) {
    link = Link(initial: wrappedValue)
  }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: Value) {
    link = Link(initial: initialValue)
  }

  /// The value now; a body that reads it runs again after it was written.
  public var wrappedValue: Value {
    get { link.resolved().read() }
    nonmutating set { link.resolved().write(newValue) }
  }

  /// A binding that reads and writes the state (`$value`).
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(
      origin: BindingOrigin { link.resolved() }, get: { link.resolved().read() },
      set: { value, transaction in withTransaction(transaction) { link.resolved().write(value) } })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: TrackedInput {}

extension State: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    let kept = slot.kept as? StateStorage<Value>
    if link.isPlaced, link.storage !== kept { link = Link(initial: link.initial) }
    link.isPlaced = true
    if let kept { link.storage = kept } else { slot.kept = link.resolved() }
  }
}

/// Where one `@State` lives for as long as its view stays in the tree.
@MainActor
final class StateStorage<Value>: Source {
  private var value: Value
  /// What was there before each of the changes that are still to be shown.
  private var history: [(number: UInt64, old: Value)] = []
  private var wasWritten = false
  override var hasParts: Bool { true }

  init(_ value: Value) {
    self.value = value
  }

  func read() -> Value {
    noteRead()
    guard !history.isEmpty else { return value }
    return history.first { ChangeOrder.isLater($0.number) }?.old ?? value
  }

  /// A value that is `Equatable` and equal changes nothing.
  func write(_ newValue: Value) {
    if Same.values(value, newValue) { return }
    if hasReaders {
      let number = ChangeOrder.number(for: Transaction.current ?? Transaction())
      if history.isEmpty { ChangeOrder.keep(self) }
      if history.last?.number != number { history.append((number, value)) }
    }
    value = newValue
    wasWritten = true
    changed()
  }
}

extension StateStorage: OutlivingState {
  /// An object changes without being written.
  var hasChanged: Bool { wasWritten || Value.self is AnyObject.Type }
}

extension StateStorage: ChangeHistory {
  func forgetHistory() { history.removeAll() }
}
