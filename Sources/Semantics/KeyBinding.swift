// SPDX-License-Identifier: Apache-2.0

/// A key and the modifiers held with it.
public struct KeyBinding: Hashable, Sendable {
  /// The key that goes down while the modifiers are held.
  public var key: Key
  /// What has to be held, no more and no less.
  public var modifiers: KeyModifiers

  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// GTK's accelerator form, which Orca parses ("<Control><Shift>Up").
  public var accelerator: String {
    prefixes(control: "<Control>", alt: "<Alt>", shift: "<Shift>", super: "<Super>") + key.name
  }

  /// AT-SPI's `mnemonic;sequence;shortcut` with the shortcut alone (";;<Control>Up").
  /// AT-SPI: `org.a11y.atspi.Action.GetKeyBinding`.
  public var actionKeyBinding: String { ";;" + accelerator }

  /// The same with the sequence alone (";Return;"): what works where the element has the focus, and is
  /// not said of each by screen readers, as a shortcut is.
  public var actionSequence: String { ";" + accelerator + ";" }

  /// ARIA's form, for the `keyshortcuts` attribute ("Control+Shift+ArrowUp").
  public var keyShortcut: String {
    prefixes(control: "Control+", alt: "Alt+", shift: "Shift+", super: "Meta+")
      + (Self.ariaNames[key.name] ?? key.label)
  }

  /// For people ("Ctrl+Shift+Up").
  public var label: String {
    prefixes(control: "Ctrl+", alt: "Alt+", shift: "Shift+", super: "Super+") + key.label
  }

  private func prefixes(
    control: String, alt: String, shift: String, super superText: String
  ) -> String {
    var text = ""
    if modifiers.contains(.control) { text += control }
    if modifiers.contains(.alt) { text += alt }
    if modifiers.contains(.shift) { text += shift }
    if modifiers.contains(.super) { text += superText }
    return text
  }

  private static let ariaNames: [String: String] = [
    "Up": "ArrowUp", "Down": "ArrowDown", "Left": "ArrowLeft", "Right": "ArrowRight",
    "Page_Up": "PageUp", "Page_Down": "PageDown", "Return": "Enter", "space": "Space",
    "Escape": "Escape", "Menu": "ContextMenu", "plus": "Plus",
  ]
}

/// A key as assistive technologies that listen to keys get it, in X's numbers.
public struct KeyStroke: Hashable, Sendable {
  /// False for a key that came up.
  public var isPress: Bool
  /// X keysym; 0 where nobody knows it.
  public var keysym: UInt32
  /// X keycode (evdev's code plus 8).
  public var hardwareCode: UInt32
  /// X modifier mask (shift 1, lock 2, control 4, mod1 8, mod2 16, mod4 64).
  public var modifierMask: UInt32
  /// X keysym name ("Up", "space", "a").
  public var name: String
  /// What the key types; empty for a key that types nothing.
  public var characters: String
  /// Seconds on a monotonic clock.
  public var time: Double

  public init(
    isPress: Bool, keysym: UInt32, hardwareCode: UInt32, modifierMask: UInt32, name: String,
    characters: String, time: Double
  ) {
    self.isPress = isPress
    self.keysym = keysym
    self.hardwareCode = hardwareCode
    self.modifierMask = modifierMask
    self.name = name
    self.characters = characters
    self.time = time
  }
}

/// The keys held beside another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt key; AltGr, which types other characters, is not it.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with the system's logo.
  public static let `super` = KeyModifiers(rawValue: 8)

  /// X's modifier mask (shift 1, control 4, mod1 8, mod4 64).
  package var mask: UInt32 {
    (contains(.shift) ? 1 : 0) | (contains(.control) ? 4 : 0) | (contains(.alt) ? 8 : 0)
      | (contains(.super) ? 64 : 0)
  }
}
