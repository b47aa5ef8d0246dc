// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Reads the keys of AT-SPI's `mnemonic;sequence;shortcut`: "<Control>plus", or "Ctrl+P" as Qt says.
enum Accelerator {
  /// The shortcut; where there is none, a sequence of one key, then the mnemonic; nil where there is
  /// none of them, or a word in it is unknown.
  static func binding(of text: String) -> KeyBinding? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let shortcut = parts.count > 2 ? parts[2] : parts.count == 1 ? parts[0] : ""
    let mnemonic = parts.count > 1 ? parts[0] : ""
    let sequence = parts.count > 2 && !parts[1].contains(":") ? parts[1] : ""
    // A mnemonic alone counts only while its menu is open, and is not pressed.
    let candidates = [shortcut, sequence, mnemonic.contains("<") ? mnemonic : ""]
    for candidate in candidates where !candidate.isEmpty {
      if let binding = parse(candidate) { return binding }
    }
    return nil
  }

  private static func parse(_ text: String) -> KeyBinding? {
    var modifiers: KeyModifiers = []
    var rest = text[...]
    while rest.hasPrefix("<"), let end = rest.firstIndex(of: ">") {
      let name = rest[rest.index(after: rest.startIndex)..<end]
      guard let modifier = modifier(String(name)) else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    let words = rest.split(separator: "+").map(String.init)
    for word in words.dropLast() {
      guard let modifier = modifier(word) else { return nil }
      modifiers.insert(modifier)
    }
    guard let key = words.last, Key(key).keysym != nil else { return nil }
    return KeyBinding(Key(key.count == 1 ? key.lowercased() : key), modifiers)
  }

  private static func modifier(_ name: String) -> KeyModifiers? {
    switch name.lowercased() {
    case "control", "ctrl", "primary": .control
    case "alt", "mod1": .alt
    case "shift": .shift
    case "super", "meta": .super
    default: nil
    }
  }
}
