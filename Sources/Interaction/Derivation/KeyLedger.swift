// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which alternative of an element has which key.
struct KeyLedger {
  /// By the alternatives' names.
  private var owners: [KeyBinding: String] = [:]
  /// The keys that are kept for what the author declared, by its name.
  private var reserved: [KeyBinding: String] = [:]
  /// From here on what is kept is given out.
  var isAddingDeclared = false

  /// All keys that are still free; where none is, the first spare one that is.
  mutating func give(
    _ asked: [KeyBinding], _ spare: @autoclosure () -> [KeyBinding], to name: String
  ) -> ([KeyBinding], Alternative.KeylessReason?) {
    var keys = free(asked, for: name)
    var spares: [KeyBinding] = []
    if keys.isEmpty, !asked.isEmpty {
      spares = spare()
      keys = Array(free(spares, for: name).prefix(1))
    }
    for key in keys { owners[key] = name }
    guard keys.isEmpty, !asked.isEmpty else { return (keys, nil) }
    var holders: [String] = []
    for key in asked + spares {
      guard let owner = owner(key, name), !holders.contains(owner) else { continue }
      holders.append(owner)
    }
    return ([], .taken(by: holders))
  }

  /// Keeps keys that nobody has.
  mutating func reserve(_ keys: [KeyBinding], for name: String) {
    for key in keys where owners[key] == nil && reserved[key] == nil { reserved[key] = name }
  }

  /// The keys of these that are free, or kept for this.
  mutating func take(_ keys: [KeyBinding], for name: String) -> [KeyBinding] {
    let free = free(keys, for: name)
    for key in free { owners[key] = name }
    return free
  }

  private func free(_ keys: [KeyBinding], for name: String) -> [KeyBinding] {
    keys.filter { owner($0, name) == nil }
  }

  /// Who else has the key, or will have it.
  private func owner(_ key: KeyBinding, _ name: String) -> String? {
    if let owner = owners[key] { return owner }
    guard let owner = reserved[key], !(isAddingDeclared && owner == name) else { return nil }
    return owner
  }
}
