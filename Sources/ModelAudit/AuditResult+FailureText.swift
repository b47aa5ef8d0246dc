// SPDX-License-Identifier: Apache-2.0

public import AccessibilityAudit

extension AuditResult {
  /// One line a violation, and one for each reason why the audit is not valid: the comment of a
  /// failing test. A place in the source stands first, as compilers write it.
  public var failureText: String {
    let findings = rules.filter { $0.rule.standing != .bestPractice }.flatMap { rule in
      rule.failed.map { finding in
        (finding.source.map { "\($0): " } ?? "") + "\(finding.selector): \(finding.message)"
          + " [\(rule.rule.id)]"
      }
    }
    return (findings + invalidReasons).joined(separator: "\n")
  }
}
