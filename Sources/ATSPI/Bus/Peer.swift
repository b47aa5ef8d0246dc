// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// D-Bus: `org.freedesktop.DBus.Peer`, which every object answers, also one that is not there.
enum Peer {
  static let interface: StaticString = "org.freedesktop.DBus.Peer"

  static func isAsked(_ header: MessageHeader) -> Bool { header.interface.isEqual(to: interface) }

  /// Nil where the system has none.
  static let machineID: String? = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy
    .compactMap(contents).first { !$0.isEmpty }

  private static func contents(of path: String) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(path, &text, nil, nil) != 0, let text else { return nil }
    defer { g_free(text) }
    // What is read is a line.
    return String(cString: g_strchomp(g_strchug(text)))
  }
}
