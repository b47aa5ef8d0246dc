// SPDX-License-Identifier: Apache-2.0

/// Makes text of the audited application safe to print.
package enum Escaped {
  /// On one line, without control characters and without characters that turn the writing
  /// direction: each becomes its number.
  package static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same, cut to 60 characters.
  package static func brief(_ text: String) -> String {
    let limit = 60
    let start = text.prefix(limit + 1)
    return start.count > limit ? line(String(start.prefix(limit - 1))) + "…" : line(String(start))
  }
}
