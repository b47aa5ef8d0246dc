// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

/// The gallery follows the desktop's settings while it runs.
struct SettingsTests {
  /// GSettings' own file backend, which tells every program of a change.
  private static let backend = ["GSETTINGS_BACKEND": "keyfile"]

  @Test func `text grows and shrinks with the desktop's text scale`() async throws {
    let gallery = try await LiveApplication(
      BuiltProducts.path("gallery"), ["--page", "buttons"], adding: Self.backend)
    defer { gallery.stop() }
    let status = try await gallery.element("Nothing has changed yet.", role: .statusBar)
    let height = try #require(status.node.frame).height
    try await set("text-scaling-factor", "1.5", in: gallery.session)
    // A line's height is a whole number of points; on the way to it the words may stand in two.
    func isGrown(_ node: Node) -> Bool { abs((node.frame?.height ?? 0) - height * 1.5) <= 1 }
    let grown = try await gallery.settled(
      "Nothing has changed yet.", role: .statusBar, until: isGrown)
    #expect(isGrown(grown))
    try await set("text-scaling-factor", "1.0", in: gallery.session)
    let shrunk = try await gallery.settled("Nothing has changed yet.", role: .statusBar) {
      $0.frame?.height == height
    }
    #expect(shrunk.frame?.height == height)
  }

  @Test func `a window is no smaller than its page can be, and no larger with large text`()
    async throws
  {
    let gallery = try await LiveApplication(
      BuiltProducts.path("gallery"), ["--page", "buttons"], adding: Self.backend)
    defer { gallery.stop() }
    #expect(try await leastSize(gallery) { $0.contains("360 by 400") })
    try await set("text-scaling-factor", "2.0", in: gallery.session)
    let words = try await gallery.settled("Nothing has changed yet.", role: .statusBar) {
      ($0.frame?.height ?? 0) > 30
    }
    #expect((words.frame?.height ?? 0) > 30)
    #expect(try await leastSize(gallery) { $0.contains("360 by 400") })
  }

  @Test func `the accent that the portal tells is in the window's pixels`() async throws {
    var preferences = SessionPreferences()
    preferences.accentColor = .init(red: 0.4, green: 0, blue: 0.6)
    let gallery = try await LiveApplication(
      BuiltProducts.path("gallery"), ["--page", "dial"], preferences: preferences)
    defer { gallery.stop() }
    let tab = try await gallery.element("Dial", role: .pageTab)
    // The bar at its edge.
    let place = try tab.place(x: 0.015, y: 0.5)
    let picture = gallery.session.folder + "/accent.png"
    var seen = ""
    _ = try await eventually {
      try Screenshot(of: gallery.session).write(to: picture)
      let pixel = "%[pixel:p{\(Int(place.x)),\(Int(place.y))}]"
      let convert = try gallery.session.start("convert", [picture, "-format", pixel, "info:"])
      _ = try await convert.untilEnd()
      seen = convert.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      return seen == "srgb(102,0,153)"
    }
    #expect(seen == "srgb(102,0,153)")
  }

  /// Whether the window manager is told such a least size.
  private func leastSize(
    _ gallery: LiveApplication, _ isRight: @Sendable (String) -> Bool
  ) async throws -> Bool {
    try await eventually {
      let xprop = try gallery.session.start(
        "xprop", ["-name", "Evenhand gallery", "WM_NORMAL_HINTS"])
      _ = try await xprop.untilEnd()
      return xprop.outputLines.contains { $0.contains("minimum size") && isRight($0) }
    }
  }

  private func set(_ key: String, _ value: String, in session: DesktopSession) async throws {
    let setting = try session.start(
      "gsettings", ["set", "org.gnome.desktop.interface", key, value], adding: Self.backend)
    #expect(try await setting.untilEnd() == .code(0))
  }
}
