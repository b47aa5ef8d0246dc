// SPDX-License-Identifier: Apache-2.0

/// One finding as it is encoded.
struct JSONFinding: Encodable {
  struct Step: Encodable {
    let role: String
    let name: String
  }

  struct Fix: Encodable {
    let summary: String
  }

  struct Issue: Encodable {
    let url: String
    let text: String
  }

  struct Acceptance: Encodable {
    /// "baseline" or "falsePositive".
    let kind: String
    let reason: String
    let expires: String?
  }

  struct Bounds: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// "window": points of the window.
    let space: String
    let trusted: Bool
  }

  let selector: String
  let path: [Step]
  let role: String
  let name: String
  let accessibleId: String?
  let objectPath: String?
  let bounds: Bounds?
  let window: String
  /// Where steps led; absent without steps.
  let stop: String?
  let outcome: String
  let impact: String
  let message: String
  let reasonId: String
  let fingerprint: String
  /// Left out where it is not known.
  let source: SourcePosition?
  let fix: Fix
  let toolkitIssue: Issue?
  let baselineState: String?
  let suppression: Acceptance?

  init(_ finding: Finding, _ rule: RuleDescription) {
    selector = finding.selector
    path = finding.path.map { Step(role: $0.role.name, name: JSONText.bounded($0.name)) }
    role = finding.role.name
    name = JSONText.bounded(finding.name)
    accessibleId = finding.identifier.isEmpty ? nil : JSONText.bounded(finding.identifier)
    objectPath = finding.objectPath.isEmpty ? nil : finding.objectPath
    bounds = finding.bounds.map { bounds in
      Bounds(
        x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height, space: "window",
        trusted: finding.boundsAreTrusted)
    }
    window = finding.windowSelector
    stop = finding.stop.map(JSONText.bounded)
    outcome = finding.outcome.rawValue
    impact = finding.impact.rawValue
    message = JSONText.bounded(finding.message)
    reasonId = finding.reason
    fingerprint = finding.fingerprint
    source = finding.source
    fix = Fix(summary: rule.advice)
    toolkitIssue = finding.toolkitIssue.map { Issue(url: $0.url, text: $0.text) }
    baselineState = finding.baselineState?.rawValue
    suppression = finding.suppression.map {
      Acceptance(kind: $0.kind.rawValue, reason: $0.reason, expires: $0.expires)
    }
  }
}
