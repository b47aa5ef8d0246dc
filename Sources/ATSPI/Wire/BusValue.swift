// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A value as D-Bus carries it, of the types that AT-SPI needs.
indirect enum BusValue: Hashable, Sendable {
  case string(String)
  case objectPath(String)
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case variant(BusValue)
  case tuple([BusValue])
  /// The signature of one element, and the elements.
  case array(String, [BusValue])
  /// `a{ss}`, in the order of the keys.
  case texts([String: String])
  /// `a{sv}`.
  case properties([String: BusValue])
  /// `(so)`: the bus name of an application and an object in it.
  case reference(ObjectReference)
  /// `a(so)` of elements of this application.
  case elements([ElementID])

  /// `a(so)` of whatever objects.
  static func references(_ references: [ObjectReference]) -> BusValue {
    .array("(so)", references.map { .reference($0) })
  }
}
