// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A question about an element that can print itself, so that `evenhand explain` says exactly what
/// a rule checks.
public struct Condition: Sendable, CustomStringConvertible {
  /// Completes the sentence "the element ..." ("is focusable").
  public let description: String
  /// Where it can hold at all.
  public let reach: Reach
  private let test: @Sendable (Node, AuditContext) throws -> Bool

  public init(
    _ description: String, of reach: Reach = .every,
    _ test: @escaping @Sendable (Node, AuditContext) throws -> Bool
  ) {
    self.description = description
    self.reach = reach
    self.test = test
  }

  public func holds(for node: Node, in context: AuditContext) throws -> Bool {
    try test(node, context)
  }

  public static func && (left: Condition, right: Condition) -> Condition {
    Condition(
      "\(left.description), and \(right.description)", of: left.reach && right.reach
    ) { node, context in
      try left.holds(for: node, in: context) && right.holds(for: node, in: context)
    }
  }

  public static func || (left: Condition, right: Condition) -> Condition {
    Condition(
      "\(left.description), or \(right.description)", of: left.reach || right.reach
    ) { node, context in
      try left.holds(for: node, in: context) || right.holds(for: node, in: context)
    }
  }

  /// Holds where the condition does not, in words of its own.
  public static func not(_ condition: Condition, _ description: String) -> Condition {
    Condition(description) { node, context in try !condition.holds(for: node, in: context) }
  }
}
