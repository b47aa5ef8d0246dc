// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the keys of a keyboard are called, by their place.
///
/// SDL's scancodes are the usages of the USB HID tables, page 7. The hardware numbers are those of
/// Linux's input-event-codes.h.
enum KeyTable {
  /// A key by its name, and by the number that X has for what it gives now.
  struct Named {
    var name: String
    var keysym: UInt32

    init(_ name: String) {
      self.init(name: name, keysym: Key(name).keysym ?? 0)
    }

    init(name: String, keysym: UInt32) {
      self.name = name
      self.keysym = keysym
    }
  }

  /// The X keycode (Linux's code plus 8) of a place on the keyboard; 0 for one without.
  static func hardwareCode(scancode: Int) -> UInt32 {
    let code: Int
    switch scancode {
    case 4..<(4 + linuxCodes.count): code = linuxCodes[scancode - 4]
    case 224..<(224 + linuxModifierCodes.count): code = linuxModifierCodes[scancode - 224]
    case 257: code = 100
    default: code = 0
    }
    return code == 0 ? 0 : UInt32(code + 8)
  }

  /// The name and keysym of a key that types no character of the layout. The number pad's keys move
  /// the focus where NumLock is off, and have other names then.
  static func named(scancode: Int, isNumberPadOn: Bool) -> Named? {
    if !isNumberPadOn, let name = numberPadMoves[scancode] { return Named(name) }
    switch scancode {
    case 58...69: return functionKey(scancode - 57)
    case 104...115: return functionKey(scancode - 104 + 13)
    case 89...97: return Named("KP_\(scancode - 88)")
    default: return names[scancode].map { Named($0) }
    }
  }

  /// The keysym's name of a character ("plus" for "+"), and its number.
  static func character(_ scalar: Unicode.Scalar) -> Named {
    Named(
      name: scalar == " " ? "space" : Key.keysymName(scalar), keysym: Key.keysym(of: scalar))
  }

  /// The letter that a place types on a Latin layout; nil for places that type no letter.
  static func latinLetter(scancode: Int) -> Unicode.Scalar? {
    guard (4...29).contains(scancode) else { return nil }
    return Unicode.Scalar(UInt8(ascii: "a") + UInt8(scancode - 4))
  }

  private static func functionKey(_ number: Int) -> Named {
    Named("F\(number)")
  }

  private static let names: [Int: String] = [
    40: "Return", 41: "Escape",
    42: "BackSpace", 43: "Tab",
    44: "space", 57: "Caps_Lock",
    70: "Print", 71: "Scroll_Lock",
    72: "Pause", 73: "Insert",
    74: "Home", 75: "Page_Up",
    76: "Delete", 77: "End",
    78: "Page_Down", 79: "Right",
    80: "Left", 81: "Down",
    82: "Up", 83: "Num_Lock",
    84: "KP_Divide", 85: "KP_Multiply",
    86: "KP_Subtract", 87: "KP_Add",
    88: "KP_Enter", 98: "KP_0",
    99: "KP_Decimal", 101: "Menu",
    103: "KP_Equal", 117: "Help",
    118: "Menu", 133: "KP_Separator",
    224: "Control_L", 225: "Shift_L",
    226: "Alt_L", 227: "Super_L",
    228: "Control_R", 229: "Shift_R",
    230: "Alt_R", 231: "Super_R",
    257: "ISO_Level3_Shift",
  ]

  private static let numberPadMoves: [Int: String] = [
    89: "KP_End", 90: "KP_Down",
    91: "KP_Page_Down", 92: "KP_Left",
    93: "KP_Begin", 94: "KP_Right",
    95: "KP_Home", 96: "KP_Up",
    97: "KP_Page_Up", 98: "KP_Insert",
    99: "KP_Delete",
  ]

  /// Linux's codes of the usages from 4 (the letter A) on.
  private static let linuxCodes: [Int] = [
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45,
    21, 44,  // A to Z
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11,  // 1 to 0
    28, 1, 14, 15, 57,  // Return, Escape, BackSpace, Tab, space
    12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58,  // minus to slash, Caps_Lock
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88,  // F1 to F12
    99, 70, 119, 110, 102, 104, 111, 107, 109,  // Print to Page_Down
    106, 105, 108, 103,  // Right, Left, Down, Up
    69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83,  // the number pad
    86, 127, 116, 117,  // the key beside the left Shift, Menu, power, KP_Equal
    183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,  // F13 to F24
    134, 138, 139,  // open, Help, Menu
  ]

  /// Linux's codes of the usages from 224 (Control_L) on.
  private static let linuxModifierCodes: [Int] = [29, 42, 56, 125, 97, 54, 100, 126]
}
