// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key, by the character that it types or that stands for it.
public struct KeyEquivalent: Hashable, Sendable {
  /// What the key types, or AppKit's character for a key that types nothing (U+F700 and on).
  public var character: Character

  /// A key by the character that it types.
  public init(_ character: Character) {
    self.character = character
  }

  /// The arrow key up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// A Mac's key for clearing a number; few keyboards of a PC have one.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that is called Delete on a PC's keyboard.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Leaves or closes; see ``KeyboardShortcut/cancelAction``.
  public static let escape = KeyEquivalent("\u{1B}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// A page forward.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// A page back.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Enter key; see ``KeyboardShortcut/defaultAction``.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key, which moves the focus where no handler names it.
  public static let tab = KeyEquivalent("\t")

  var key: Key { Key(character: character) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}
