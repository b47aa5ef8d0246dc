// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// A map under fingers, keys and a screen reader.
struct MapTests {
  private static let name = "Map of Lantern Bay"

  @Test func `the page starts as it is told`() async throws {
    let gallery = try await LiveApplication.gallery(page: "map")
    _ = try await gallery.element { $0.name == Self.name && $0.states[.focused] }
    try Golden("map").expect(TreeText(try await gallery.snapshot().tree).text)
  }

  @Test func `a finger that begins on a place moves the map and visits nothing`() async throws {
    let gallery = try await LiveApplication.gallery(page: "map")
    try await gallery.touchDrag(try await gallery.element("Harbour", role: .button), x: 60)
    _ = try await gallery.element(
      "The map shows 60 metres west of Market square, enlarged to 100 % and turned by 0 degrees.")
  }

  @Test func `a place that gets the focus comes into view`() async throws {
    let gallery = try await LiveApplication.gallery(page: "map")
    _ = try await gallery.element { $0.name == Self.name && $0.states[.focused] }
    try gallery.type(.equals, .equals, .equals, .equals, .tab, .tab, .tab)
    _ = try await gallery.element { $0.name == "Lighthouse" && $0.states[.focused] }
    _ = try await gallery.element(
      "The map shows Lighthouse, enlarged to 200 % and turned by 0 degrees.")
  }

  @Test(.heardAgain) func `Orca says where the map is, and each change of it`() async throws {
    let gallery = try await LiveApplication.gallery(page: "map", hasScreenReader: true)
    try await gallery.hear("Market square")
    try await gallery.say(
      to: [.left, .up, .equals, .rightBracket, .tab, .tab, .tab, .tab, .enter],
      golden: "map-orca")
  }
}
