// SPDX-License-Identifier: Apache-2.0

import Semantics

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
