// SPDX-License-Identifier: Apache-2.0

/// One finding as SARIF's `result`.
struct SARIFResult: Encodable {
  struct Artifact: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }

  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Logical: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }

  struct Location: Encodable {
    let physicalLocation: Physical
    let logicalLocations: [Logical]
  }

  struct Acceptance: Encodable {
    let kind: String
    let status: String
    let justification: String
  }

  struct Properties: Encodable {
    let impact: String
    let outcome: String
    let reasonId: String
    let window: String
    let toolkitIssue: String?
  }

  let ruleId: String
  let ruleIndex: Int
  let kind: String
  let level: String
  let message: SARIFDocument.Text
  let locations: [Location]
  let partialFingerprints: [String: String]
  let baselineState: String?
  let suppressions: [Acceptance]?
  let properties: Properties

  init(_ finding: Finding, _ rule: RuleDescription, index: Int, anchor: String) {
    let isFailure = finding.outcome == .failed && rule.standing != .bestPractice
    ruleId = rule.id
    ruleIndex = index
    // A result that is no failure has no level (SARIF 2.1.0, 3.27.10).
    kind = isFailure ? "fail" : finding.outcome == .cantTell ? "review" : "informational"
    level = isFailure ? rule.impact.sarifLevel : "none"
    message = .init(text: Self.message(finding))
    locations = [
      Location(
        physicalLocation: Self.place(finding.source, anchor),
        logicalLocations: [
          Logical(
            name: SARIFText.plain(finding.name),
            fullyQualifiedName: SARIFText.plain(finding.selector), kind: "element")
        ])
    ]
    // The first is GitHub's; it would take it from the file's line, which is the same for all
    // findings that point to the anchor.
    partialFingerprints = [
      "primaryLocationLineHash": finding.fingerprint + ":1", "evenhand/v1": finding.fingerprint,
    ]
    baselineState = finding.baselineState?.rawValue
    suppressions = finding.suppression.map { suppression in
      [
        Acceptance(
          kind: "external", status: "accepted",
          justification: SARIFText.plain(suppression.sentence))
      ]
    }
    properties = Properties(
      impact: finding.impact.rawValue, outcome: finding.outcome.rawValue,
      reasonId: finding.reason, window: SARIFText.plain(finding.windowSelector),
      toolkitIssue: finding.toolkitIssue.map { SARIFText.plain($0.url) })
  }

  private static func message(_ finding: Finding) -> String {
    let review = finding.outcome == .cantTell ? "Needs review: " : ""
    let issue = finding.toolkitIssue.map { " Known of the toolkit: " + Escaped.text($0.text) } ?? ""
    return SARIFText.plain(review + finding.selector + ": " + Escaped.text(finding.message) + issue)
  }

  static func place(_ source: SourcePosition?, _ anchor: String) -> Physical {
    Physical(
      artifactLocation: Artifact(uri: SARIFText.uri(source?.file ?? anchor)),
      region: Region(
        startLine: max(1, source?.line ?? 1), startColumn: source?.column.map { max(1, $0) }))
  }
}

extension Impact {
  /// SARIF knows three levels.
  var sarifLevel: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}

/// Text that stays text where SARIF would read more into it.
enum SARIFText {
  /// Without links ("[words](target)") and without placeholders ("{0}"), which SARIF knows in plain
  /// messages too (3.11.5, 3.11.6).
  static func plain(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in Escaped.text(text).unicodeScalars {
      if (last == "]" && scalar == "(") || (last == "{" && ("0"..."9").contains(scalar)) {
        result += " "
      }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  /// A path as a relative URI reference (RFC 3986): everything but unreserved characters and the
  /// slash is written as a number, so that no path is taken for a scheme.
  static func uri(_ path: String) -> String {
    let kept = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8
    var result = ""
    for byte in path.utf8.drop(while: { $0 == UInt8(ascii: "/") }).prefix(4096) {
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result.isEmpty ? "README.md" : result
  }
}
