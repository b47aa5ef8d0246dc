// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A private D-Bus session bus on a socket in the session's folder.
enum SessionBus {
  static func start(
    folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, address: String) {
    // Without an entry the daemon starts, and turns every client away.
    guard getpwuid(geteuid()) != nil else {
      throw .refused(
        program: Program.dbusDaemon.name,
        reason: "user \(geteuid()) has no entry in the user database, which D-Bus asks for")
    }
    let (server, address) = try SessionServer.start(
      .dbusDaemon,
      [
        "--session", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
        "--address=unix:path=\(folder.path)/bus",
      ], environment: environment)
    return (server, address)
  }
}
