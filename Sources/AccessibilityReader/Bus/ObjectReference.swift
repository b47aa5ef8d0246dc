// SPDX-License-Identifier: Apache-2.0

import CGio

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
  init?(_ variant: Variant?) {
    guard let variant, variant.hasSignature("(so)"),
      let busName = variant[0]?.string, let path = variant[1]?.string,
      path != Self.nullPath, g_dbus_is_name(busName) != 0
    else { return nil }
    self.init(busName: busName, path: path)
  }
}
