// SPDX-License-Identifier: Apache-2.0

/// One line of a menu that an author gives an element.
public enum MenuEntry {
  /// Something to choose.
  case item(Item)
  /// A line between groups of items.
  case divider

  /// What can be chosen, and what that does.
  public struct Item {
    /// For people.
    public var label: String
    /// False shows the item without letting anybody choose it.
    public var isEnabled: Bool
    /// Whether it takes something away for good: to be drawn so.
    public var isDestructive: Bool
    /// Called once the menu has closed and the focus is back.
    public var action: @MainActor () -> Void

    public init(
      _ label: String, isEnabled: Bool = true, isDestructive: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      self.label = label
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.action = action
    }
  }
}
