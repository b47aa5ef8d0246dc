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

  /// For square brackets: on one line, with what would end the name escaped.
  static func bracketed(_ shown: String) -> String {
    "[" + escaped(shown) { $0 == "]" || $0 == "\\" } + "]"
  }

  /// After "#": on one line, with what would end the identifier escaped.
  static func identifier(_ text: String) -> String {
    "#" + escaped(text) { $0.properties.isWhitespace || #"[]#>(\"#.unicodeScalars.contains($0) }
  }

  private static func escaped(
    _ text: String, where needsEscape: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let line = Escaped.line(String(Character(scalar)))
      if line.unicodeScalars.count == 1, needsEscape(scalar) { result += "\\" }
      result += line
    }
    return result
  }
}
