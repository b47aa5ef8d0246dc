// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Glibc

extension Provider {
  /// What the application says about itself, and where it finds its buses.
  public struct Configuration: Sendable {
    /// The accessible name of the application's own object.
    public var applicationName: String
    /// AT-SPI: `org.a11y.atspi.Application.ToolkitName`, and the attribute `toolkit` of every
    /// element.
    public var toolkitName = "Evenhand"
    /// AT-SPI: `org.a11y.atspi.Application.Version` and `ToolkitVersion`.
    public var toolkitVersion = "0.1"
    /// When the application is on the bus.
    public var policy: Policy
    /// The language of the texts, as a POSIX locale ("de_DE").
    public var locale: String
    /// The accessibility bus; nil asks `org.a11y.Bus` on the session bus.
    public var accessibilityBusAddress: String?
    /// Nil where there is no session bus to ask.
    public var sessionBusAddress: String?
    /// How long the tree is kept after the last who looked has left, in milliseconds: who comes back
    /// soon, as a script does with each of its steps, finds it there.
    var grace: UInt32 = 30_000
    /// Called when the application is on the bus under another name than before, with an empty one when
    /// it has left, on the provider's own thread: what other programs embed it by
    /// (``Provider/foreignElement(for:)``) is another then.
    public var nameChanged: (@Sendable (_ busName: String) -> Void)?
    /// One line a decision, without anything that a person typed or reads. Called on the provider's
    /// threads.
    public var trace: (@Sendable (String) -> Void)?

    /// Everything but the name comes from the environment: `EVENHAND_ACCESSIBILITY` (auto, on,
    /// off), `EVENHAND_TRACE` (with `bus` in it, lines go to standard error),
    /// `AT_SPI_BUS_ADDRESS`, `DBUS_SESSION_BUS_ADDRESS` or `XDG_RUNTIME_DIR`, and the locale.
    public init(
      applicationName: String,
      environment: [String: String] = Self.processEnvironment
    ) {
      self.applicationName = applicationName
      policy = environment["EVENHAND_ACCESSIBILITY"].flatMap(Policy.init(rawValue:)) ?? .auto
      locale = Self.locale(environment)
      accessibilityBusAddress = Self.filled(environment["AT_SPI_BUS_ADDRESS"])
      sessionBusAddress = Self.sessionBus(environment)
      let topics = (environment["EVENHAND_TRACE"] ?? "").split(separator: ",")
      if topics.contains("bus") {
        trace = { line in
          let bytes = Array("bus: \(line)\n".utf8)
          write(STDERR_FILENO, bytes, bytes.count)
        }
      }
    }

    /// The environment of this process; of a name that stands there twice, the first.
    public static var processEnvironment: [String: String] {
      guard let list = g_get_environ() else { return [:] }
      defer { g_strfreev(list) }
      var variables: [String: String] = [:]
      var next = list
      while let line = next.pointee {
        let parts = String(cString: line).split(separator: "=", maxSplits: 1)
        if parts.count == 2, variables[String(parts[0])] == nil {
          variables[String(parts[0])] = String(parts[1])
        }
        next += 1
      }
      return variables
    }

    private static func filled(_ text: String?) -> String? {
      guard let text, !text.isEmpty else { return nil }
      return text
    }

    private static func locale(_ environment: [String: String]) -> String {
      let name =
        filled(environment["LC_ALL"]) ?? filled(environment["LC_MESSAGES"])
        ?? filled(environment["LANG"]) ?? "C"
      return name.split(whereSeparator: { $0 == "." || $0 == "@" }).first.map(String.init) ?? "C"
    }

    /// Without `DBUS_SESSION_BUS_ADDRESS`, the user bus of systemd. D-Bus' third way, asking the X
    /// server and starting a bus, could block.
    private static func sessionBus(_ environment: [String: String]) -> String? {
      if let address = filled(environment["DBUS_SESSION_BUS_ADDRESS"]) { return address }
      guard let folder = filled(environment["XDG_RUNTIME_DIR"]) else { return nil }
      return "unix:path=\(folder)/bus"
    }
  }
}
