// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The only elements for which a condition can hold, so that the others are never looked at.
public enum Reach: Hashable, Sendable {
  case every
  case roles(Set<Role>)
  case application

  static func && (left: Reach, right: Reach) -> Reach {
    switch (left, right) {
    case (.application, _), (_, .application): .application
    case (.every, let other), (let other, .every): other
    case (.roles(let one), .roles(let other)): .roles(one.intersection(other))
    }
  }

  static func || (left: Reach, right: Reach) -> Reach {
    switch (left, right) {
    case (.application, .application): .application
    case (.roles(let one), .roles(let other)): .roles(one.union(other))
    default: .every
    }
  }
}
