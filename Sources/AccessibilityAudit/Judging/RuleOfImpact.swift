// SPDX-License-Identifier: Apache-2.0

/// A rule whose failures count for more, or for less, than it says itself.
public struct RuleOfImpact: Rule {
  private let rule: any Rule
  /// The impact that findings have instead of the rule's own.
  public let impact: Impact

  public init(_ rule: any Rule, impact: Impact) {
    self.rule = rule
    self.impact = impact
  }

  public var id: String { rule.id }
  public var help: String { rule.help }
  public var advice: String { rule.advice }
  public var kind: RuleKind { rule.kind }
  public var standing: Standing { rule.standing }
  public var standards: [Standard] { rule.standards }
  public var applicability: Condition { rule.applicability }
  public var expectations: [Expectation] { rule.expectations }
}
