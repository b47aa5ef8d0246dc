// SPDX-License-Identifier: Apache-2.0

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
