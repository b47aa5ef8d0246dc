// SPDX-License-Identifier: Apache-2.0

import Foundation

// How the files of this module are written and read; JSON has no number for these three.
private let infinity = "inf"
private let minusInfinity = "-inf"
private let noNumber = "nan"

extension JSONEncoder {
  /// The same value gives the same bytes.
  static var forFiles: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return encoder
  }
}

extension JSONDecoder {
  static var forFiles: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return decoder
  }

  /// Where in the file, and what.
  static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    case .keyNotFound(let key, let found):
      return place(found) + "\"\(key.stringValue)\" is missing"
    @unknown default: return "\(error)"
    }
    return place(context) + context.debugDescription
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let words = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return words.joined(separator: ".") + ": "
  }
}
