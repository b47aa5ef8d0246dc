// SPDX-License-Identifier: Apache-2.0

import Semantics

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
}
