// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that hide everything outside of them while they are there.
@MainActor
final class ModalStack {
  private var modals: [ElementID: ElementReference] = [:]
  /// What had the focus before the first one came.
  private var before: FocusTarget?

  func set(_ element: Element, isModal: Bool) {
    if isModal {
      modals[element.id] = ElementReference(element)
    } else if !modals.isEmpty {
      modals[element.id] = nil
    }
  }

  /// The last one in the order of the elements; one round another comes before it.
  var topmost: Element? {
    guard !modals.isEmpty else { return nil }
    return modals.values.compactMap(\.element).filter(Self.isExposed)
      .max { $0.place.lexicographicallyPrecedes($1.place) }
  }

  /// To be called with the focus whenever it may have changed.
  func remember(_ focus: FocusTarget) {
    if topmost == nil { before = focus }
  }

  /// Where the focus goes when the last one is gone.
  func focusToReturn(to order: [FocusTarget]) -> FocusTarget? {
    guard topmost == nil, let before else { return nil }
    return order.first { $0 == before }
  }

  private static func isExposed(_ element: Element) -> Bool {
    guard element.scene != nil, !element.cache.nodes.isEmpty else { return false }
    var outer: Element? = element
    while let current = outer {
      if !current.isShowing || current.part?.isExposed == false { return false }
      let declaration = current.declaration
      if declaration.isHidden == true { return false }
      if current !== element, [.ignore, .combine].contains(declaration.childBehavior) {
        return false
      }
      outer = current.parent
    }
    return true
  }
}
