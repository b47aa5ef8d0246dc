// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which elements of a window have which shortcut.
@MainActor
struct ShortcutTable {
  private var entries: [KeyBinding: [ElementReference]] = [:]

  mutating func change(_ element: Element, from old: [KeyBinding], to new: [KeyBinding]) {
    guard old != new else { return }
    for binding in old where !new.contains(binding) {
      entries[binding]?.removeAll { $0.element == nil || $0.element === element }
      if entries[binding]?.isEmpty == true { entries[binding] = nil }
    }
    for binding in Set(new) where !old.contains(binding) {
      entries[binding, default: []].append(ElementReference(element))
    }
  }

  /// The first in the tree that is not disabled, of those inside the container where one is given.
  func element(for binding: KeyBinding, inside container: Element?) -> Element? {
    guard let entries = entries[binding] else { return nil }
    let elements = entries.compactMap(\.element).filter { element in
      element.isEffectivelyEnabled && container.map(element.isInside) ?? true
    }
    guard elements.count > 1 else { return elements.first }
    return elements.map { (element: $0, place: $0.place) }
      .min { $0.place.lexicographicallyPrecedes($1.place) }?.element
  }
}
