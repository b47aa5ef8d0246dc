// SPDX-License-Identifier: Apache-2.0

/// A private D-Bus session bus on a socket in the session's folder.
enum SessionBus {
  static func start(
    folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, address: String) {
    let (server, address) = try SessionServer.start(
      .dbusDaemon,
      [
        "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
        "--address=unix:path=\(folder.path)/bus",
      ], environment: environment)
    return (server, address)
  }
}
