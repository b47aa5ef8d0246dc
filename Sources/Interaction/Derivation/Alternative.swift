// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A way to do without a pointer what a gesture does with one.
public struct Alternative: Hashable, Sendable {
  /// Why an alternative has no key.
  public enum KeylessReason: Hashable, Sendable {
    /// The key map has none for it, as for an author's own action.
    case notAsked
    /// All keys that it asks for belong to these alternatives of the element, by name.
    case taken(by: [String])
  }

  /// Kebab-case, unique on its element.
  public var name: String
  /// For people.
  public var label: String
  /// The first is the one that is exposed; all of them work.
  public var keys: [KeyBinding]
  /// False for a finer or coarser form of another alternative that only keys offer.
  public var isAction: Bool
  /// Nil where there is a key.
  public var keylessReason: KeylessReason?
  /// What is said that its keys do; nil where that is only counted.
  var usage: KeyUsage?

  public init(
    name: String, label: String, keys: [KeyBinding], isAction: Bool = true,
    keylessReason: KeylessReason? = nil
  ) {
    self.name = name
    self.label = label
    self.keys = keys
    self.isAction = isAction
    self.keylessReason = keys.isEmpty ? keylessReason ?? .notAsked : nil
  }

  /// Puts keys behind its own.
  mutating func add(_ more: [KeyBinding]) {
    keys += more.filter { !keys.contains($0) }
    if !keys.isEmpty { keylessReason = nil }
  }

  /// Another alternative has these keys now.
  mutating func give(_ taken: [KeyBinding], to owner: String) {
    guard keys.contains(where: taken.contains) else { return }
    keys.removeAll { taken.contains($0) }
    if keys.isEmpty { keylessReason = .taken(by: [owner]) }
  }
}
