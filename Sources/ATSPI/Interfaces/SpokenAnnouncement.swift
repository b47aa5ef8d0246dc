// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An announcement that stands as the description of the element that had the focus.
struct SpokenAnnouncement {
  let element: ElementID
  let text: String
  /// What the application says of the element, which comes back when the focus leaves it.
  let ownDescription: String

  /// Keeps the words in place while the element has the focus and its own description stays what
  /// it was; nil where they are over.
  func kept(in update: inout TreeUpdate) -> SpokenAnnouncement? {
    guard let index = update.nodes.firstIndex(where: { $0.id == element }) else { return self }
    let node = update.nodes[index]
    let hasFocus = node.states[.focused] || node.states[.active]
    guard hasFocus, node.description == ownDescription else { return nil }
    update.nodes[index].description = text
    return self
  }
}
