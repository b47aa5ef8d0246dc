// SPDX-License-Identifier: Apache-2.0

/// How the audit was run, as it is encoded.
struct JSONRun: Encodable {
  let mode: String
  let drive: [String]
  /// "x11", "wayland" or "private x11".
  let session: String?
  /// The file of steps; left out where there was none.
  let steps: String?
  let notes: [String]
  /// In UTC; the only times in a report are these two.
  let startedAt: String?
  let durationMs: Int?

  init(_ run: RunRecord, _ setting: AuditSetting) {
    mode = run.mode.rawValue
    drive = run.drive.map(JSONText.bounded)
    session = setting.session.isEmpty ? nil : setting.session
    steps = run.steps.map(JSONText.bounded)
    notes = setting.notes.map(JSONText.bounded)
    startedAt = run.startText
    durationMs = run.durationMilliseconds
  }
}
