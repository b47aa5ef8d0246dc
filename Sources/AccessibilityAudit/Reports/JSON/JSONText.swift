// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What programs read: the same value gives the same bytes, and ends with a line's end.
package enum JSONText {
  package static func of(_ value: some Encodable) -> String {
    text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// The same on one line, for a program that reads line by line.
  package static func line(_ value: some Encodable) -> String {
    text(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return visible(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Data stays as it is, up to a length that no name has.
  static func bounded(_ text: String) -> String {
    let limit = 4096
    let scalars = text.unicodeScalars.prefix(limit + 1)
    if scalars.count <= limit { return text }
    return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
  }

  /// What a terminal or an editor would act upon is written as a number. It can only stand in
  /// strings, so the value stays the same.
  private static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
