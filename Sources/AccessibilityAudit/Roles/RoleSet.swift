// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Roles, as one bit each: rules ask thousands of times whether a role is among some.
public struct RoleSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  public init(_ roles: some Sequence<Role> = []) {
    for role in roles { insert(role) }
  }

  /// Every role that there is.
  public static let all = RoleSet(Role.allCases)

  /// Whether the role is among them, in constant time.
  public func contains(_ role: Role) -> Bool {
    let number = role.rawValue
    let word = number < 64 ? low : number < 128 ? middle : high
    return word & Self.bit(number) != 0
  }

  private mutating func insert(_ role: Role) {
    let bit = Self.bit(role.rawValue)
    switch role.rawValue {
    case ..<64: low |= bit
    case ..<128: middle |= bit
    default: high |= bit
    }
  }

  /// The roles that one of the two has.
  public func union(_ other: RoleSet) -> RoleSet { merged(other) { $0 | $1 } }

  /// The roles that both have.
  public func intersection(_ other: RoleSet) -> RoleSet { merged(other) { $0 & $1 } }

  /// The roles that the other one has not.
  public func subtracting(_ other: RoleSet) -> RoleSet { merged(other) { $0 & ~$1 } }

  private func merged(_ other: RoleSet, _ merge: (UInt64, UInt64) -> UInt64) -> RoleSet {
    var result = RoleSet()
    result.low = merge(low, other.low)
    result.middle = merge(middle, other.middle)
    result.high = merge(high, other.high)
    return result
  }

  private static func bit(_ number: UInt8) -> UInt64 { 1 << UInt64(number & 63) }
}

extension RoleSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral roles: Role...) {
    self.init(roles)
  }
}

extension RoleSet: Sequence {
  /// In the order of their numbers.
  public func makeIterator() -> some IteratorProtocol<Role> {
    Role.allCases.lazy.filter(contains).makeIterator()
  }
}
