// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key, by the character that it types or that stands for it.
public struct KeyEquivalent: Hashable, Sendable {
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that is called Delete on a PC's keyboard.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")

  var key: Key { Key(character: character) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}
