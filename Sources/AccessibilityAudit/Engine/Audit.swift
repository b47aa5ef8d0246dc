// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// Judges every element of a snapshot by every rule. The same snapshot and evidence give the same
/// result.
public struct Audit: Sendable {
  private let rules: [any Rule]

  public init(rules: [any Rule] = RuleRegistry.standard) {
    self.rules = rules
  }

  public func run(_ snapshot: ApplicationSnapshot, evidence: Evidence = Evidence()) -> AuditResult {
    let judge = Judge(AuditContext(snapshot: snapshot, evidence: evidence))
    var errors: [AuditError] = []
    let results = rules.map { rule in judge.judge(rule, errors: &errors) }
    return AuditResult(
      target: AuditTarget(snapshot, locale: evidence.locale),
      coverage: Coverage(judge.context, results), rules: results,
      errors: errors, problems: snapshot.problems.map { ProblemRecord($0, judge.naming) })
  }
}
