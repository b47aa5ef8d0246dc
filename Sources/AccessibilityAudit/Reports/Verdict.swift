// SPDX-License-Identifier: Apache-2.0

/// What a finding means for who reads the report.
enum Verdict: String, CaseIterable, Sendable {
  case violation
  /// A person has to decide.
  case review
  /// Nobody requires it.
  case advice
  /// Known, with a reason, and not counted.
  case suppressed

  init(_ finding: Finding, of rule: RuleDescription) {
    if finding.suppression != nil {
      self = .suppressed
    } else if finding.outcome == .cantTell {
      self = .review
    } else {
      self = rule.standing == .bestPractice ? .advice : .violation
    }
  }

  /// As a heading says it.
  var title: String {
    switch self {
    case .violation: "Violation"
    case .review: "To review"
    case .advice: "Advice"
    case .suppressed: "Suppressed"
    }
  }
}

extension RuleResult {
  /// What the rule found of one kind.
  func findings(_ verdict: Verdict) -> [Finding] {
    (failed + cantTell).filter {
      $0.baselineState != .absent && Verdict($0, of: rule) == verdict
    }
  }
}
