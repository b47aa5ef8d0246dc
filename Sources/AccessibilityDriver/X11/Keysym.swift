// SPDX-License-Identifier: Apache-2.0

import Semantics

/// X's numbers of keys by their names, as `X11/keysymdef.h` defines them.
enum Keysym {
  private static let named: [String: UInt32] = [
    "BackSpace": 0xff08, "Tab": 0xff09, "Return": 0xff0d, "Escape": 0xff1b, "Home": 0xff50,
    "Left": 0xff51, "Up": 0xff52, "Right": 0xff53, "Down": 0xff54, "Page_Up": 0xff55,
    "Page_Down": 0xff56, "End": 0xff57, "Insert": 0xff63, "Menu": 0xff67, "Shift_L": 0xffe1,
    "Control_L": 0xffe3, "Alt_L": 0xffe9, "Super_L": 0xffeb, "Delete": 0xffff,
    "ISO_Level3_Shift": 0xfe03,
  ]

  /// Characters of Latin-1 have their own numbers, whatever their names; letters are those of the
  /// key, without Shift.
  static func number(of name: String) -> UInt32? {
    if let number = named[name] { return number }
    if name.hasPrefix("F"), let digits = UInt32(name.dropFirst()), (1...35).contains(digits) {
      return 0xffbd + digits
    }
    guard let scalars = Key(name).character?.lowercased().unicodeScalars, scalars.count == 1,
      let scalar = scalars.first, (0x20...0xff).contains(scalar.value)
    else { return nil }
    return scalar.value
  }

  static func names(of modifiers: KeyModifiers) -> [String] {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("Control_L") }
    if modifiers.contains(.alt) { names.append("Alt_L") }
    if modifiers.contains(.super) { names.append("Super_L") }
    if modifiers.contains(.shift) { names.append("Shift_L") }
    return names
  }
}
