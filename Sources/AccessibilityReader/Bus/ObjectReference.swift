// SPDX-License-Identifier: Apache-2.0

import CDBus

/// Where an object stands on the accessibility bus: the connection that owns it, and its path.
public struct ObjectReference: Hashable, Sendable, CustomStringConvertible {
  public let busName: String
  public let path: String

  public init(busName: String, path: String) {
    self.busName = busName
    self.path = path
  }

  public var description: String { busName + path }

  /// AT-SPI's word for "no object": this path under any name, or an empty name.
  static let nullPath = "/org/a11y/atspi/null"

  /// Reads an `(so)`; nil for AT-SPI's null object and for names that no bus can carry.
  init?(_ value: BusValue?) {
    guard var parts = value?.members, let busName = parts.next()?.string,
      let path = parts.next()?.string, path != Self.nullPath,
      dbus_validate_bus_name(busName, nil) != 0
    else { return nil }
    self.init(busName: busName, path: path)
  }
}
