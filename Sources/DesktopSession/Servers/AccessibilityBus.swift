// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A private D-Bus session bus on a socket in the session's folder.
enum SessionBus {
  /// What it starts is inside of the fence, too.
  static func start(
    folder: SessionFolder, environment: [String: String], inside fence: Fence? = nil
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
      ], environment: environment, inside: fence?.forBuses)
    return (server, address)
  }
}

/// The accessibility bus of a session; the registry starts on it by itself at its first use.
enum AccessibilityBus {
  private static let name = "org.a11y.Bus"

  static func start(
    screenReaderEnabled: Bool, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, address: String) {
    var address = ""
    let server = try SessionServer.start(
      .accessibilityLauncher,
      ["--launch-immediately", "--a11y=1"] + (screenReaderEnabled ? ["--screen-reader=1"] : []),
      environment: environment
    ) { _ throws(DesktopSessionError) in
      // Waiting does not activate the name: asking too early would start a second launcher.
      let seconds = "\(SessionServer.patience.components.seconds)"
      guard
        try SessionServer.ask(
          .gdbus, ["wait", "--session", "--timeout", seconds, name], environment: environment)
          != nil,
        let answer = try SessionServer.ask(
          .gdbus,
          [
            "call", "--session", "--dest", name, "--object-path", "/org/a11y/bus", "--method",
            "\(name).GetAddress",
          ], environment: environment)
      else { return false }
      address = Self.address(in: answer)
      return !address.isEmpty
    }
    return (server, address)
  }

  /// The string in gdbus's `('unix:path=...',)`.
  private static func address(in answer: String) -> String {
    let parts = answer.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : ""
  }
}
