// SPDX-License-Identifier: Apache-2.0

/// How the audit was run, as it is encoded.
struct JSONRun: Encodable {
  let mode: String
  let drive: [String]
  /// In UTC; the only times in a report are these two.
  let startedAt: String?
  let durationMs: Int?

  init(_ run: RunRecord) {
    mode = run.mode.rawValue
    drive = run.drive.map(JSONText.bounded)
    startedAt = run.startText
    durationMs = run.durationMilliseconds
  }
}
