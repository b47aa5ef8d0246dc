// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an application says stands at the middle of an element.
public enum HitDetails: Hashable, Sendable, Codable {
  case nothing
  /// An element of the tree: itself, or another.
  case element(ElementID)
  /// An object that is not in the tree, by its path on the bus.
  case stranger(path: String)
}
