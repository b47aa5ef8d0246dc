// SPDX-License-Identifier: Apache-2.0

/// Which action of an element a handler carries out.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// For people; empty for the default action.
  let label: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(label: "")
  public static let escape = AccessibilityActionKind(label: "Escape")
  public static let delete = AccessibilityActionKind(label: "Delete")
  public static let showMenu = AccessibilityActionKind(label: "Show menu")

  private init(label: String) {
    self.label = label
  }

  @MainActor
  public init(named name: Text) {
    label = name.string
  }
}
