// SPDX-License-Identifier: Apache-2.0

/// One line of a menu that an author gives an element.
public enum MenuEntry {
  /// Something to choose.
  case item(Item)
  /// A line between groups of items.
  case divider

  public struct Item {
    /// For people.
    public var label: String
    public var isEnabled: Bool
    /// Whether it takes something away for good: to be drawn so.
    public var isDestructive: Bool
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
