// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A property of a view that brings its value from outside the view: `@State`, `@Environment`,
/// `@GestureState`, or a structure of your own that holds some of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each run of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the property has nothing to prepare.
  public mutating func update() {}
}

/// A property that keeps something in the tree.
@MainActor
protocol LinkedProperty {
  /// Takes over what the slot kept from an earlier value of the view, or leaves something there.
  func link(_ slot: inout PropertySlot)
}

/// Where the tree keeps what one property of one view needs.
@MainActor
struct PropertySlot {
  let reader: any Reader
  var kept: AnyObject?
}

/// What a property keeps, where it may have to outlive its node: a row that was scrolled out of
/// sight goes, and comes back as it was.
@MainActor
protocol OutlivingState: AnyObject {
  /// Whether it differs from what a new node would begin with.
  var hasChanged: Bool { get }
}

extension OutlivingState {
  fileprivate var outlives: AnyObject? { hasChanged ? self : nil }
}

/// The dynamic properties of one view.
@MainActor
final class PropertyLinks {
  private unowned let reader: any Reader
  /// What they keep, in their order.
  private var slots: [AnyObject?]
  private var cursor = 0
  /// Own structures to be updated before the body runs.
  private var updatable: [any DynamicProperty] = []

  /// Nil for a view without dynamic properties.
  ///
  /// - Parameter kept: What the properties of an earlier node of the view kept, in their order.
  init?<V: View>(_ view: V, reader: any Reader, kept: [AnyObject?] = []) {
    guard PropertyPlaces.of(V.self).mayHaveSome else { return nil }
    self.reader = reader
    slots = kept
    link(view)
    if slots.isEmpty, updatable.isEmpty { return nil }
  }

  func link<V: View>(_ view: V) {
    cursor = 0
    if !updatable.isEmpty { updatable.removeAll(keepingCapacity: true) }
    PropertyPlaces.link(view, self)
    assert(cursor == slots.count)
  }

  /// What the properties keep that has to outlive a node which leaves for a while.
  var kept: [AnyObject?] { slots.map { ($0 as? any OutlivingState)?.outlives } }

  func update() {
    for index in updatable.indices { updatable[index].update() }
  }

  /// The next one keeps something in the tree.
  func take(_ property: any LinkedProperty) {
    let isNew = cursor == slots.count
    var slot = PropertySlot(reader: reader, kept: isNew ? nil : slots[cursor])
    property.link(&slot)
    if isNew { slots.append(slot.kept) } else { slots[cursor] = slot.kept }
    cursor += 1
  }

  /// The next one brings others with it, which have been taken.
  func take(structure: any DynamicProperty) { updatable.append(structure) }
}

/// A view whose dynamic properties are those of something else.
@MainActor
protocol PropertyOwner {
  var propertyOwner: Any { get }
}

extension GestureState: DynamicProperty, TrackedInput {}

extension GestureState: LinkedProperty {
  /// What the tree keeps of a gesture state: its storage, and who reads it.
  @MainActor
  private final class Kept: Source {
    let storage: GestureState<Value>.Storage

    init(_ storage: GestureState<Value>.Storage) {
      self.storage = storage
      super.init()
      storage.onRead = { [weak self] in self?.noteRead() }
      storage.onChange = { [weak self] in self?.changed() }
    }
  }

  func link(_ slot: inout PropertySlot) {
    if let kept = slot.kept as? Kept {
      storage.link(to: kept.storage)
    } else {
      slot.kept = Kept(storage)
    }
  }
}
