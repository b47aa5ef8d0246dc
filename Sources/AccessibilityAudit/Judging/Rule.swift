// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

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

/// What a rule needs to know, and so when it can run.
public enum RuleKind: String, Sendable, Hashable, CaseIterable {
  /// Whether there is anything to judge: how the bus stands, whether the application answers.
  case preflight
  /// The tree as it was read.
  case tree
  /// A walk through the window by keys (`--drive keyboard`).
  case keyboard
  /// What came of actions that were performed (`--drive actions`).
  case actions
  /// What pointer, keys and actions made of the same elements (`--drive keyboard,actions`).
  case parity
  /// What the pointer does where no control is exposed, and at buttons (`--drive pointer`).
  case pointer
  /// A picture of the window.
  case pixels
  /// What the program tesseract reads in a picture of the window.
  case screenText = "screen-text"
  /// What became different with other settings of the desktop (`--drive preferences`).
  case preferences
  /// What an Evenhand application declares of its gestures (`audit model`).
  case model
}

/// How far a rule binds.
public enum Standing: String, Sendable, Hashable, CaseIterable {
  /// A standard or an assistive technology asks for it: a shortfall is a violation.
  case required
  /// It helps people, and nobody requires it: a shortfall is reported and never fails a run.
  case bestPractice
  /// Not tried widely enough to run unasked: it runs where it is named.
  case experimental
}

/// One thing that a rule expects of an element, and what it says where the element falls short.
public struct Expectation: Sendable {
  /// Names the shortfall; once given out it is never given to another one.
  public let reason: String
  /// What an element must meet to pass.
  public let condition: Condition
  /// Where a person has to decide; nil where it never needs one.
  public let review: Condition?
  /// Follows the element's selector and a colon ("has no name").
  public let message: @Sendable (Node, AuditContext) -> String
  /// Where the application declares what falls short.
  public let source: @Sendable (Node, AuditContext) -> SourcePosition?
  /// PNG files' bytes of what falls short, for reports that show pictures.
  private(set) var pictures: @Sendable (Node, AuditContext) -> [Data] = { _, _ in [] }
  /// The role of what falls short, where that is another element than the one that was judged: toolkits
  /// are known by roles.
  private(set) var culprit: @Sendable (Node, AuditContext) -> Role? = { _, _ in nil }

  /// Falls short as a failure, or as "needs review" where `review` holds.
  public init(
    _ reason: String, _ condition: Condition, review: Condition? = nil,
    source: @escaping @Sendable (Node, AuditContext) -> SourcePosition? = { _, _ in nil },
    message: @escaping @Sendable (Node, AuditContext) -> String
  ) {
    self.reason = reason
    self.condition = condition
    self.review = review
    self.message = message
    self.source = source
  }

  /// The same, with pictures of what falls short.
  func showing(
    _ pictures: @escaping @Sendable (Node, AuditContext) -> [Data]
  ) -> Expectation {
    var copy = self
    copy.pictures = pictures
    return copy
  }

  /// The same, with the role of what falls short.
  func blaming(_ culprit: @escaping @Sendable (Node, AuditContext) -> Role?) -> Expectation {
    var copy = self
    copy.culprit = culprit
    return copy
  }
}

/// Thrown by a condition that lacks what it would have to know: the element counts as not tested,
/// with this reason, and never as passed.
public struct NotTested: Error, Hashable, Sendable {
  /// Completes "not tested: ..." ("its cells were not read").
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}
