// SPDX-License-Identifier: Apache-2.0

/// Names a value that views tell the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// Where nobody says anything.
  static var defaultValue: Value { get }
  /// Puts a value together with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil where nobody says anything.
  public static var defaultValue: Value { nil }
}

/// A view that tells something, in place of what the views inside tell, or made of it.
struct PreferenceView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  /// Nil to take nothing from inside.
  let value: Key.Value?
  let change: ((inout Key.Value) -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { PreferenceNode(self, context) }
}

/// Something that tells a preference.
@MainActor
protocol PreferenceSource: ViewNode {
  /// Its value for the key; nil where it tells of another.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

/// Something that listens to a preference of the views inside.
@MainActor
protocol PreferenceListener: ViewNode {
  func preferenceMayHaveChanged(_ key: any PreferenceKey.Type)
}

extension ViewNode {
  /// What the views inside tell together; nil where none does.
  func gatheredPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    forEachChild { child in
      guard let value = child.toldPreference(key) else { return }
      if var sum = result {
        Key.reduce(value: &sum) { value }
        result = sum
      } else {
        result = value
      }
    }
    return result
  }

  /// What this view tells, or those inside together; nil where none does.
  func toldPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (self as? any PreferenceSource)?.preference(key) ?? gatheredPreference(key)
  }

  /// Lets those around who listen look again, once this update has been laid out.
  func tellPreference(_ key: any PreferenceKey.Type) {
    graph.preferences.add(PreferenceTelling(key: key, teller: self), to: graph)
  }
}

/// One view's word that what it tells may be another.
struct PreferenceTelling {
  let key: any PreferenceKey.Type
  /// Those around it listen; nil once it is gone.
  weak var teller: ViewNode?
  /// Those who listened to a view that leaves.
  var listeners: [any PreferenceListener] = []
}

/// What was told since listeners last looked: each looks once, however many have told, for it asks all
/// that is inside.
@MainActor
final class PreferenceTellings {
  private struct Look: Hashable {
    let listener: ObjectIdentifier
    let key: ObjectIdentifier
  }

  private var tellings: [PreferenceTelling] = []

  func add(_ telling: PreferenceTelling, to graph: ViewGraph) {
    tellings.append(telling)
    guard tellings.count == 1 else { return }
    graph.enqueue { [weak self] in self?.letListenersLook() }
  }

  private func letListenersLook() {
    let told = tellings
    tellings.removeAll()
    var looks: Set<Look> = []
    for telling in told {
      func ask(_ listener: any PreferenceListener) {
        let look = Look(
          listener: ObjectIdentifier(listener), key: ObjectIdentifier(telling.key))
        if looks.insert(look).inserted { listener.preferenceMayHaveChanged(telling.key) }
      }
      telling.listeners.forEach(ask)
      var node = telling.teller?.parent
      while let current = node {
        if let listener = current as? any PreferenceListener { ask(listener) }
        node = current.parent
      }
    }
  }
}

extension ViewNode {
  /// Lets those around who listen look again, as the node leaves: they are asked while the way to them
  /// is known.
  func tellThoseAroundAtEnd(_ key: any PreferenceKey.Type) {
    var listeners: [any PreferenceListener] = []
    var node = parent
    while let current = node {
      if let listener = current as? any PreferenceListener { listeners.append(listener) }
      node = current.parent
    }
    guard !listeners.isEmpty else { return }
    graph.preferences.add(PreferenceTelling(key: key, listeners: listeners), to: graph)
  }
}

final class PreferenceNode<Content: View, Key: PreferenceKey>: KeepingTransparentNode<
  PreferenceView<Content, Key>, Content
>, PreferenceSource
{
  init(_ view: PreferenceView<Content, Key>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    tellPreference(Key.self)
  }

  override func update(_ view: PreferenceView<Content, Key>) {
    let old = self.view.value
    super.update(view)
    let isSame =
      view.change == nil
      && (old.flatMap { old in view.value.map { Same.values(old, $0) } } ?? false)
    if !isSame { tellPreference(Key.self) }
    content.update(view.content)
  }

  override func unmount() {
    tellThoseAroundAtEnd(Key.self)
    super.unmount()
  }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return nil }
    if let change = view.change {
      var value = gatheredPreference(Key.self) ?? Key.defaultValue
      change(&value)
      return value as? Other.Value
    }
    return view.value.flatMap { $0 as? Other.Value }
  }
}

/// A view that listens to a preference of the views inside.
struct PreferenceChangeView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  let key: Key.Type
  /// Whether it hears of the default value where nothing inside tells another one.
  var asksAtOnce = false
  let action: (Key.Value) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PreferenceChangeNode(self, context)
  }
}

final class PreferenceChangeNode<Content: View, Key: PreferenceKey>: KeepingTransparentNode<
  PreferenceChangeView<Content, Key>, Content
>, PreferenceListener
{
  private var last: Key.Value = Key.defaultValue
  private var hasTold = false
  private var isMounted = true
  /// How often it was told in one update of the window, and in which.
  private var told = (update: -1, count: 0)
  /// What is told by a view that its own listener makes anew, and cannot be compared, would be told
  /// for ever.
  private let mostInOneUpdate = 4

  init(_ view: PreferenceChangeView<Content, Key>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    guard view.asksAtOnce else { return }
    graph.enqueue { [weak self] in self?.preferenceMayHaveChanged(Key.self) }
  }

  override func update(_ view: PreferenceChangeView<Content, Key>) {
    super.update(view)
    content.update(view.content)
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }

  func preferenceMayHaveChanged(_ key: any PreferenceKey.Type) {
    guard isMounted, key == Key.self else { return }
    let value = gatheredPreference(Key.self) ?? Key.defaultValue
    guard !hasTold || !Same.values(last, value) else { return }
    let update = graph.statistics.updates
    if told.update != update { told = (update, 0) }
    guard told.count < mostInOneUpdate else { return }
    told.count += 1
    hasTold = true
    last = value
    view.action(value)
  }
}

extension View {
  /// Tells the views around this one a value.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value, change: nil)
  }

  /// Changes what the views inside tell those outside.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: nil, change: callback)
  }

  /// Runs with what the views inside tell together, at first and whenever it is something else.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceChangeView(content: self, key: key, action: action)
  }

  /// A view in front of this one, made of what the views inside tell.
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, Key, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// A view behind this one, made of what the views inside tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, Key, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with another in front or behind that is made of what it tells.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  /// nil until what is inside has been asked.
  @State private var value: Key.Value?

  var body: some View {
    LayeredView(
      content: PreferenceChangeView(content: content, key: Key.self, asksAtOnce: true) {
        value = .some($0)
      },
      layer: value.map(transform), alignment: alignment, isBehind: isBehind)
  }
}
