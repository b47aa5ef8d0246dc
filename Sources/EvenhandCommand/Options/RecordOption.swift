// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// A file that keeps what was read, for `--recording`.
struct RecordOption: Sendable {
  static let specification = OptionSpecification(
    "record", .text, "FILE", help: "Save everything that was read to FILE, for --recording")

  private let output: Output?

  init(_ values: OptionValues) {
    output = values.text("record").map { Output(path: $0) }
  }

  var isGiven: Bool { output != nil }

  /// Finds out before a long run whether it can be written.
  func check() throws(CommandError) {
    try output?.check()
  }

  func write(_ target: OpenTarget) throws(CommandError) {
    try output?.write(
      Recording(
        snapshot: target.snapshot, status: target.status, language: target.language
      ).text)
  }
}
