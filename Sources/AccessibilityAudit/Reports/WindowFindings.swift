// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What was found in one window.
struct WindowFindings: Sendable {
  let window: ElementID
  let selector: String
  /// Violations first, then what is to review, advice, and what is suppressed.
  let groups: [RuleFindings]

  /// Only windows in which something was found, in the order of the tree.
  static func all(_ result: AuditResult) -> [WindowFindings] {
    var windows: [ElementID: [RuleFindings]] = [:]
    var selectors: [ElementID: String] = [:]
    for verdict in Verdict.allCases {
      for rule in result.rules {
        for (window, here) in Dictionary(grouping: rule.findings(verdict), by: \.window) {
          selectors[window] = here.first?.place
          windows[window, default: []].append(
            RuleFindings(rule: rule.rule, verdict: verdict, findings: here))
        }
      }
    }
    return windows.sorted { $0.key < $1.key }.map { window, groups in
      WindowFindings(window: window, selector: selectors[window] ?? "", groups: groups)
    }
  }
}

/// What one rule found in one window, of one kind.
struct RuleFindings: Sendable {
  let rule: RuleDescription
  let verdict: Verdict
  let findings: [Finding]

  /// A known fault of the toolkit is told once of each kind, at its first element, with how many more
  /// there are.
  var folded: (findings: [Finding], alike: [ElementID: Int]) {
    struct Kind: Hashable {
      let issue: ToolkitIssue
      let reason: String
    }
    var first: [Kind: ElementID] = [:]
    var alike: [ElementID: Int] = [:]
    let shown = findings.filter { finding in
      guard let issue = finding.toolkitIssue, finding.baselineState != .new else { return true }
      let kind = Kind(issue: issue, reason: finding.reason)
      guard let known = first[kind] else {
        first[kind] = finding.element
        return true
      }
      alike[known, default: 0] += 1
      return false
    }
    return (shown, alike)
  }
}

extension Finding {
  /// The window, and where steps led before; once for a stop that has the name of its window.
  var place: String {
    guard let stop, stop != windowSelector else { return windowSelector }
    return windowSelector + ", " + Escaped.brief(stop)
  }
}

extension RuleDescription {
  /// "WCAG 4.1.2 A, EN 301 549 11.5.2.5"; empty for a rule that no standard asks for.
  var standardsText: String { standards.map(\.description).joined(separator: ", ") }
}
