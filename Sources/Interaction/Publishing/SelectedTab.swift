// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Node {
  private static let selectedWord = "selected"

  /// Says in the description of a tab that it is the one that shows: when the focus comes to a tab,
  /// neither Orca says so by itself.
  ///
  /// Of a tab that is chosen while it has the focus, the change of its state is heard. Its description
  /// stays as it is until the focus goes, or both would be.
  ///
  /// - Parameter old: What the tab was before; nil for a new one.
  mutating func saySelected(after old: Node?) {
    guard states[.selected] else { return }
    if states[.focused], let old, old.states[.focused], !old.saysSelected { return }
    description = [description, Self.selectedWord].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var saysSelected: Bool {
    description == Self.selectedWord || description.hasSuffix(", " + Self.selectedWord)
  }
}
