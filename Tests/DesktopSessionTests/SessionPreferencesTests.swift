// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// What a session's preferences say to each of those who ask.
struct SessionPreferencesTests {
  private var unusual: SessionPreferences {
    var preferences = SessionPreferences()
    preferences.textScale = 2
    preferences.darkStyle = true
    preferences.reducedMotion = true
    return preferences
  }

  private func session(
    _ preferences: SessionPreferences?, _ display: DesktopSession.Display = .none
  ) async throws -> DesktopSession {
    try await .start(.init(display: display, accessibility: false, preferences: preferences))
  }

  /// What a program of the session prints, in one line; its error where it fails.
  private func answer(
    _ session: DesktopSession, _ program: String, _ arguments: [String]
  ) async throws -> String {
    let process = try session.start(program, arguments)
    let status = try await process.untilEnd()
    let text = status == .code(0) ? process.standardOutput : process.standardError
    return text.split(separator: "\n").joined(separator: " ")
  }

  private func portal(
    _ session: DesktopSession, _ method: String, _ arguments: [String]
  ) async throws -> String {
    try await answer(
      session, "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
        "/org/freedesktop/portal/desktop", "--method", method,
      ] + arguments)
  }

  @Test(arguments: [
    ("Read", ["org.freedesktop.appearance", "color-scheme"], "(<<uint32 1>>,)"),
    ("ReadOne", ["org.freedesktop.appearance", "reduced-motion"], "(<uint32 1>,)"),
    ("ReadOne", ["org.freedesktop.appearance", "contrast"], "(<uint32 0>,)"),
    ("Read", ["org.gnome.desktop.interface", "text-scaling-factor"], "(<<2.0>>,)"),
    (
      "ReadAll", ["['org.freedesktop.*']"],
      "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 0>,"
        + " 'reduced-motion': <uint32 1>}},)"
    ),
    ("ReadAll", ["['org.nobody']"], "(@a{sa{sv}} {},)"),
  ])
  func `the settings portal says what is set`(
    method: String, arguments: [String], expected: String
  ) async throws {
    let session = try await session(unusual)
    let reply = try await portal(
      session, "org.freedesktop.portal.Settings." + method, arguments)
    #expect(reply == expected)
  }

  @Test func `the settings portal says the accent that is set, and none where none is`()
    async throws
  {
    var preferences = SessionPreferences()
    let method = "org.freedesktop.portal.Settings.Read"
    let setting = ["org.freedesktop.appearance", "accent-color"]
    let silent = try await portal(try await session(preferences), method, setting)
    #expect(silent.contains("NotFound"))
    preferences.accentColor = .init(red: 0.5, green: 0, blue: 0.75)
    let told = try await portal(try await session(preferences), method, setting)
    #expect(told == "(<<(0.5, 0.0, 0.75)>>,)")
  }

  @Test func `the settings portal tells its version, and says no to what it does not know`()
    async throws
  {
    let session = try await session(unusual)
    let version = try await portal(
      session, "org.freedesktop.DBus.Properties.Get",
      ["org.freedesktop.portal.Settings", "version"])
    #expect(version == "(<uint32 2>,)")
    let unknown = try await portal(
      session, "org.freedesktop.portal.Settings.Read", ["org.nobody", "colour"])
    #expect(unknown.contains("org.freedesktop.portal.Error.NotFound"))
    let foreign = try await portal(session, "org.freedesktop.portal.Email.ComposeEmail", [])
    #expect(foreign.contains("NotFound"))
  }

  @Test(arguments: [
    ("org.gnome.desktop.interface", "text-scaling-factor", "2.0"),
    ("org.gnome.desktop.interface", "color-scheme", "'prefer-dark'"),
    ("org.gnome.desktop.interface", "enable-animations", "false"),
    ("org.gnome.desktop.a11y.interface", "high-contrast", "false"),
  ])
  func `GSettings has what is set`(schema: String, key: String, value: String) async throws {
    let session = try await session(unusual)
    #expect(try await answer(session, "gsettings", ["get", schema, key]) == value)
  }

  @Test(arguments: [
    (false, "Adwaita-dark 196608 False"),
    (true, "HighContrast 98304 True"),
  ])
  func `a GTK 3 program finds theme, size of text and animations on the display`(
    hasContrast: Bool, expected: String
  ) async throws {
    var contrast = SessionPreferences()
    contrast.highContrast = true
    let session = try await session(hasContrast ? contrast : unusual, .virtual)
    let script = """
      import gi
      gi.require_version("Gtk", "3.0")
      from gi.repository import Gtk
      names = ["gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations"]
      print(*[Gtk.Settings.get_default().get_property(name) for name in names])
      """
    #expect(try await answer(session, "/usr/bin/python3", ["-c", script]) == expected)
  }

  @Test func `programs without XSETTINGS find the resolution of text in the resources`()
    async throws
  {
    let session = try await session(unusual, .virtual)
    let resources = try await answer(session, "xprop", ["-root", "RESOURCE_MANAGER"])
    #expect(resources.contains(#"Xft.dpi:\t192\n"#), "\(resources)")
  }

  @Test func `a session without preferences has no settings portal`() async throws {
    let session = try await session(nil)
    let reply = try await portal(
      session, "org.freedesktop.portal.Settings.ReadAll", ["['']"])
    // A machine may have a portal that knows of other things.
    #expect(reply.contains("ServiceUnknown") || reply.contains("UnknownMethod"), "\(reply)")
  }
}
