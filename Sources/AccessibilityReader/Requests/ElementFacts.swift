// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one element says of itself at one moment. Each fact is nil where it was not asked, or not
/// answered.
public struct ElementFacts: Hashable, Sendable {
  public var role: Role
  public var name: String
  public var description: String
  public var states: StateSet
  public var childCount: Int?
  public var value: Double?
  /// At most the first 4096 characters.
  public var text: String?
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
