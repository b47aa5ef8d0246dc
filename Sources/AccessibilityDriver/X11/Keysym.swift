// SPDX-License-Identifier: Apache-2.0

import Semantics

/// X's numbers of keys by their names, as `X11/keysymdef.h` defines them.
enum Keysym {
  private static let named: [String: UInt32] = [
    "BackSpace": 0xff08, "Tab": 0xff09, "Return": 0xff0d, "Escape": 0xff1b, "Home": 0xff50,
    "Left": 0xff51, "Up": 0xff52, "Right": 0xff53, "Down": 0xff54, "Page_Up": 0xff55,
    "Page_Down": 0xff56, "End": 0xff57, "Insert": 0xff63, "Menu": 0xff67, "Shift_L": 0xffe1,
    "Control_L": 0xffe3, "Alt_L": 0xffe9, "Super_L": 0xffeb, "Delete": 0xffff, "space": 0x20,
    "plus": 0x2b, "comma": 0x2c, "minus": 0x2d, "period": 0x2e, "slash": 0x2f, "equal": 0x3d,
    "bracketleft": 0x5b, "backslash": 0x5c, "bracketright": 0x5d, "apostrophe": 0x27,
    "semicolon": 0x3b, "question": 0x3f, "underscore": 0x5f, "grave": 0x60,
  ]

  /// Names of one character are Latin-1, whose keysyms are the characters' own numbers.
  static func number(of name: String) -> UInt32? {
    if let number = named[name] { return number }
    if name.hasPrefix("F"), let digits = UInt32(name.dropFirst()), (1...35).contains(digits) {
      return 0xffbd + digits
    }
    guard name.unicodeScalars.count == 1, let scalar = name.lowercased().unicodeScalars.first,
      (0x20...0xff).contains(scalar.value)
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
