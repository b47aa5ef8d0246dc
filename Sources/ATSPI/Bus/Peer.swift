// SPDX-License-Identifier: Apache-2.0

import Foundation

/// D-Bus: `org.freedesktop.DBus.Peer`, which every object answers, also one that is not there.
enum Peer {
  static let interface: StaticString = "org.freedesktop.DBus.Peer"

  static func isAsked(_ header: MessageHeader) -> Bool { header.interface.isEqual(to: interface) }

  /// Nil where the system has none.
  static let machineID: String? = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy
    .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    .first { !$0.isEmpty }
}
