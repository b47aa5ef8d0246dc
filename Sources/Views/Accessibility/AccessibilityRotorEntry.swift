// SPDX-License-Identifier: Apache-2.0

/// One place that a rotor leads to: the view that `accessibilityRotorEntry(id:in:)` gave the same id.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: String
  let id: ID
  let namespace: Namespace.ID?

  /// The label is what the place is called; without a namespace the entry leads nowhere.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID? = nil
  ) {
    self.init(label.string, id: id, in: namespace)
  }

  /// The same with a label that is a string.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID? = nil
  ) {
    self.label = String(label)
    self.id = id
    self.namespace = namespace
  }

  public var _entries: [_RotorEntry] {
    [_RotorEntry(label: label, id: AnyHashable(id), namespace: namespace)]
  }
}
