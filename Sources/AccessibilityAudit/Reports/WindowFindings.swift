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
