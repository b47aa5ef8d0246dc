// SPDX-License-Identifier: Apache-2.0

/// The whole report as it is encoded.
struct JSONDocument: Encodable {
  struct Tool: Encodable {
    let name: String
    let version: String
  }

  struct Run: Encodable {
    /// "app": an application on the bus.
    let mode: String
    /// What was driven; nothing is, yet.
    let drive: [String]
    /// "x11", "wayland" or "private x11".
    let session: String?
    let notes: [String]
  }

  struct Toolkit: Encodable {
    let name: String
    let version: String
  }

  struct Target: Encodable {
    let app: String
    let pid: Int32?
    let locale: String
    let toolkit: Toolkit
    let windows: [String]
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
    let rulesErrored: [String]
  }

  struct Head: Encodable {
    let id: String
    let help: String
    let count: Int
  }

  struct Gap: Encodable {
    let rule: String
    let reason: String
    let count: Int
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

  let schemaVersion: String
  let tool: Tool
  let run: Run
  let target: Target
  let coverage: Coverage
  let valid: Bool
  let invalidReasons: [String]
  let violations: [JSONRule]
  let bestPractices: [JSONRule]
  let incomplete: [JSONRule]
  let passes: [Head]
  let inapplicable: [Head]
  let untested: [Gap]
  let errors: [Failure]
  let unread: [Unread]
}
