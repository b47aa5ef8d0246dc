// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that Orca said, out of a line of its debug file.
struct Utterance: Equatable {
  let text: String

  /// What may follow the words: the voice's properties, with or without its name,
  /// or a list of them.
  private static let endings = ["' voice=", "'[{", "'{", "' {"]

  /// `nil` for a line that is not speech.
  ///
  /// The line ends with `SPEECH OUTPUT: 'Volume horizontal slider 30.'` and the voice's properties.
  init?(line: some StringProtocol) {
    guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
    let rest = line[start.upperBound...]
    // From the end: the words may have any of these signs in them, the properties have not.
    let end = Self.endings.lazy.compactMap { rest.range(of: $0, options: .backwards) }.first
    text = String(rest[..<(end?.lowerBound ?? rest.lastIndex(of: "'") ?? rest.endIndex)])
  }
}
