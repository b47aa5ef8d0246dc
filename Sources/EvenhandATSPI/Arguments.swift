// SPDX-License-Identifier: Apache-2.0

import ATSPI
import CEvenhandATSPI
import Semantics

/// What C hands over, as values; with what is wrong of it.
enum Arguments {
  /// As many as any array may have.
  private static let limit = 1 << 20

  static func text(
    _ name: String, _ pointer: UnsafePointer<CChar>?
  ) throws(LibraryError) -> String {
    guard let pointer else { throw .missing(name) }
    guard let text = String(validatingCString: pointer) else { throw .notUTF8(name) }
    return text
  }

  /// Empty for NULL.
  static func optionalText(
    _ name: String, _ pointer: UnsafePointer<CChar>?
  ) throws(LibraryError) -> String {
    pointer == nil ? "" : try text(name, pointer)
  }

  /// Nil for the application itself.
  static func parent(_ number: UInt64) throws(LibraryError) -> ElementID? {
    number == 0 ? nil : try element(number)
  }

  static func element(_ number: UInt64) throws(LibraryError) -> ElementID {
    let id = ElementID(number)
    guard number != 0, id != Provider.applicationID else {
      throw .outOfRange("an element's number", "neither 0 nor UINT64_MAX")
    }
    return id
  }

  static func finite(_ name: String, _ number: Double) throws(LibraryError) -> Double {
    guard number.isFinite else { throw .outOfRange(name, "a finite number") }
    return number
  }

  static func size(_ name: String, _ number: Double) throws(LibraryError) -> Double {
    guard try finite(name, number) >= 0 else { throw .outOfRange(name, "0 or more") }
    return number
  }

  static func array<Element>(
    _ name: String, _ pointer: UnsafePointer<Element>?, _ count: Int
  ) throws(LibraryError) -> UnsafeBufferPointer<Element> {
    guard count != 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    guard count > 0, count <= limit else { throw .outOfRange("count", "at most \(limit)") }
    guard let pointer else { throw .missing(name) }
    return UnsafeBufferPointer(start: pointer, count: count)
  }

  /// So many are read of a list whose end may be missing.
  private static let pairLimit = 256

  /// A name and its value, one after the other, with NULL at the end; empty for NULL.
  static func pairs(
    _ name: String, _ list: UnsafePointer<UnsafePointer<CChar>?>?
  ) throws(LibraryError) -> [String: String] {
    guard let list else { return [:] }
    var pairs: [String: String] = [:]
    for index in 0..<pairLimit {
      guard let first = list[2 * index] else { return pairs }
      let key = try text("a name of \(name)", first)
      guard !key.isEmpty else { throw .outOfRange("a name of \(name)", "not empty") }
      pairs[key] = try text("a value of \(name)", list[2 * index + 1])
    }
    throw .outOfRange(name, "at most \(pairLimit) names with NULL behind")
  }

  /// Rows, columns and how far a cell reaches: as many as AT-SPI can count.
  static func lines(_ name: String, _ number: Int) throws(LibraryError) -> Int {
    guard (0...Int(Int32.max)).contains(number) else { throw .outOfRange(name, "at most 2^31 - 1") }
    return number
  }

  static func role(_ role: evenhand_role) throws(LibraryError) -> Role {
    guard let value = UInt8(exactly: role.rawValue), let role = Role(rawValue: value) else {
      throw .outOfRange("role", "one of the EVENHAND_ROLE_ constants, not \(role.rawValue)")
    }
    return role
  }

  static func state(_ state: evenhand_state) throws(LibraryError) -> State {
    guard let value = UInt8(exactly: state.rawValue), let state = State(rawValue: value) else {
      throw .outOfRange("state", "one of the EVENHAND_STATE_ constants, not \(state.rawValue)")
    }
    return state
  }

  static func relation(_ relation: evenhand_relation) throws(LibraryError) -> Relation.Kind {
    guard let value = UInt8(exactly: relation.rawValue),
      let kind = Relation.Kind(rawValue: value)
    else {
      throw .outOfRange(
        "relation", "one of the EVENHAND_RELATION_ constants, not \(relation.rawValue)")
    }
    return kind
  }

  static func politeness(
    _ politeness: evenhand_politeness
  ) throws(LibraryError) -> Announcement.Politeness {
    switch politeness {
    case EVENHAND_POLITE: return .polite
    case EVENHAND_ASSERTIVE: return .assertive
    default: throw .outOfRange("politeness", "EVENHAND_POLITE or EVENHAND_ASSERTIVE")
    }
  }
}
