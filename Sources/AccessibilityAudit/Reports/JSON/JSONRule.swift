// SPDX-License-Identifier: Apache-2.0

/// One rule with what it found.
struct JSONRule: Encodable {
  struct StandardItem: Encodable {
    let scheme: String
    let version: String
    let ref: String
    let level: String?

    init(_ standard: Standard) {
      scheme = standard.scheme.rawValue
      version = standard.version
      ref = standard.reference
      level = standard.level?.rawValue
    }
  }

  let id: String
  let impact: String
  let tags: [String]
  let help: String
  /// What it judges and what it expects, in words.
  let description: String
  let fix: String
  let standards: [StandardItem]
  let nodes: [JSONFinding]

  /// nil where there is nothing to say.
  init?(_ rule: RuleDescription, _ findings: [Finding], namesProcess: Bool) {
    if findings.isEmpty { return nil }
    id = rule.id
    impact = rule.impact.rawValue
    tags = rule.tags
    help = rule.help
    description = rule.sentence
    fix = rule.advice
    standards = rule.standards.map(StandardItem.init)
    nodes = findings.map { JSONFinding($0, rule, namesProcess: namesProcess) }
  }
}

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
  /// Left out of a program that was started for the audit: it is another one in each run.
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
  let surroundings: Surroundings
  /// Left out where it is not known.
  let source: SourcePosition?
  let fix: Fix
  let toolkitIssue: Issue?
  let baselineState: String?
  let suppression: Acceptance?

  init(_ finding: Finding, _ rule: RuleDescription, namesProcess: Bool) {
    selector = finding.selector
    path = finding.path.map { Step(role: $0.role.name, name: JSONText.bounded($0.name)) }
    role = finding.role.name
    name = JSONText.bounded(finding.name)
    accessibleId = finding.identifier.isEmpty ? nil : JSONText.bounded(finding.identifier)
    objectPath = namesProcess && !finding.objectPath.isEmpty ? finding.objectPath : nil
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
    surroundings = finding.surroundings
    source = finding.source
    fix = Fix(summary: rule.advice)
    toolkitIssue = finding.toolkitIssue.map { Issue(url: $0.url, text: $0.text) }
    baselineState = finding.baselineState?.rawValue
    suppression = finding.suppression.map {
      Acceptance(kind: $0.kind.rawValue, reason: $0.reason, expires: $0.expires)
    }
  }
}

/// A rule with how many elements it found right.
struct JSONPass: Encodable {
  struct Node: Encodable {
    let selector: String
    let role: String
    let window: String
    let outcome: String
  }

  let id: String
  let help: String
  let count: Int
  /// Left out where nobody asked for them.
  let nodes: [Node]?

  init(_ result: RuleResult, includesNodes: Bool) {
    id = result.rule.id
    help = result.rule.help
    count = result.passed.count
    nodes =
      includesNodes
      ? result.passedElements.map {
        Node(
          selector: $0.selector, role: $0.role.name, window: $0.windowSelector,
          outcome: Outcome.passed.rawValue)
      } : nil
  }
}
