// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// What the lab tells of a touch.
struct LabTests {
  private static let taps = "Tap or double tap"

  /// A hand waits for a second tap; a key and a request say at once which gesture they mean.
  @Test(arguments: ["mouse", "key", "action"])
  func `every way to a tap tells who waited for whom`(way: String) async throws {
    let gallery = try await LiveApplication.gallery(page: "lab")
    let sample = try await gallery.element { $0.name == Self.taps && $0.states[.focused] }
    switch way {
    case "mouse": try gallery.click(sample)
    case "key": try gallery.type(.enter)
    default: try await gallery.perform("click", on: sample)
    }
    let failure =
      "2 taps failed: "
      + (way == "mouse" ? "no further tap within 0.35 s" : "another gesture was asked for")
    _ = try await gallery.element("\(Self.taps): tap recognized.", role: .statusBar)
    #expect(try await gallery.element(Self.taps).node.description == "tap recognized")
    _ = try await gallery.element(failure)
    _ = try await gallery.element("tap recognized")
  }

  @Test func `a gesture that does not fire says how far it was`() async throws {
    let gallery = try await LiveApplication.gallery(page: "lab")
    try await gallery.touchDrag(try await gallery.element("Swipe"), x: 20)
    let words = "swipe failed: moved 20.0 points, needs 50.0"
    _ = try await gallery.element("Swipe: nothing recognized; \(words).", role: .statusBar)
    #expect(
      try await gallery.element("Swipe").node.description == "nothing recognized; \(words)")
  }

  @Test(.heardAgain) func `Orca says what became of each sample's keys`() async throws {
    let gallery = try await LiveApplication.gallery(page: "lab", hasScreenReader: true)
    try await gallery.hear(Self.taps)
    try await gallery.say(
      to: [.enter, .tab, .space, .space, .tab, .equals, .rightBracket, .tab],
      golden: "lab-orca")
  }
}
