// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Remembers what was said of the element that has the focus, so that a change says only what
/// changed: "Zoom 125 %", and not the whole of a photo's state once more.
@MainActor
final class SpokenParts {
  private var element: ElementID?
  private var parts: [String] = []
  private var said = ""

  /// What an element's description is: everything, or for the focused element, since it got the
  /// focus, the parts that changed last.
  func description(of id: ElementID, parts: [String], isFocused: Bool) -> String {
    let whole = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    guard isFocused else {
      if element == id { element = nil }
      return whole
    }
    if element == id, self.parts.count == parts.count {
      let changed = zip(self.parts, parts).filter { $0 != $1 && !$1.isEmpty }.map { $0.1 }
      if !changed.isEmpty { said = changed.joined(separator: ", ") }
      if parts.allSatisfy(\.isEmpty) { said = "" }
    } else {
      element = id
      said = whole
    }
    self.parts = parts
    return said
  }
}
