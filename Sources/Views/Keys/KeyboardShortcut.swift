// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// A key with modifiers that presses a control from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's layout and the direction of writing. The layout is always
  /// followed here; nothing is mirrored.
  public struct Localization: Hashable, Sendable {
    private let rawValue: Int

    /// As the keyboard's layout has it.
    public static let automatic = Localization(rawValue: 0)
    /// The same here as ``automatic``, for nothing is mirrored.
    public static let withoutMirroring = Localization(rawValue: 1)
    /// The same here as ``automatic``.
    public static let custom = Localization(rawValue: 2)
  }

  /// By the character that the key types without modifiers.
  public let key: KeyEquivalent
  /// `command` is the Control key here.
  public let modifiers: EventModifiers
  /// Kept as it was given, and without effect.
  public let localization: Localization

  /// A key with Control unless other modifiers are given.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// The same; the localization is without effect.
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
