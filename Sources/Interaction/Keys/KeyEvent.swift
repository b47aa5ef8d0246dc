// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key that went down, repeats, or came up.
public struct KeyEvent: Hashable, Sendable {
  /// What happened to the key.
  public enum Phase: Hashable, Sendable {
    case down
    /// The system's own repeat of a held key.
    case `repeat`
    case up
  }

  /// What the window system knows about the key, for assistive technologies that listen to keys.
  public struct Platform: Hashable, Sendable {
    /// X keysym.
    public var keysym: UInt32
    /// X keycode (evdev's code plus 8).
    public var hardwareCode: UInt32
    /// X modifier mask (shift 1, lock 2, control 4, mod1 8, mod2 16, mod4 64).
    public var modifierMask: UInt32

    public init(keysym: UInt32, hardwareCode: UInt32, modifierMask: UInt32) {
      self.keysym = keysym
      self.hardwareCode = hardwareCode
      self.modifierMask = modifierMask
    }
  }

  /// The key by its name, as the keyboard's layout has it.
  public var key: Key
  /// What was held beside it.
  public var modifiers: KeyModifiers
  /// Whether it went down, repeats or came up.
  public var phase: Phase
  /// What the key types; empty for a key that types nothing.
  public var characters: String
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// Nil where the input was made or recorded, without a window system.
  public var platform: Platform?

  public init(
    key: Key, modifiers: KeyModifiers = [], phase: Phase = .down, characters: String = "",
    time: Double, platform: Platform? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    self.characters = characters
    self.time = time
    self.platform = platform
  }
}
