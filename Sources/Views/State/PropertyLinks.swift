// SPDX-License-Identifier: Apache-2.0

/// The dynamic properties of one view, found by reflection when it enters the tree.
@MainActor
final class PropertyLinks {
  private unowned let reader: any Reader
  private var slots: [PropertySlot] = []
  private var cursor = 0
  /// Own structures to be updated before the body runs.
  private var updatable: [any DynamicProperty] = []

  /// Nil for a view without dynamic properties, which is then never reflected again.
  init?<V: View>(_ view: V, reader: any Reader) {
    self.reader = reader
    link(view)
    if slots.isEmpty, updatable.isEmpty { return nil }
  }

  func link<V: View>(_ view: V) {
    cursor = 0
    updatable.removeAll(keepingCapacity: true)
    linkChildren(of: (view as? any PropertyOwner)?.propertyOwner ?? view)
  }

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
