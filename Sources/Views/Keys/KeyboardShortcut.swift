// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// A key with modifiers that presses a control from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's layout and the direction of writing. The layout is always
  /// followed here; nothing is mirrored.
  public struct Localization: Hashable, Sendable {
    private let rawValue: Int

    public static let automatic = Localization(rawValue: 0)
    public static let withoutMirroring = Localization(rawValue: 1)
    public static let custom = Localization(rawValue: 2)
  }

  public let key: KeyEquivalent
  /// `command` is the Control key here.
  public let modifiers: EventModifiers
  public let localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  var binding: KeyBinding { KeyBinding(key.key, modifiers.keyModifiers) }
}
