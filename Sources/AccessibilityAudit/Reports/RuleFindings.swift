// SPDX-License-Identifier: Apache-2.0

/// What one rule found in one window, of one kind.
struct RuleFindings: Sendable {
  let rule: RuleDescription
  let verdict: Verdict
  let findings: [Finding]
}

extension Finding {
  /// The window, and where steps led before.
  var place: String { windowSelector + (stop.map { ", " + Escaped.brief($0) } ?? "") }
}

extension RuleDescription {
  /// "WCAG 4.1.2 A, EN 301 549 11.5.2.5"; empty for a rule that no standard asks for.
  var standardsText: String { standards.map(\.description).joined(separator: ", ") }
}
