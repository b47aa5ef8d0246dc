// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A question about an element that can print itself, so that `evenhand explain` says exactly what
/// a rule checks.
public struct Condition: Sendable, CustomStringConvertible {
  /// Completes the sentence "the element ..." ("is focusable").
  public let description: String
  /// Where it can hold at all.
  public let reach: Reach
  /// What it is made of.
  let parts: Parts
  let test: @Sendable (Node, AuditContext) throws -> Bool

  /// How a condition is put together.
  enum Parts: Sendable {
    case none
    indirect case all(Condition, Condition)
    indirect case any(Condition, Condition)
  }

  public init(
    _ description: String, of reach: Reach = .every,
    _ test: @escaping @Sendable (Node, AuditContext) throws -> Bool
  ) {
    self.init(description, reach, .none, test)
  }

  private init(
    _ description: String, _ reach: Reach, _ parts: Parts,
    _ test: @escaping @Sendable (Node, AuditContext) throws -> Bool
  ) {
    self.description = description
    self.reach = reach
    self.parts = parts
    self.test = test
  }

  /// Whether the element meets it; an error makes the audit not valid.
  public func holds(for node: Node, in context: AuditContext) throws -> Bool {
    try test(node, context)
  }

  /// Both; the second is asked only where the first holds.
  public static func && (left: Condition, right: Condition) -> Condition {
    Condition(
      "\(left.asOneOfAll), and \(right.asOneOfAll)", left.reach && right.reach, .all(left, right)
    ) { node, context in
      try left.holds(for: node, in: context) && right.holds(for: node, in: context)
    }
  }

  /// One of them at least; the second is asked only where the first does not hold.
  public static func || (left: Condition, right: Condition) -> Condition {
    Condition(
      "\(left.description), or \(right.description)", left.reach || right.reach,
      .any(left, right)
    ) { node, context in
      try left.holds(for: node, in: context) || right.holds(for: node, in: context)
    }
  }

  /// The conditions that all have to hold for this one to hold.
  var terms: [Condition] {
    if case .all(let left, let right) = parts { left.terms + right.terms } else { [self] }
  }

  /// Beside others that must hold too, a choice has to be exposed as one.
  private var asOneOfAll: String {
    if case .any = parts { "either \(description)" } else { description }
  }

  /// Holds where the condition does not, in words of its own.
  public static func not(_ condition: Condition, _ description: String) -> Condition {
    Condition(description) { node, context in try !condition.holds(for: node, in: context) }
  }
}

/// The only elements for which a condition can hold, so that the others are never looked at.
public struct Reach: Hashable, Sendable {
  let roles: RoleSet
  /// An element within reach is in all of them.
  let states: StateSet
  let isApplicationAlone: Bool

  private init(roles: RoleSet = .all, states: StateSet = [], isApplicationAlone: Bool = false) {
    self.roles = roles
    self.states = states
    self.isApplicationAlone = isApplicationAlone
  }

  /// Every element of the tree.
  public static let every = Reach()
  /// The application's own element and no other.
  public static let application = Reach(isApplicationAlone: true)

  /// The elements with one of these roles.
  public static func roles(_ roles: some Sequence<Role>) -> Reach { Reach(roles: RoleSet(roles)) }

  /// The elements that are in all of these states.
  public static func states(_ states: State...) -> Reach {
    Reach(states: states.reduce(into: []) { $0[$1] = true })
  }

  static func && (left: Reach, right: Reach) -> Reach {
    Reach(
      roles: left.roles.intersection(right.roles), states: left.states.union(right.states),
      isApplicationAlone: left.isApplicationAlone || right.isApplicationAlone)
  }

  static func || (left: Reach, right: Reach) -> Reach {
    Reach(
      roles: left.roles.union(right.roles), states: left.states.intersection(right.states),
      isApplicationAlone: left.isApplicationAlone && right.isApplicationAlone)
  }
}
