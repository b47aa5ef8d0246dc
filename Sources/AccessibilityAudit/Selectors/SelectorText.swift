// SPDX-License-Identifier: Apache-2.0

/// How names stand in selectors.
enum SelectorText {
  /// Characters of a name that are shown.
  static let limit = 60
  static let cut: Character = "…"

  /// Cut to the limit; a name that was cut ends with "…".
  static func shown(_ name: String) -> String {
    // A character has a byte at least, and counting bytes is cheap.
    guard name.utf8.count > limit, name.count > limit else { return name }
    return String(name.prefix(limit - 1)) + String(cut)
  }

  /// True for a name that was cut, or ends as if it were.
  static func isCut(_ shown: String) -> Bool {
    // Counting characters from the end is dear, and nearly every name ends with a letter.
    shown.utf8.last.map { $0 >= 0x80 } ?? false && shown.last == cut
  }

  /// For square brackets: on one line, with what would end the name escaped.
  static func bracketed(_ shown: String) -> String {
    "[" + escaped(shown) { $0 == "]" || $0 == "\\" } + "]"
  }

  /// After "#": on one line, with what would end the identifier escaped.
  static func identifier(_ text: String) -> String {
    "#" + escaped(text) { $0.properties.isWhitespace || #"[]#>(\"#.unicodeScalars.contains($0) }
  }

  /// A letter, a digit, or a sign that stands for itself between brackets; and no space, which ends
  /// an identifier.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func escaped(
    _ text: String, where needsEscape: (Unicode.Scalar) -> Bool
  ) -> String {
    // Words and numbers are most of all names.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let line = Escaped.line(String(Character(scalar)))
      if line.unicodeScalars.count == 1, needsEscape(scalar) { result += "\\" }
      result += line
    }
    return result
  }
}
