// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Keys as people write them: "Ctrl+Shift+S", "F10", "Page_Down", "Esc", "?", "Ctrl++".
enum KeyWord {
  /// nil for what is no key.
  static func binding(_ word: String) -> KeyBinding? {
    // "Ctrl++" ends with the key itself.
    let isPlus = word == "+" || word.hasSuffix("++")
    var parts = (isPlus ? String(word.dropLast()) : word).split(separator: "+").map(String.init)
    if isPlus { parts.append("plus") }
    guard let last = parts.popLast(), let key = key(last) else { return nil }
    var modifiers: KeyModifiers = []
    for part in parts {
      guard let modifier = Self.modifiers[part.lowercased()] else { return nil }
      modifiers.insert(modifier)
    }
    return KeyBinding(key, modifiers)
  }

  private static func key(_ word: String) -> Key? {
    if let sign = word.first, word.unicodeScalars.count == 1 { return Key(character: sign) }
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" }
    if let name = names[plain] { return Key(name) }
    // X's names of signs: "plus", "question".
    if Key(plain).character != nil { return Key(plain) }
    if plain.hasPrefix("f"), let number = Int(plain.dropFirst()), (1...35).contains(number) {
      return Key("F\(number)")
    }
    return nil
  }

  private static let modifiers: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "alt": .alt, "shift": .shift, "super": .super,
    "meta": .super,
  ]

  private static let names: [String: String] = [
    "esc": "Escape", "escape": "Escape", "enter": "Return", "return": "Return", "space": "space",
    "tab": "Tab", "backspace": "BackSpace", "delete": "Delete", "del": "Delete",
    "insert": "Insert", "home": "Home", "end": "End", "up": "Up", "down": "Down", "left": "Left",
    "right": "Right", "pageup": "Page_Up", "pagedown": "Page_Down", "menu": "Menu",
  ]
}
