// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that hide everything outside of them while they are there, and where the focus was
/// before each of them came.
@MainActor
final class ModalStack {
  /// What the focus goes through while one element is the topmost.
  private struct Level {
    /// Nil while there is no such element.
    let modal: ElementID?
    /// Nil where nothing had the focus.
    var memory: FocusMemory?
  }

  private var modals: [ElementID: ElementReference] = [:]
  /// In the order in which they came.
  private var levels: [Level] = []

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
  func remember(_ memory: FocusMemory?) {
    let modal = topmost?.id
    if let index = levels.lastIndex(where: { $0.modal == modal }) {
      levels.removeSubrange(levels.index(after: index)...)
      levels[index].memory = memory
    } else {
      levels.append(Level(modal: modal, memory: memory))
    }
  }

  /// To be called while nothing has the focus, or what had it is gone.
  func rememberNothing() {
    let modal = topmost?.id
    if !levels.contains(where: { $0.modal == modal }) { levels.append(Level(modal: modal)) }
  }

  /// Whether an element has gone, or is no longer the topmost, since the focus was last looked at.
  var hasReturned: Bool {
    let modal = topmost?.id
    return levels.last?.modal != modal && levels.contains { $0.modal == modal }
  }

  /// What had the focus where it can now be, before the elements came that are gone, or its
  /// nearest neighbour.
  func nearest(in order: [FocusTarget], of scene: InteractionScene) -> FocusTarget? {
    let modal = topmost?.id
    return levels.last { $0.modal == modal }?.memory?.nearest(in: order, of: scene)
  }

  private static func isExposed(_ element: Element) -> Bool {
    guard element.scene != nil, !element.cache.nodes.isEmpty, element.oneForAllRound == nil else {
      return false
    }
    var outer: Element? = element
    while let current = outer {
      if !current.isShowing || current.part?.isExposed == false { return false }
      let declaration = current.declaration
      if declaration.isHidden == true { return false }
      if current !== element, declaration.childBehavior == .ignore { return false }
      outer = current.parent
    }
    return true
  }
}
