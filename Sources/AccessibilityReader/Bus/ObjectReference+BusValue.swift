// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import CDBus

extension ObjectReference {
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
