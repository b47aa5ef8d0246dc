// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// A window's menu bar by ear, in a real window with a real screen reader.
struct MenuBarSpeechTests {
  @Test(.heardAgain)
  func `Orca says each menu of a bar that Right and Left lead to, and its lines`()
    async throws
  {
    let notebook = try await LiveApplication(
      BuiltProducts.path("notebook"), hasScreenReader: true)
    defer { notebook.stop() }
    try await notebook.say(
      to: [.f10, .right, .down, .right, .left, .left, .escape, .right, .down, .escape],
      golden: "menu-bar-orca")
  }
}
