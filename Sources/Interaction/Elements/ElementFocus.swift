// SPDX-License-Identifier: Apache-2.0

/// How the focus comes to an element, and how it moves among those inside.
public struct ElementFocus: Hashable, Sendable {
  /// Whether a press on the element brings the focus.
  public var comesByPress = true
  /// Whether the element has the focus when its window first has the keyboard.
  public var isDefault = false
  /// Whether a ring is drawn round the element while it has the focus.
  public var showsRing = true
  /// Whether the element has the focus each time that F6 comes to its section.
  public var isEntry = false
  /// Whether F6 stops here: at the element inside that had the focus last, or at the first.
  public var isSection = false
  /// Whether those inside are one stop of Tab; nil follows from the role.
  public var group: FocusGroup?

  public init() {}
}
