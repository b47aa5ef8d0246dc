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
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
