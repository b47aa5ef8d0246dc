// SPDX-License-Identifier: Apache-2.0

/// Makes foreign text safe for a terminal.
enum Printable {
  /// One line without control characters and without characters that turn the writing direction.
  static func line(_ text: String) -> String {
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
}
