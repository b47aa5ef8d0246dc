// SPDX-License-Identifier: Apache-2.0

extension Key {
  /// X's number of the key without Shift, as `X11/keysymdef.h` defines it; nil for a name that is no
  /// key's.
  public var keysym: UInt32? {
    if let number = Self.keysyms[name] { return number }
    if name.hasPrefix("F"), let number = UInt32(name.dropFirst()), (1...35).contains(number) {
      return 0xFFBD + number
    }
    if name.hasPrefix("KP_"), let digit = UInt32(name.dropFirst(3)), digit <= 9 {
      return 0xFFB0 + digit
    }
    guard let scalars = character?.lowercased().unicodeScalars, scalars.count == 1 else {
      return nil
    }
    return scalars.first.map(Self.keysym)
  }

  /// X's number of a character, in its own case: characters of Latin-1 have their own numbers.
  public static func keysym(of scalar: Unicode.Scalar) -> UInt32 {
    let isLatin1 = scalar.value < 0x7F || (0xA0...0xFF).contains(scalar.value)
    return isLatin1 ? scalar.value : 0x0100_0000 + scalar.value
  }

  private static let keysyms: [String: UInt32] = [
    "BackSpace": 0xFF08, "Tab": 0xFF09, "Return": 0xFF0D, "Pause": 0xFF13, "Scroll_Lock": 0xFF14,
    "Escape": 0xFF1B, "Delete": 0xFFFF, "ISO_Left_Tab": 0xFE20, "VoidSymbol": 0xFF_FFFF,
    "Home": 0xFF50, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54,
    "Page_Up": 0xFF55, "Page_Down": 0xFF56, "End": 0xFF57, "Print": 0xFF61, "Insert": 0xFF63,
    "Menu": 0xFF67, "Help": 0xFF6A, "Num_Lock": 0xFF7F,
    "KP_Enter": 0xFF8D, "KP_Home": 0xFF95, "KP_Left": 0xFF96, "KP_Up": 0xFF97, "KP_Right": 0xFF98,
    "KP_Down": 0xFF99, "KP_Page_Up": 0xFF9A, "KP_Page_Down": 0xFF9B, "KP_End": 0xFF9C,
    "KP_Begin": 0xFF9D, "KP_Insert": 0xFF9E, "KP_Delete": 0xFF9F, "KP_Multiply": 0xFFAA,
    "KP_Add": 0xFFAB, "KP_Separator": 0xFFAC, "KP_Subtract": 0xFFAD, "KP_Decimal": 0xFFAE,
    "KP_Divide": 0xFFAF, "KP_Equal": 0xFFBD,
    "Shift_L": 0xFFE1, "Shift_R": 0xFFE2, "Control_L": 0xFFE3, "Control_R": 0xFFE4,
    "Caps_Lock": 0xFFE5, "Alt_L": 0xFFE9, "Alt_R": 0xFFEA, "Super_L": 0xFFEB, "Super_R": 0xFFEC,
    "ISO_Level3_Shift": 0xFE03,
  ]
}
