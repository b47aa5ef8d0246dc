// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A question about an element that can print itself, so that `evenhand explain` says exactly what
/// a rule checks.
public struct Condition: Sendable, CustomStringConvertible {
  /// Completes the sentence "the element ..." ("is focusable").
  public let description: String
  /// The only roles for which it can hold; nil where any role can.
  public let roles: Set<Role>?
  private let test: @Sendable (Node, AuditContext) throws -> Bool

  public init(
    _ description: String, of roles: Set<Role>? = nil,
    _ test: @escaping @Sendable (Node, AuditContext) throws -> Bool
  ) {
    self.description = description
    self.roles = roles
    self.test = test
  }

  public func holds(for node: Node, in context: AuditContext) throws -> Bool {
    try test(node, context)
  }

  public static func && (left: Condition, right: Condition) -> Condition {
    let roles =
      if let one = left.roles, let other = right.roles {
        one.intersection(other)
      } else {
        left.roles ?? right.roles
      }
    return Condition("\(left.description), and \(right.description)", of: roles) { node, context in
      try left.holds(for: node, in: context) && right.holds(for: node, in: context)
    }
  }

  public static func || (left: Condition, right: Condition) -> Condition {
    let roles = left.roles.flatMap { one in right.roles.map(one.union) }
    return Condition("\(left.description), or \(right.description)", of: roles) { node, context in
      try left.holds(for: node, in: context) || right.holds(for: node, in: context)
    }
  }

  /// Holds where the condition does not, in words of its own.
  public static func not(_ condition: Condition, _ description: String) -> Condition {
    Condition(description) { node, context in try !condition.holds(for: node, in: context) }
  }
}
