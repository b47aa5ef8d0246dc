// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// A finding as a verdict names it.
struct JudgedFinding {
  enum Kind: String, CaseIterable {
    case failure, review, advice
  }

  let kind: Kind
  let rule: String
  let reason: String
  let selector: String

  static func all(in result: AuditResult) -> [JudgedFinding] {
    result.rules.flatMap { rule in
      let isAdvice = rule.rule.standing == .bestPractice
      func judged(_ findings: [Finding], _ kind: Kind) -> [JudgedFinding] {
        findings.map { finding in
          JudgedFinding(
            kind: isAdvice ? .advice : kind, rule: rule.rule.id, reason: finding.reason,
            selector: "\(finding.selector)".replacingOccurrences(of: "\n", with: "\\n"))
        }
      }
      return judged(rule.failed, .failure) + judged(rule.cantTell, .review)
    }
  }
}
