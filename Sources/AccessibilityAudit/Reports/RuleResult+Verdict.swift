// SPDX-License-Identifier: Apache-2.0

extension RuleResult {
  /// What the rule found of one kind.
  func findings(_ verdict: Verdict) -> [Finding] {
    (failed + cantTell).filter {
      $0.baselineState != .absent && Verdict($0, of: rule) == verdict
    }
  }
}
