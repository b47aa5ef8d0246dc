// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// What the screen reader says of a live application.
extension LiveApplication {
  /// Waits until it has said this, and has nothing more to say.
  func hear(_ text: String) async throws {
    let orca = try screenReader
    try await orca.hear(text)
    _ = try await orca.untilQuiet()
  }

  /// Types keys one by one, waits after each until there is an answer and then silence, and compares
  /// everything that was said since the start with a golden: what was typed stands before the
  /// answer, after a `>`.
  func say(
    to keys: [PhysicalKey], golden: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let orca = try screenReader
    var lines = orca.utterances
    for key in keys {
      let mark = orca.mark
      try type(key)
      // A key without an answer shows in the golden, where it can be seen.
      _ = await eventually(within: .seconds(60)) { orca.mark > mark }
      lines += ["> \(key)"] + (try await orca.untilQuiet(since: mark))
    }
    try Golden(golden).expect(lines: lines, sourceLocation: sourceLocation)
  }

  private var screenReader: OrcaSession {
    get throws { try #require(orca, "this application was started without a screen reader") }
  }
}
