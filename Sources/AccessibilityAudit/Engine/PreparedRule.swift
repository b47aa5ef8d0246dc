// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A rule with what it says of itself, made once for a run.
struct PreparedRule: Sendable {
  let description: RuleDescription
  let applicability: Condition
  let expectations: [Expectation]
  /// Those of the expectations.
  let tests: [@Sendable (Node, AuditContext) throws -> Bool]

  init(_ rule: any Rule) {
    description = RuleDescription(rule)
    applicability = rule.applicability
    expectations = rule.expectations
    tests = expectations.map(\.condition.test)
  }
}
