// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one rule says of every element that it looked at.
public struct RuleResult: Hashable, Sendable {
  /// The rule that judged.
  public let rule: RuleDescription
  /// Elements that fell short.
  public internal(set) var failed: [Finding] = []
  /// Elements about which a person has to decide.
  public internal(set) var cantTell: [Finding] = []
  /// Elements that met every expectation.
  public internal(set) var passed: [ElementID] = []
  /// The same with what reports say of them; empty where the audit was not asked to record it.
  public internal(set) var passedElements: [PassedElement] = []
  /// What the rule would judge and could not.
  public internal(set) var untested: [Untested] = []
  /// How many elements the rule could have been about.
  var judgeable: Int

  init(rule: RuleDescription, judgeable: Int) {
    self.rule = rule
    self.judgeable = judgeable
  }

  /// Takes over what the same rule says of other elements.
  mutating func append(_ other: RuleResult) {
    failed += other.failed
    cantTell += other.cantTell
    passed += other.passed
    passedElements += other.passedElements
    untested += other.untested
  }

  /// True where the rule judged no element, and found none that it would judge.
  public var isInapplicable: Bool {
    failed.isEmpty && cantTell.isEmpty && passed.isEmpty && untested.isEmpty
  }

  /// How many elements the rule is not about.
  public var inapplicableCount: Int {
    untested.contains { $0.element == nil }
      ? 0 : judgeable - failed.count - cantTell.count - passed.count - untested.count
  }
}
