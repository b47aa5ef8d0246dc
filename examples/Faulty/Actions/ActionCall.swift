// SPDX-License-Identifier: Apache-2.0

import CGio
import Foundation

/// A method call that came over the bus.
struct ActionCall {
  /// The element's identifier, from the last part of the object's path.
  let object: String
  /// The method, or "Get Name" and "Set CurrentValue" for a property.
  let member: String
  let arguments: [Variant]

  init(_ message: OpaquePointer) {
    let path = g_dbus_message_get_path(message).map { String(cString: $0) } ?? ""
    let method = g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
    let all = g_dbus_message_get_body(message).map(Variant.children) ?? []
    object =
      path.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: "-") } ?? ""
    if method == "Get" || method == "Set" {
      member = method + " " + (all.dropFirst().first?.text ?? "")
      arguments = Array(all.dropFirst(2))
    } else if method == "GetAll" {
      member = "GetAll " + (all.first?.text?.split(separator: ".").last ?? "")
      arguments = []
    } else {
      member = method
      arguments = all
    }
  }

  func number(_ place: Int) -> Int {
    arguments.indices.contains(place) ? arguments[place].integer ?? 0 : 0
  }
}
