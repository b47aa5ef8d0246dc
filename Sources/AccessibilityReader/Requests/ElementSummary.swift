// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What a person recognizes an element by, asked of the element alone.
public struct ElementSummary: Hashable, Sendable {
  /// What the element is exposed as.
  public let role: Role
  /// The accessible name; empty where there is none.
  public let name: String
  /// `Accessible.AccessibleId`; empty where there is none.
  public let identifier: String
  /// nil for the application.
  public let parent: ObjectReference?

  public init(role: Role, name: String, identifier: String = "", parent: ObjectReference? = nil) {
    self.role = role
    self.name = name
    self.identifier = identifier
    self.parent = parent
  }
}
