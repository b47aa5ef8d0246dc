// SPDX-License-Identifier: Apache-2.0

/// The whole report as it is encoded.
struct JSONDocument: Encodable {
  struct Tool: Encodable {
    let name: String
    let version: String
  }

  struct Toolkit: Encodable {
    let name: String
    let version: String
  }

  struct Target: Encodable {
    let app: String
    let pid: Int32?
    let locale: String
    /// The program that was started; left out where none was.
    let exec: [String]?
    let toolkit: Toolkit
    let windows: [String]
  }

  struct Limits: Encodable {
    let timeoutMs: Int?
    let maxNodes: Int?
  }

  struct Environment: Encodable {
    /// What is known to be wrong with what was read ("untrusted-bounds").
    let quirks: [String]
    let limits: Limits
  }

  struct Skipped: Encodable {
    let reason: String
    let count: Int
  }

  struct Coverage: Encodable {
    let nodesSeen: Int
    let nodesTested: Int
    let nodesSkipped: [Skipped]
    let rulesRun: [String]
    let rulesInapplicable: [String]
    let rulesUntested: [String]
    let rulesErrored: [String]
  }

  struct Head: Encodable {
    let id: String
    let help: String
  }

  struct Gap: Encodable {
    let rule: String
    let reason: String
    /// Elements; left out where the rule could judge nothing at all.
    let count: Int?
  }

  struct Failure: Encodable {
    let rule: String
    let selector: String
    let message: String
  }

  struct Unread: Encodable {
    let place: String
    let message: String
    let hidesElements: Bool
  }

  /// An entry of a file of known findings.
  struct Known: Encodable {
    let fingerprint: String
    let rule: String
    let selector: String
    let reason: String
    let expires: String?
  }

  struct Comparison: Encodable {
    /// Their rules ran and did not find them again.
    let mended: [Known]
    /// They were found again after their last day, and count.
    let expired: [Known]
  }

  let schemaVersion: String
  let tool: Tool
  let run: JSONRun
  let target: Target
  let environment: Environment
  let coverage: Coverage
  let valid: Bool
  let invalidReasons: [String]
  let violations: [JSONRule]
  let bestPractices: [JSONRule]
  let incomplete: [JSONRule]
  let suppressed: [JSONRule]
  let comparison: Comparison
  let passes: [JSONPass]
  let inapplicable: [Head]
  let untested: [Gap]
  let errors: [Failure]
  let unread: [Unread]
  /// What no rule can decide.
  let manualChecks: [String]
}

/// How the audit was run, as it is encoded.
struct JSONRun: Encodable {
  let mode: String
  let drive: [String]
  /// "x11", "wayland", "private x11", or "fenced private x11" where it is operated in a fence.
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
