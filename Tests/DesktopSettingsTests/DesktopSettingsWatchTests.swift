// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import DesktopSettings
import Foundation
import Synchronization
import Testing

/// What the person asked a real session's portal or GSettings for, and each change of it.
struct DesktopSettingsWatchTests {
  /// What a watch told, in order.
  private final class Told: Sendable {
    private let list = Mutex<[DesktopPreferences]>([])
    private let keepsAccent: Bool

    init(keepsAccent: Bool = false) {
      self.keepsAccent = keepsAccent
    }

    /// The font and the accent are left out: they are as the machine has them.
    func add(_ preferences: DesktopPreferences) {
      var preferences = preferences
      preferences.fontFamily = nil
      if !keepsAccent { preferences.accentColor = nil }
      list.withLock { $0.append(preferences) }
    }
    var all: [DesktopPreferences] { list.withLock { $0 } }

    /// What it told last, once that fits, or when the patience ended.
    func last(where fits: (DesktopPreferences) -> Bool) async -> DesktopPreferences? {
      _ = await eventually { all.last.map(fits) ?? false }
      return all.last
    }
  }

  private func preferences(
    _ scale: Double = 1, dark: Bool = false, highContrast: Bool = false, reducedMotion: Bool = false
  ) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    preferences.textScale = scale
    preferences.prefersDark = dark
    preferences.prefersHighContrast = highContrast
    preferences.prefersReducedMotion = reducedMotion
    return preferences
  }

  private func session() async throws -> DesktopSession {
    try await .start(.init(display: .none, accessibility: false))
  }

  private func startPortal(_ session: DesktopSession) async throws -> ChildProcess {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Scripts/portal.py").path
    let portal = try session.start("/usr/bin/python3", [script])
    try await portal.line(containing: "the portal is there")
    return portal
  }

  private func call(_ session: DesktopSession, _ method: String, _ arguments: [String] = [])
    async throws
  {
    let name = "org.freedesktop.portal"
    let call = try session.start(
      "gdbus",
      [
        "call", "--session", "--dest", name + ".Desktop", "--object-path",
        "/org/freedesktop/portal/desktop", "--method", name + ".Settings." + method,
      ] + arguments)
    #expect(try await call.untilEnd() == .code(0))
  }

  @Test func `the portal is read and followed, and nonsense from it is passed over`() async throws {
    let session = try await session()
    let portal = try await startPortal(session)
    let told = Told()
    let watch = DesktopSettingsWatch(environment: session.environment) { told.add($0) }
    var expected = preferences(1.25, highContrast: true)
    #expect(await told.last { $0 == expected } == expected)

    try await call(
      session, "Set", ["org.gnome.desktop.interface", "text-scaling-factor", "<1.5>"])
    expected = preferences(1.5, highContrast: true)
    #expect(await told.last { $0 == expected } == expected)

    try await call(session, "Forge")
    for value in ["<'large'>", "<-2.0>", "<<<2.0>>>"] {
      try await call(
        session, "Set", ["org.gnome.desktop.interface", "text-scaling-factor", value])
    }
    try await call(session, "Set", ["org.example", "unheard-of", "<uint32 1>"])
    try await call(
      session, "Set", ["org.freedesktop.appearance", "reduced-motion", "<uint32 1>"])
    expected = preferences(2, highContrast: true, reducedMotion: true)
    #expect(await told.last { $0 == expected } == expected)
    try await call(session, "Set", ["org.freedesktop.appearance", "color-scheme", "<uint32 1>"])
    expected = preferences(2, dark: true, highContrast: true, reducedMotion: true)
    #expect(await told.last { $0 == expected } == expected)
    // Only what differs is told: -2 counts as not set.
    #expect(told.all.suffix(4).map(\.textScale) == [1, 2, 2, 2])
    withExtendedLifetime((portal, watch)) {}
  }

  @Test func `the colour of controls is read and followed, and none is none`() async throws {
    let session = try await session()
    let portal = try await startPortal(session)
    let told = Told(keepsAccent: true)
    let watch = DesktopSettingsWatch(environment: session.environment) { told.add($0) }
    func set(_ value: String) async throws {
      try await call(session, "Set", ["org.freedesktop.appearance", "accent-color", value])
    }
    _ = await told.last { $0.textScale == 1.25 }
    var expected = preferences(1.25, highContrast: true)
    try await set("<(0.5, 0.25, 1.0)>")
    expected.accentColor = AccentColor(red: 0.5, green: 0.25, blue: 1)
    #expect(await told.last { $0 == expected } == expected)
    // "Out of range" is how the portal says that there is no preference.
    try await set("<(-1.0, -1.0, -1.0)>")
    expected.accentColor = nil
    #expect(await told.last { $0 == expected } == expected)
    try await set("<(0.0, 0.5, 0.0)>")
    expected.accentColor = AccentColor(red: 0, green: 0.5, blue: 0)
    #expect(await told.last { $0 == expected } == expected)
    for nonsense in ["<'green'>", "<(0.5, 0.5)>", "<(1, 2, 3)>"] { try await set(nonsense) }
    expected.accentColor = nil
    #expect(await told.last { $0 == expected } == expected)
    withExtendedLifetime((portal, watch)) {}
  }

  @Test func `a portal that comes later is heard, and one that goes keeps its word`()
    async throws
  {
    let session = try await session()
    let told = Told()
    let watch = DesktopSettingsWatch(environment: session.environment) { told.add($0) }
    // What the schemas have is the person's own who runs the tests.
    let first = try #require(await told.last { _ in true })
    let portal = try await startPortal(session)
    let expected = preferences(1.25, highContrast: true)
    #expect(await told.last { $0 == expected } == expected)
    portal.kill()
    let next = try await startPortal(session)
    try await call(session, "Set", ["org.freedesktop.appearance", "contrast", "<uint32 0>"])
    #expect(await told.last { $0 == preferences(1.25) } == preferences(1.25))
    #expect(told.all == [first, expected, preferences(1.25)])
    withExtendedLifetime((next, watch)) {}
  }

  @Test func `without a bus the first values are told, and a stopped watch is silent`()
    async throws
  {
    let told = Told()
    let watch = DesktopSettingsWatch(
      environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
    ) { told.add($0) }
    #expect(await told.last { _ in true } != nil)
    watch.stop()
    watch.stop()
    #expect(told.all.count == 1)
  }
}
