// SPDX-License-Identifier: Apache-2.0

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
}
