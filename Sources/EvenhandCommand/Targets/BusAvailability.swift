// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether an environment leads to a session bus, without asking it.
struct BusAvailability: Sendable {
  let environment: [String: String]

  var hasSessionBus: Bool {
    if !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }
}
