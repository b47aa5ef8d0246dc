// SPDX-License-Identifier: Apache-2.0

/// What a rule says of itself, as data.
public struct RuleDescription: Hashable, Sendable {
  /// Kebab-case, never renamed.
  public let id: String
  /// What the rule expects, in one sentence.
  public let help: String
  /// What to do about a finding.
  public let advice: String
  /// How much a shortfall hinders people.
  public let impact: Impact
  /// What the rule needs beside the tree.
  public let kind: RuleKind
  /// Whether a shortfall counts, is advice, or is on trial.
  public let standing: Standing
  /// The requirements that it checks; empty for advice that no standard gives.
  public let standards: [Standard]
  /// Which elements it judges ("is a control, and is showing").
  public let applicability: String
  /// The same, one by one: all of them hold.
  public let applicabilityTerms: [String]
  /// True where a person has to decide about every shortfall.
  public let isForReview: Bool
  /// What it expects of them, in order.
  public let expectations: [String]

  public init(_ rule: any Rule) {
    id = rule.id
    help = rule.help
    advice = rule.advice
    impact = rule.impact
    kind = rule.kind
    standing = rule.standing
    standards = rule.standards
    applicability = rule.applicability.description
    applicabilityTerms = rule.applicability.terms.map(\.description)
    isForReview = rule.expectations.allSatisfy {
      $0.review?.description == Condition.always.description
    }
    expectations = rule.expectations.map { expectation in
      let review = expectation.review.map { "; needs review where it \($0.description)" } ?? ""
      return expectation.condition.description + review
    }
  }
}
