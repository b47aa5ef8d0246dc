// SPDX-License-Identifier: Apache-2.0

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
