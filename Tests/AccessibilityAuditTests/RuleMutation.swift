// SPDX-License-Identifier: Apache-2.0

import Semantics

@testable import AccessibilityAudit

/// A rule with one of its conditions broken: where its fixtures do not notice, they do not hold it.
struct RuleMutation: Sendable {
  /// "control-name: judges where « is showing » is taken as true"
  let name: String
  let rule: MutatedRule

  /// Every rule that one change makes of a rule.
  static func all(of rule: any Rule) -> [RuleMutation] {
    let original = MutatedRule(rule)
    var mutations = mutants(of: rule.applicability).map { change, condition in
      var mutated = original
      mutated.applicability = condition
      return RuleMutation(name: "\(rule.id): judges where \(change)", rule: mutated)
    }
    for (index, expectation) in rule.expectations.enumerated() {
      mutations += mutants(of: expectation.condition).map { change, condition in
        RuleMutation(
          name: "\(rule.id): \(expectation.reason) where \(change)",
          rule: original.expecting(condition, expectation.review, at: index))
      }
      mutations += reviews(of: expectation).map { change, review in
        RuleMutation(
          name: "\(rule.id): \(expectation.reason) \(change)",
          rule: original.expecting(expectation.condition, review, at: index))
      }
    }
    return mutations
  }

  /// Each part of a condition taken as always true, and as never true.
  private static func mutants(of condition: Condition) -> [(String, Condition)] {
    switch condition.parts {
    case .all(let left, let right):
      mutants(of: left).map { ($0, $1 && right) } + mutants(of: right).map { ($0, left && $1) }
    case .any(let left, let right):
      mutants(of: left).map { ($0, $1 || right) } + mutants(of: right).map { ($0, left || $1) }
    case .none:
      [true, false].map { value in
        (
          "« \(condition.description) » is taken as \(value)",
          Condition(condition.description) { _, _ in value }
        )
      }
    }
  }

  private static func reviews(of expectation: Expectation) -> [(String, Condition?)] {
    let always = Condition("falls short") { _, _ in true }
    guard let review = expectation.review else { return [("always needs review", always)] }
    return [("never needs review", nil)]
      + mutants(of: review).filter { _, mutant in mutant.description != Condition.always.description
      }
      .map { ("needs review where \($0)", $1) }
  }
}

/// A copy of a rule that can be changed.
struct MutatedRule: Rule {
  let id: String
  let help: String
  let advice: String
  let impact: Impact
  let kind: RuleKind
  let standing: Standing
  let standards: [Standard]
  var applicability: Condition
  var expectations: [Expectation]

  init(_ rule: any Rule) {
    id = rule.id
    help = rule.help
    advice = rule.advice
    impact = rule.impact
    kind = rule.kind
    standing = rule.standing
    standards = rule.standards
    applicability = rule.applicability
    expectations = rule.expectations
  }

  func expecting(_ condition: Condition, _ review: Condition?, at index: Int) -> MutatedRule {
    let old = expectations[index]
    var copy = self
    copy.expectations[index] = Expectation(
      old.reason, condition, review: review, message: old.message)
    return copy
  }
}
