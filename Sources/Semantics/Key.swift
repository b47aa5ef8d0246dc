// SPDX-License-Identifier: Apache-2.0

/// One key, by X's keysym name ("Up", "Return", "plus", "a"), as GTK and AT-SPI spell it.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// X's keysym name, without the modifiers that are held beside it.
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// The arrow key up.
  public static let up: Key = "Up"
  /// The arrow key down.
  public static let down: Key = "Down"
  /// The arrow key to the left.
  public static let left: Key = "Left"
  /// The arrow key to the right.
  public static let right: Key = "Right"
  /// To the beginning of a line, a list or a value's range.
  public static let home: Key = "Home"
  /// To the end of a line, a list or a value's range.
  public static let end: Key = "End"
  /// A page back.
  public static let pageUp: Key = "Page_Up"
  /// A page forward.
  public static let pageDown: Key = "Page_Down"
  /// The large Enter key; that of the number pad is `KP_Enter`, see ``withoutPad``.
  public static let `return`: Key = "Return"
  /// The space bar.
  public static let space: Key = "space"
  /// Leaves, closes or takes back.
  public static let escape: Key = "Escape"
  /// Moves the focus on, with Shift back.
  public static let tab: Key = "Tab"
  /// The key that removes forward: Delete on a PC's keyboard.
  public static let delete: Key = "Delete"
  /// The key that removes backward.
  public static let backspace: Key = "BackSpace"
  /// The key that opens a context menu.
  public static let menu: Key = "Menu"
  /// Moves the focus between sections, with Shift back.
  public static let f6: Key = "F6"
  /// The key that types "+"; on many layouts Shift with ``equal``.
  public static let plus: Key = "plus"
  /// The key that types "-".
  public static let minus: Key = "minus"
  /// The key that types "=".
  public static let equal: Key = "equal"

  /// The key that does the same outside of the number pad; itself for any other key.
  public var withoutPad: Key { Self.padKeys[name].map { Key($0) } ?? self }

  private static let padKeys: [String: String] = [
    "KP_Enter": "Return", "KP_Space": "space", "KP_Tab": "Tab", "KP_Home": "Home", "KP_End": "End",
    "KP_Left": "Left", "KP_Right": "Right", "KP_Up": "Up", "KP_Down": "Down",
    "KP_Page_Up": "Page_Up", "KP_Page_Down": "Page_Down", "KP_Delete": "Delete",
    "KP_Add": "plus", "KP_Subtract": "minus", "KP_Equal": "equal", "KP_0": "0",
  ]

  /// For people, in English ("Page Up", "+", "A").
  public var label: String {
    if let label = Self.labels[name] { return label }
    return name.count == 1 ? name.uppercased() : name
  }

  private static let labels: [String: String] = [
    "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right", "Page_Up": "Page Up",
    "Page_Down": "Page Down", "Return": "Enter", "space": "Space", "Escape": "Esc",
    "Delete": "Delete", "BackSpace": "Backspace", "plus": "+", "minus": "-", "equal": "=",
    "bracketleft": "[", "bracketright": "]", "comma": ",", "period": ".", "backslash": "\\",
  ]
}

extension Key {
  /// The key that types the character, by X's keysym name ("plus" for "+", "a" for "A"), or that
  /// AppKit's function-key characters (NSEvent.h, U+F700 and on) and ASCII's control characters
  /// stand for.
  public init(character: Character) {
    if let name = Self.namesOfFunctions[character] {
      self.init(name)
    } else if let number = Self.functionNumber(character) {
      self.init("F\(number)")
    } else if let name = Self.signs[character] {
      self.init(name)
    } else {
      let lower = character.lowercased()
      let scalars = lower.unicodeScalars
      if let scalar = scalars.first, scalars.count == 1 {
        self.init(Self.keysymName(scalar))
      } else {
        self.init(lower)
      }
    }
  }

  /// What the key types or stands for; nil for a key that is only held beside others.
  public var character: Character? {
    if let character = Self.functions[name] ?? Self.signsByName[name] { return character }
    if name.count == 1 { return name.first }
    if name.hasPrefix("F"), let number = UInt32(name.dropFirst()), (1...35).contains(number) {
      return Unicode.Scalar(Self.firstFunctionKey + number - 1).map(Character.init)
    }
    if name.hasPrefix("U"), let value = UInt32(name.dropFirst(), radix: 16) {
      return Unicode.Scalar(value).map(Character.init)
    }
    return nil
  }

  /// X's name of the key for a character without a name of its own: itself, or "U" and its number.
  public static func keysymName(_ scalar: Unicode.Scalar) -> String {
    if let name = signs[Character(scalar)] { return name }
    if scalar.isASCII { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static let firstFunctionKey: UInt32 = 0xF704

  private static func functionNumber(_ character: Character) -> UInt32? {
    guard let scalar = character.unicodeScalars.first,
      (firstFunctionKey..<firstFunctionKey + 35).contains(scalar.value)
    else { return nil }
    return scalar.value - firstFunctionKey + 1
  }

  private static let functions: [String: Character] = [
    "Up": "\u{F700}", "Down": "\u{F701}", "Left": "\u{F702}", "Right": "\u{F703}",
    "Insert": "\u{F727}", "Delete": "\u{F728}", "Home": "\u{F729}", "End": "\u{F72B}",
    "Page_Up": "\u{F72C}", "Page_Down": "\u{F72D}", "Print": "\u{F72E}", "Pause": "\u{F730}",
    "Menu": "\u{F735}", "Clear": "\u{F739}", "Help": "\u{F746}",
    "BackSpace": "\u{8}", "Tab": "\t", "Return": "\r", "Escape": "\u{1B}", "space": " ",
  ]

  private static let namesOfFunctions: [Character: String] = Dictionary(
    uniqueKeysWithValues: functions.map { ($1, $0) }
  ).merging(["\u{7F}": "BackSpace", "\n": "Return"]) { first, _ in first }

  private static let signs: [Character: String] = [
    "!": "exclam", "\"": "quotedbl", "#": "numbersign", "$": "dollar",
    "%": "percent", "&": "ampersand", "'": "apostrophe", "(": "parenleft", ")": "parenright",
    "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "period", "/": "slash",
    ":": "colon", ";": "semicolon", "<": "less", "=": "equal", ">": "greater", "?": "question",
    "@": "at", "[": "bracketleft", "\\": "backslash", "]": "bracketright", "^": "asciicircum",
    "_": "underscore", "`": "grave", "{": "braceleft", "|": "bar", "}": "braceright",
    "~": "asciitilde",
  ]

  private static let signsByName: [String: Character] = Dictionary(
    uniqueKeysWithValues: signs.map { ($1, $0) })

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

  /// The key of that number; nil for a number that is no key's.
  public init?(keysym: UInt32) {
    if let name = Self.namesOfKeysyms[keysym] {
      self.init(name)
    } else if (0xFFBE...0xFFE0).contains(keysym) {
      self.init("F\(keysym - 0xFFBD)")
    } else if (0xFFB0...0xFFB9).contains(keysym) {
      self.init("KP_\(keysym - 0xFFB0)")
    } else {
      let value = keysym > 0x0100_0000 ? keysym - 0x0100_0000 : keysym
      guard value <= 0xFF || keysym > 0x0100_0000, let scalar = Unicode.Scalar(value),
        Self.keysym(of: scalar) == keysym, value >= 0x20
      else { return nil }
      self.init(character: Character(scalar))
    }
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

  private static let namesOfKeysyms: [UInt32: String] = Dictionary(
    uniqueKeysWithValues: keysyms.map { ($1, $0) })
}
