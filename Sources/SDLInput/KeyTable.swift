// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the keys of a keyboard are called, and by which numbers X knows them.
///
/// SDL's scancodes are the usages of the USB HID tables, page 7. The hardware numbers are those of
/// Linux's input-event-codes.h, keysyms those of X11's keysymdef.h.
enum KeyTable {
  /// A key that has a name of its own instead of a character.
  struct Named {
    var name: String
    var keysym: UInt32
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
    if !isNumberPadOn, let key = numberPadMoves[scancode] { return key }
    switch scancode {
    case 58...69: return functionKey(scancode - 57)
    case 104...115: return functionKey(scancode - 104 + 13)
    case 89...97:
      let digit = scancode - 88
      return Named(name: "KP_\(digit)", keysym: 0xFFB0 + UInt32(digit))
    default: return names[scancode]
    }
  }

  /// The keysym's name of a character ("plus" for "+"), and its number.
  static func character(_ scalar: Unicode.Scalar) -> Named {
    let value = scalar.value
    let isLatin1 = value < 0x7F || (0xA0...0xFF).contains(value)
    let keysym = isLatin1 ? value : 0x0100_0000 + value
    return Named(name: scalar == " " ? "space" : Key.keysymName(scalar), keysym: keysym)
  }

  /// The letter that a place types on a Latin layout; nil for places that type no letter.
  static func latinLetter(scancode: Int) -> Unicode.Scalar? {
    guard (4...29).contains(scancode) else { return nil }
    return Unicode.Scalar(UInt8(ascii: "a") + UInt8(scancode - 4))
  }

  private static func functionKey(_ number: Int) -> Named {
    Named(name: "F\(number)", keysym: 0xFFBD + UInt32(number))
  }

  private static let names: [Int: Named] = [
    40: Named(name: "Return", keysym: 0xFF0D), 41: Named(name: "Escape", keysym: 0xFF1B),
    42: Named(name: "BackSpace", keysym: 0xFF08), 43: Named(name: "Tab", keysym: 0xFF09),
    44: Named(name: "space", keysym: 0x20), 57: Named(name: "Caps_Lock", keysym: 0xFFE5),
    70: Named(name: "Print", keysym: 0xFF61), 71: Named(name: "Scroll_Lock", keysym: 0xFF14),
    72: Named(name: "Pause", keysym: 0xFF13), 73: Named(name: "Insert", keysym: 0xFF63),
    74: Named(name: "Home", keysym: 0xFF50), 75: Named(name: "Page_Up", keysym: 0xFF55),
    76: Named(name: "Delete", keysym: 0xFFFF), 77: Named(name: "End", keysym: 0xFF57),
    78: Named(name: "Page_Down", keysym: 0xFF56), 79: Named(name: "Right", keysym: 0xFF53),
    80: Named(name: "Left", keysym: 0xFF51), 81: Named(name: "Down", keysym: 0xFF54),
    82: Named(name: "Up", keysym: 0xFF52), 83: Named(name: "Num_Lock", keysym: 0xFF7F),
    84: Named(name: "KP_Divide", keysym: 0xFFAF), 85: Named(name: "KP_Multiply", keysym: 0xFFAA),
    86: Named(name: "KP_Subtract", keysym: 0xFFAD), 87: Named(name: "KP_Add", keysym: 0xFFAB),
    88: Named(name: "KP_Enter", keysym: 0xFF8D), 98: Named(name: "KP_0", keysym: 0xFFB0),
    99: Named(name: "KP_Decimal", keysym: 0xFFAE), 101: Named(name: "Menu", keysym: 0xFF67),
    103: Named(name: "KP_Equal", keysym: 0xFFBD), 117: Named(name: "Help", keysym: 0xFF6A),
    118: Named(name: "Menu", keysym: 0xFF67), 133: Named(name: "KP_Separator", keysym: 0xFFAC),
    224: Named(name: "Control_L", keysym: 0xFFE3), 225: Named(name: "Shift_L", keysym: 0xFFE1),
    226: Named(name: "Alt_L", keysym: 0xFFE9), 227: Named(name: "Super_L", keysym: 0xFFEB),
    228: Named(name: "Control_R", keysym: 0xFFE4), 229: Named(name: "Shift_R", keysym: 0xFFE2),
    230: Named(name: "Alt_R", keysym: 0xFFEA), 231: Named(name: "Super_R", keysym: 0xFFEC),
    257: Named(name: "ISO_Level3_Shift", keysym: 0xFE03),
  ]

  private static let numberPadMoves: [Int: Named] = [
    89: Named(name: "KP_End", keysym: 0xFF9C), 90: Named(name: "KP_Down", keysym: 0xFF99),
    91: Named(name: "KP_Page_Down", keysym: 0xFF9B), 92: Named(name: "KP_Left", keysym: 0xFF96),
    93: Named(name: "KP_Begin", keysym: 0xFF9D), 94: Named(name: "KP_Right", keysym: 0xFF98),
    95: Named(name: "KP_Home", keysym: 0xFF95), 96: Named(name: "KP_Up", keysym: 0xFF97),
    97: Named(name: "KP_Page_Up", keysym: 0xFF9A), 98: Named(name: "KP_Insert", keysym: 0xFF9E),
    99: Named(name: "KP_Delete", keysym: 0xFF9F),
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
