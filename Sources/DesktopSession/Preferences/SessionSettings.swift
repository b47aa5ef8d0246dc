// SPDX-License-Identifier: Apache-2.0

/// A session's preferences while they are published to its programs.
struct SessionSettings: Sendable {
  /// What programs need to find them.
  let variables: [String: String]
  private let portal: SettingsPortal
  /// nil without an X display.
  private let manager: XSettingsManager?

  /// `environment` has the session's bus and, where there is one, its X display.
  init(
    _ preferences: SessionPreferences, folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) {
    let settings = try folder.subfolder("home/.config/glib-2.0/settings")
    try folder.write(preferences.keyfile, to: "\(settings)/keyfile")
    variables = ["GSETTINGS_BACKEND": "keyfile"]
    portal = try SettingsPortal(
      preferences, address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    manager = try environment["DISPLAY"].map { display throws(DesktopSessionError) in
      try XSettingsManager(preferences, display: display)
    }
  }
}
