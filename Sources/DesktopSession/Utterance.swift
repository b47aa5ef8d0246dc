// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that Orca said, out of a line of its debug file.
struct Utterance: Equatable {
  let text: String

  /// `nil` for a line that is not speech.
  ///
  /// The line is `SPEECH OUTPUT: 'Volume horizontal slider 30.'` and, in some versions, the voice's
  /// properties after it.
  init?(line: some StringProtocol) {
    guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
    let rest = line[start.upperBound...]
    let end = rest.range(of: "' {")?.lowerBound ?? rest.range(of: "' ACSS")?.lowerBound
    text = String(rest[..<(end ?? rest.lastIndex(of: "'") ?? rest.endIndex)])
  }
}
