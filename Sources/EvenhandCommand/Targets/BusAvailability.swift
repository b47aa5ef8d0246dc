// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether an environment leads to a session bus, without asking it anything.
struct BusAvailability: Sendable {
  let environment: [String: String]

  var hasSessionBus: Bool {
    if !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Whether something listens there; nil where the address names no socket in the file system.
  var isListening: Bool? {
    var address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    if address.isEmpty { address = "unix:path=" + (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus" }
    let first = address.split(separator: ";").first ?? ""
    guard first.hasPrefix("unix:") else { return nil }
    let pair = first.dropFirst("unix:".count).split(separator: ",")
      .first { $0.hasPrefix("path=") }
    guard let path = pair?.dropFirst("path=".count).removingPercentEncoding else { return nil }
    return UnixSocket(path: path).isListening
  }
}
