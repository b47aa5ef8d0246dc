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
