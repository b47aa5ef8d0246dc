// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one element says of itself at one moment. Each fact is nil where it was not asked, or not
/// answered.
public struct ElementFacts: Hashable, Sendable {
  /// What the element is exposed as.
  public var role: Role
  /// The accessible name; empty where there is none.
  public var name: String
  /// AT-SPI: `org.a11y.atspi.Accessible.Description`.
  public var description: String
  /// Those that are set.
  public var states: StateSet
  /// AT-SPI: `org.a11y.atspi.Accessible.ChildCount`.
  public var childCount: Int?
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  public var value: Double?
  /// At most the first 4096 characters.
  public var text: String?
  /// AT-SPI: `org.a11y.atspi.Selection.NSelectedChildren`.
  public var selectedCount: Int?

  public init(
    role: Role, name: String = "", description: String = "", states: StateSet = [],
    childCount: Int? = nil, value: Double? = nil, text: String? = nil, selectedCount: Int? = nil
  ) {
    self.role = role
    self.name = name
    self.description = description
    self.states = states
    self.childCount = childCount
    self.value = value
    self.text = text
    self.selectedCount = selectedCount
  }
}
