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
  var standards: [Standard] { get }
  /// Which elements the rule judges.
  var applicability: Condition { get }
  /// The first that does not hold decides.
  var expectations: [Expectation] { get }
}
