// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A way to do without a pointer what a gesture does with one.
public struct Alternative: Hashable, Sendable {
  /// Kebab-case, unique on its element.
  public var name: String
  public var label: String
  /// The first is the one that is told; all of them work.
  public var keys: [KeyBinding]
}
