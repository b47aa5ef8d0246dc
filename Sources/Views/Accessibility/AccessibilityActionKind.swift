// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Which action of an element a handler carries out.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// For people; empty for the default action.
  let label: String
  /// Whose keys the action takes.
  let purpose: KeyMap.Purpose?

  /// What a press does.
  public static let `default` = AccessibilityActionKind(label: "")
  /// Leaves what is open; Escape does it as well.
  public static let escape = AccessibilityActionKind(label: "Escape", purpose: .dismiss)
  /// The one thing that matters most now. No key is known for it: it is an action like any other.
  public static let magicTap = AccessibilityActionKind(label: "Magic tap")
  /// Delete does it as well.
  public static let delete = AccessibilityActionKind(label: "Delete", purpose: .delete)
  /// The Menu key and Shift+F10 do it as well.
  public static let showMenu = AccessibilityActionKind(label: "Show menu", purpose: .showMenu)

  private init(label: String, purpose: KeyMap.Purpose? = nil) {
    self.label = label
    self.purpose = purpose
  }

  /// An action of an author's own, under a name that people read.
  @MainActor
  public init(named name: Text) {
    self.init(label: name.string)
  }
}
