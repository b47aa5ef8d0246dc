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
  func link(_ slot: PropertySlot)
}

/// Where the tree keeps what one property of one view needs.
@MainActor
final class PropertySlot {
  unowned let reader: any Reader
  var kept: AnyObject?

  init(reader: any Reader) {
    self.reader = reader
  }
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

/// The dynamic properties of one view, found by reflection when it enters the tree.
@MainActor
final class PropertyLinks {
  private unowned let reader: any Reader
  private var slots: [PropertySlot] = []
  private var cursor = 0
  /// Own structures to be updated before the body runs.
  private var updatable: [any DynamicProperty] = []

  /// Nil for a view without dynamic properties, which is then never reflected again.
  ///
  /// - Parameter kept: What the properties of an earlier node of the view kept, in their order.
  init?<V: View>(_ view: V, reader: any Reader, kept: [AnyObject?] = []) {
    self.reader = reader
    for kept in kept {
      let slot = PropertySlot(reader: reader)
      slot.kept = kept
      slots.append(slot)
    }
    link(view)
    if slots.isEmpty, updatable.isEmpty { return nil }
  }

  func link<V: View>(_ view: V) {
    cursor = 0
    updatable.removeAll(keepingCapacity: true)
    linkChildren(of: (view as? any PropertyOwner)?.propertyOwner ?? view)
  }

  /// What the properties keep that has to outlive a node which leaves for a while.
  var kept: [AnyObject?] { slots.map { ($0.kept as? any OutlivingState)?.outlives } }

  func update() {
    for index in updatable.indices { updatable[index].update() }
  }

  private func linkChildren(of value: Any) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any LinkedProperty {
        property.link(nextSlot())
      } else if let property = child.value as? any DynamicProperty {
        linkChildren(of: property)
        updatable.append(property)
      }
    }
  }

  private func nextSlot() -> PropertySlot {
    defer { cursor += 1 }
    if cursor < slots.count { return slots[cursor] }
    let slot = PropertySlot(reader: reader)
    slots.append(slot)
    return slot
  }
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

  func link(_ slot: PropertySlot) {
    if let kept = slot.kept as? Kept {
      storage.link(to: kept.storage)
    } else {
      slot.kept = Kept(storage)
    }
  }
}
