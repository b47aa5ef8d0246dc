// SPDX-License-Identifier: Apache-2.0

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
