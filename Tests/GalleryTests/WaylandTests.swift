// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// On Wayland a window does not know where it is, and everything else works.
struct WaylandTests {
  @Test func `keys reach the dial`() async throws {
    let gallery = try await Self.dial()
    _ = try await gallery.element { $0.name == "Volume" && $0.states[.focused] }
    try gallery.type(.up, .up)
    let dial = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 32 }
    #expect(dial.value?.current == 32)
  }

  @Test func `a mouse turns the dial`() async throws {
    let gallery = try await Self.dial()
    let dial = try await gallery.element("Volume", role: .dial)
    // The compositor gives the only window the whole screen, but for a bar and a border.
    try await gallery.mouseDrag(dial, y: -40)
    let turned = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 50 }
    #expect(turned.value?.current == 50)
  }

  @Test func `elements are told by their place in the window`() async throws {
    let gallery = try await Self.dial()
    let dial = try await gallery.element("Volume", role: .dial)
    let window = try #require(dial.snapshot.tree.window(of: dial.id))
    // AT-SPI cannot say that a place on the screen is not known: it is the place in the window.
    #expect(window.screenOrigin == Point(x: 0, y: 0))
    let frame = try #require(dial.node.frame)
    #expect(frame.width == 220)
    #expect(abs(frame.height - 220) <= 1)
    #expect(frame.x > 0 && frame.y > 0)
  }

  private static func dial() async throws -> LiveApplication {
    try await LiveApplication(
      BuiltProducts.path("gallery"), ["--page", "dial"], display: .wayland)
  }
}
