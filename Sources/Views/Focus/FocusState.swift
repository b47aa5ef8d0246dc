// SPDX-License-Identifier: Apache-2.0

/// Which view has the focus, as a value that reads and moves it.
///
/// It is true, or has a view's value, while a view that is bound by `focused` has the focus.
/// Writing it moves the focus when the update has been made; where no view can take it, the value
/// goes back to what is the case.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Leads every copy of one view value to the storage that the tree keeps.
  @MainActor
  final class Link {
    var storage: FocusStorage<Value>

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

  private let link: Link

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

extension FocusState: LinkedProperty {
  func link(_ slot: PropertySlot) {
    if let kept = slot.kept as? FocusStorage<Value> {
      link.storage = kept
    } else {
      slot.kept = link.storage
      link.storage.graph = slot.reader.graph
    }
  }
}
