// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Which view has the focus, as a value that reads and moves it.
///
/// It is true, or has a view's value, while a view that is bound by `focused` has the focus.
/// Writing it moves the focus when the update has been made; where no view can take it, the value
/// goes back to what is the case.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Leads the copies of one view value to the storage that the tree keeps.
  @MainActor
  final class Link {
    var storage: FocusStorage<Value>
    /// Whether the storage is that of a place in the tree.
    var isPlaced = false

    init(empty: Value) {
      storage = FocusStorage(empty: empty)
    }
  }

  /// A focus state that is handed on.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    let link: Link

    /// As in the state that was handed on; writing moves the focus.
    public var wrappedValue: Value {
      get { link.storage.read() }
      nonmutating set { link.storage.write(newValue) }
    }

    /// The binding itself, so that `$binding` hands it on once more.
    public var projectedValue: Binding { self }
  }

  private var link: Link

  /// False while no bound view has the focus.
  public init() where Value == Bool {
    link = Link(empty: false)
  }

  /// Nil while no bound view has the focus.
  public init<T: Hashable>() where Value == T? {
    link = Link(empty: nil)
  }

  /// Which bound view has the focus now; writing moves it at the next update.
  public var wrappedValue: Value {
    get { link.storage.read() }
    nonmutating set { link.storage.write(newValue) }
  }

  /// What `focused` takes (`$state`).
  public var projectedValue: Binding { Binding(link: link) }
}

extension FocusState: TrackedInput {}

extension FocusState.Binding: ComparableInput {
  func isSame(as other: Self) -> Bool { link.storage === other.link.storage }
}

extension FocusState: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    let kept = slot.kept as? FocusStorage<Value>
    if link.isPlaced, link.storage !== kept { link = Link(empty: link.storage.empty) }
    link.isPlaced = true
    if let kept {
      link.storage = kept
    } else {
      slot.kept = link.storage
      link.storage.graph = slot.reader.graph
    }
  }
}

/// Where one focus state lives for as long as its view stays in the tree.
@MainActor
final class FocusStorage<Value: Hashable>: Source {
  /// A view that is bound to the state, and the value that stands for it.
  @MainActor
  final class Target {
    var value: Value
    weak var element: Element?

    init(_ value: Value) {
      self.value = value
    }
  }

  private struct WeakTarget {
    weak var target: Target?
  }

  let empty: Value
  private var value: Value
  private var targets: [WeakTarget] = []
  /// What was written since the focus followed; nil for nothing. What becomes of the focus meanwhile,
  /// as where a button is disabled by the same change, does not take it back.
  private var wanted: Value?
  weak var graph: ViewGraph?
  /// Which value the window starts with.
  var preferred: (value: Value, priority: DefaultFocusEvaluationPriority)?

  init(empty: Value) {
    self.empty = empty
    value = empty
  }

  func add(_ target: Target) {
    targets.removeAll { $0.target == nil }
    targets.append(WeakTarget(target: target))
  }

  func read() -> Value {
    noteRead()
    return value
  }

  /// The focus follows when the update has been made: the view may only just be on its way.
  func write(_ newValue: Value) {
    guard newValue != value || wanted != nil else { return }
    set(newValue)
    wanted = newValue
    graph?.enqueue { [weak self] in self?.moveFocus() }
  }

  /// A bound view got the focus or lost it.
  func focusChanged(_ target: Target, _ isFocused: Bool) {
    guard wanted == nil else { return }
    if isFocused { set(target.value) } else if value == target.value { set(empty) }
  }

  private func set(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    changed()
  }

  private func moveFocus() {
    guard let wanted else { return }
    self.wanted = nil
    let live = targets.compactMap(\.target)
    if wanted == empty {
      for target in live where target.element?.isFocused == true { target.element?.giveFocusUp() }
      return
    }
    if live.contains(where: { $0.value == wanted && $0.element?.takeFocus() == true }) {
      set(wanted)
      return
    }
    set(live.first { $0.element?.isFocused == true }?.value ?? empty)
  }
}
