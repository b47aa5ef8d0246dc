// SPDX-License-Identifier: Apache-2.0

/// Makes text of the audited application safe to print.
package enum Escaped {
  /// How much of one text a report for people shows, in Unicode scalars.
  static let longest = 1000

  /// On one line, without control characters and without characters that turn the writing
  /// direction: each becomes its number.
  package static func line(_ text: String) -> String {
    isPlain(text) ? text : line(text.unicodeScalars)
  }

  /// ASCII without control characters.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7e ~= $0 }
  }

  /// The same, cut to 60 characters.
  package static func brief(_ text: String) -> String { cut(text, to: 60) }

  /// The same, cut where a report would become unreadable.
  package static func text(_ text: String) -> String { cut(text, to: longest) }

  /// At most so many characters, the last of them an ellipsis where something was left out. A
  /// character may be made of any number of scalars, so those are bounded as well.
  static func cut(_ text: String, to limit: Int) -> String {
    // Nearly every text is short and plain: it has as many characters as bytes, and none to escape.
    if text.utf8.count <= limit, isPlain(text) { return text }
    let scalars = text.unicodeScalars.prefix(limit * 4 + 1)
    let start = String(String.UnicodeScalarView(scalars))
    if start.count > limit { return line(String(start.prefix(limit - 1))) + "…" }
    if scalars.count > limit * 4 { return line(scalars.prefix(limit * 4)) + "…" }
    return line(start)
  }

  private static func line(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A number with what it counts.
enum Plural {
  /// "1 rule", "2 rules".
  static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
