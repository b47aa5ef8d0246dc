// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction
import Observation

/// Names a value that a view gives to others while it has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the views with the focus, and those of the window, give to others.
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// An author's own value; nil where no view gives it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  fileprivate subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  fileprivate func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { Same.values(value, $0) } ?? false
      }
  }
}

/// A node whose view gives a value to others.
@MainActor
protocol FocusedValueGiver: ViewNode {
  /// Nil for a value that is given as long as the view is there.
  var focusedElement: Element? { get }
  func give(to values: inout FocusedValues)
}

extension FocusedValueGiver {
  fileprivate var isOnShownPage: Bool { environment.known.isOnShownPage }
}

/// The values that one window's views give to others.
@MainActor
final class FocusedValueSource: Source {
  private struct Entry {
    weak var giver: (any FocusedValueGiver)?
  }

  /// That of the window which was used last: for menus, which stand in no view.
  private static weak var last: FocusedValueSource?

  private var entries: [Entry] = []
  private var values = FocusedValues()
  private weak var focused: Element?
  /// Whether something may be given that was not before: of some values that cannot be told.
  private var isStale = false

  nonisolated override init() {}

  /// - Parameter reader: Of the view that reads; nil for somebody who is no view.
  static func values(for reader: (any Reader)?) -> FocusedValues {
    let source = (reader ?? Source.reader)?.graph.focusedValues ?? last
    source?.noteRead()
    return source?.values ?? FocusedValues()
  }

  func add(_ giver: any FocusedValueGiver) {
    entries.append(Entry(giver: giver))
    isStale = true
  }

  func giverChanged() { isStale = true }

  func remove(_ giver: any FocusedValueGiver) {
    isStale = true
    entries.removeAll { $0.giver == nil || $0.giver === giver }
  }

  /// Gathers what is given now. While a menu has the focus, what had it before still gives its values.
  func follow(_ focused: Element?) {
    guard !entries.isEmpty || !values.values.isEmpty else { return }
    Self.last = self
    if focused !== self.focused, !(focused.map(Self.isInMenu) ?? false) {
      self.focused = focused
      isStale = true
    }
    guard isStale else { return }
    isStale = false
    var now = FocusedValues()
    let focusedWay = Set(
      sequence(first: self.focused, next: { $0?.parent }).compactMap {
        $0.map(ObjectIdentifier.init)
      })
    // Inner views come last, and are the ones that count.
    let givers = entries.compactMap(\.giver).filter { $0.parent != nil && $0.isOnShownPage }
    for giver in givers.sorted(by: { $0.depth < $1.depth }) {
      guard let element = giver.focusedElement else {
        giver.give(to: &now)
        continue
      }
      if focusedWay.contains(ObjectIdentifier(element)) { giver.give(to: &now) }
    }
    guard !now.isSame(as: values) else { return }
    values = now
    changed()
  }

  private static func isInMenu(_ element: Element) -> Bool {
    sequence(first: element, next: \.parent).contains { element in
      element.declarations.contains { $0.role == .menuBar }
    }
  }
}

/// A view that gives a value to others: while it has the focus, or as long as it is there.
private struct FocusedValueView<Content: View>: View {
  let content: Content
  let isOfWindow: Bool
  let give: (inout FocusedValues) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FocusedValueNode(self, content: content._makeNode(context), context)
  }
}

private final class FocusedValueNode<Content: View>: ElementModifierNode<
  FocusedValueView<Content>, Content
>, FocusedValueGiver
{
  private var view: FocusedValueView<Content>

  override init(
    _ view: FocusedValueView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    graph.focusedValues.add(self)
  }

  override func update(_ view: FocusedValueView<Content>) {
    self.view = view
    graph.focusedValues.giverChanged()
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    graph.focusedValues.giverChanged()
  }

  override func unmount() {
    graph.focusedValues.remove(self)
    super.unmount()
  }

  var focusedElement: Element? { view.isOfWindow ? nil : target?.element }
  func give(to values: inout FocusedValues) { view.give(&values) }

  override var innerTarget: ElementHolder? { semanticTarget }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }
}

extension View {
  /// Gives a value to views and menus that read it by `@FocusedValue`, while the view, or one inside it,
  /// has the focus. Nil gives nothing.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfWindow: false) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// The same for a model, which is read by its type.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfWindow: false) { values in
      if let object { values[object: T.self] = object }
    }
  }

  /// Gives a value to views and menus of the window that read it by `@FocusedValue`, whatever has the
  /// focus. Nil gives nothing.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfWindow: true) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// The same for a model, which is read by its type.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfWindow: true) { values in
      if let object { values[object: T.self] = object }
    }
  }
}

/// Leads a property to the view that it belongs to.
@MainActor
private final class FocusedValueLink {
  weak var reader: (any Reader)?
}

/// A value that the view with the focus gives, or one of the window; nil where none does. In `Commands`
/// it is that of the window which was used last.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var link = FocusedValueLink()

  /// A value by its name.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// A model by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value now; a body that reads it runs again when it changes.
  public var wrappedValue: Value? { read(FocusedValueSource.values(for: link.reader)) }
}

extension FocusedValue: TrackedInput {}

extension FocusedValue: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    if let reader = link.reader, reader !== slot.reader { link = FocusedValueLink() }
    link.reader = slot.reader
  }
}

/// The value of a binding that the view with the focus gives, or one of the window, to read and to write;
/// nil where none does.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var link = FocusedValueLink()

  /// A binding by its name.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? { read(FocusedValueSource.values(for: link.reader)) }

  /// What the binding reads; nothing is written where there is none, and no nil.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding that reads and writes the value (`$value`).
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: TrackedInput {}

extension FocusedBinding: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    if let reader = link.reader, reader !== slot.reader { link = FocusedValueLink() }
    link.reader = slot.reader
  }
}
