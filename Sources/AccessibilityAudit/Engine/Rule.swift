// SPDX-License-Identifier: Apache-2.0

/// One thing that the audit checks.
public protocol Rule: Sendable {
  /// Kebab-case, never renamed.
  var id: String { get }
  /// One sentence that says what is right.
  var help: String { get }
  /// What to do about a failure.
  var advice: String { get }
  var impact: Impact { get }
  /// What the rule needs to know; `tree` where nothing is said.
  var kind: RuleKind { get }
  /// `required` where nothing is said.
  var standing: Standing { get }
  var standards: [Standard] { get }
  /// Which elements the rule judges. Begin with `hasRole` where the rule is about roles: the others
  /// are then never looked at.
  var applicability: Condition { get }
  /// The first that does not hold decides.
  var expectations: [Expectation] { get }
}

extension Rule {
  /// The tree alone: the rule needs no other evidence.
  public var kind: RuleKind { .tree }
  /// A shortfall counts as a violation.
  public var standing: Standing { .required }
}
