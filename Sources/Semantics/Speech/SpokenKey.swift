// SPDX-License-Identifier: Apache-2.0

/// A key of an action, as it is written in AT-SPI, as people read it, and as Orca 43 says it.
struct SpokenKey {
  private let modifiers: [Substring]
  private let key: Key

  /// From `mnemonic;sequence;shortcut`; nil where the shortcut is missing, which is all that Orca
  /// says.
  init?(_ actionKeyBinding: String) {
    let fields = actionKeyBinding.split(separator: ";", omittingEmptySubsequences: false)
    self.init(accelerator: fields.count == 3 ? fields[2] : fields.count == 2 ? fields[1] : "")
  }

  init?(accelerator: Substring) {
    var rest = accelerator
    var modifiers: [Substring] = []
    while rest.first == "<", let end = rest.firstIndex(of: ">") {
      modifiers.append(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    guard !rest.isEmpty else { return nil }
    self.modifiers = modifiers
    key = Key(String(rest))
  }

  /// The key of a sequence that has no other; nil where there is none.
  static func sequence(_ actionKeyBinding: String) -> SpokenKey? {
    let fields = actionKeyBinding.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 3, !fields[1].contains(":") else { return nil }
    return SpokenKey(accelerator: fields[1])
  }

  /// For people ("Ctrl+Page Up").
  var label: String {
    var names = KeyModifiers()
    for modifier in modifiers {
      switch modifier.lowercased() {
      case "control", "primary", "ctrl": names.insert(.control)
      case "shift": names.insert(.shift)
      case "alt", "mod1": names.insert(.alt)
      case "super", "meta", "mod4": names.insert(.super)
      default: break
      }
    }
    return KeyBinding(key, names).label
  }

  /// A key by its name alone; with others held as GTK writes it (`Gtk.accelerator_get_label`).
  var spoken: String {
    if modifiers.isEmpty {
      return Self.words[key.name] ?? (key.name.count == 1 ? key.name.uppercased() : key.name)
    }
    let order = [
      ("shift", "Shift"), ("control", "Ctrl"), ("primary", "Ctrl"), ("alt", "Alt"),
      ("super", "Super"),
    ]
    let held = Set(modifiers.map { $0.lowercased() })
    let prefix = order.filter { held.contains($0.0) }.map { $0.1 + "+" }.joined()
    return prefix
      + (Self.written[key.name] ?? (key.name.count == 1 ? key.name.uppercased() : key.name))
  }

  /// Orca 43's `keynames.py`, of what GTK 3 writes.
  private static let words: [String: String] = [
    "Return": "return", "space": "Space", "Up": "up", "Down": "down", "Left": "left",
    "Right": "right", "Home": "home", "End": "end", "Page_Up": "Page up",
    "Page_Down": "Page down", "Escape": "escape", "Tab": "tab", "Delete": "delete",
    "BackSpace": "backspace", "Menu": "menu", "plus": "plus", "minus": "dash", "equal": "equals",
    "bracketleft": "left bracket", "bracketright": "right bracket", "comma": "comma",
    "period": "dot", "backslash": "Backslash", "Insert": "insert", "slash": "slash",
  ]

  private static let written: [String: String] = [
    "space": "Space", "Page_Up": "Page up", "Page_Down": "Page down", "plus": "+", "minus": "-",
    "equal": "=", "bracketleft": "[", "bracketright": "]", "comma": ",", "period": ".",
    "backslash": "Backslash", "slash": "/",
  ]
}

extension Action {
  /// What does it, for people ("Ctrl+Page Up"); empty where no key does.
  public var keyLabel: String {
    (SpokenKey(keyBinding) ?? SpokenKey.sequence(keyBinding))?.label ?? ""
  }
}
