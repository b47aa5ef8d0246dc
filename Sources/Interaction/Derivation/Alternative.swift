// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A way to do without a pointer what a gesture does with one.
public struct Alternative: Hashable, Sendable {
  /// Kebab-case, unique on its element.
  public var name: String
  /// For people.
  public var label: String
  /// The first is the one that is told; all of them work.
  public var keys: [KeyBinding]
  /// False for a finer or coarser form of another alternative that only keys offer.
  public var isAction: Bool

  public init(name: String, label: String, keys: [KeyBinding], isAction: Bool = true) {
    self.name = name
    self.label = label
    self.keys = keys
    self.isAction = isAction
  }
}
