// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads what the person asked the desktop for, and follows it, on GLib's thread.
///
/// The settings portal has the word, and where it is silent GNOME's settings; where neither is
/// there, nothing is ever reported but the standard values.
public final class DesktopSettingsWatch: Sendable {
  private let follower: SettingsFollower

  /// Starts at once, and returns at once.
  ///
  /// - Parameters:
  ///   - environment: Where the session bus is: `DBUS_SESSION_BUS_ADDRESS` or `XDG_RUNTIME_DIR`.
  ///   - tell: Called on GLib's thread, with the first values and with each that differ from
  ///     the ones before.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    tell: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    follower = SettingsFollower(address: Self.sessionBus(environment), tell: tell)
    follower.start()
  }

  deinit { follower.end() }

  /// Nothing is reported from soon after this on.
  public func stop() { follower.end() }

  /// Without `DBUS_SESSION_BUS_ADDRESS`, the user bus of systemd. D-Bus' third way, asking the X
  /// server and starting a bus, could block.
  private static func sessionBus(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
    return "unix:path=\(folder)/bus"
  }
}
