// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What an application's cache tells of one element. AT-SPI: `org.a11y.atspi.Cache.GetItems`.
struct CacheItem {
  static let signature = "((so)(so)(so)iiassusau)"

  let reference: ObjectReference
  let parent: ObjectReference?
  let childCount: Int
  let name: String
  let description: String
  let role: BusValue
  let states: BusValue
  let interfaces: BusValue

  /// Reads reference, application, parent, index, number of children, interfaces, name, role,
  /// description, states.
  init?(_ value: BusValue) {
    var parts = value.members
    guard let reference = ObjectReference(parts.next()) else { return nil }
    _ = parts.next()
    let parent = ObjectReference(parts.next())
    _ = parts.next()
    guard let count = parts.next()?.int32, let interfaces = parts.next(),
      let name = parts.next()?.string, let role = parts.next(),
      let description = parts.next()?.string,
      let states = parts.next()
    else { return nil }
    self.reference = reference
    self.parent = parent
    childCount = Int(count)
    self.name = name
    self.description = description
    self.role = role
    self.states = states
    self.interfaces = interfaces
  }

  /// True where the element itself has said the same.
  func agrees(with record: NodeRecord) -> Bool {
    record.childCount == childCount && record.name == name && record.description == description
  }
}
