// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Cards that are held first and dragged then.
struct CardsTests {
  @Test func `a finger holds a card and drags it two places down`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards")
    let start = try await gallery.element("Ace").place()
    try gallery.touch.begin(at: start)
    // Longer than a long press, also where the gallery is busy when it begins.
    try await Task.sleep(for: .seconds(2))
    for way in stride(from: 12.0, through: 120, by: 12) {
      try gallery.touch.move(to: ScreenPoint(x: start.x, y: start.y + way))
    }
    try gallery.touch.end(at: ScreenPoint(x: start.x, y: start.y + 120))
    try await expectAceInThirdPlace(gallery)
  }

  @Test func `keys pick a card up, carry it two places down and drop it`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards")
    _ = try await gallery.element { $0.name == "Ace" && $0.states[.focused] }
    try gallery.type(.space, .down, .down, .space)
    try await expectAceInThirdPlace(gallery)
  }

  @Test func `keys that were typed while the gallery was busy do the same`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards")
    _ = try await gallery.element { $0.name == "Ace" && $0.states[.focused] }
    gallery.program.suspend()
    try gallery.type(.space, .down, .down, .space)
    gallery.program.resume()
    try await expectAceInThirdPlace(gallery)
  }

  @Test func `Escape puts a card back`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards")
    _ = try await gallery.element { $0.name == "Ace" && $0.states[.focused] }
    try gallery.type(.space, .down, .down)
    _ = try await gallery.settled("Ace") { $0.attributes["posinset"] == "3" }
    try gallery.type(.escape)
    let ace = try await gallery.settled("Ace") { $0.attributes["posinset"] == "1" }
    #expect(ace.attributes["posinset"] == "1")
    #expect(try await order(in: gallery) == ["Ace", "King", "Queen", "Jack", "Ten"])
  }

  @Test func `an assistive technology moves a card two places down`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards")
    for place in 2...3 {
      try await gallery.perform("move-down", on: try await gallery.element("Ace"))
      _ = try await gallery.settled("Ace") { $0.attributes["posinset"] == "\(place)" }
    }
    #expect(try await order(in: gallery) == ["King", "Queen", "Ace", "Jack", "Ten"])
  }

  @Test(.heardAgain) func `Orca says how a card is picked up, carried and dropped`() async throws {
    let gallery = try await LiveApplication.gallery(page: "cards", hasScreenReader: true)
    try await gallery.hear("Ace")
    try await gallery.say(to: [.space, .down, .down, .space, .down, .tab], golden: "cards-orca")
  }

  private func expectAceInThirdPlace(
    _ gallery: LiveApplication, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let moved = "Ace moved from place 1 to place 3."
    _ = try await gallery.element(moved, sourceLocation: sourceLocation)
    let order = try await order(in: gallery)
    #expect(order == ["King", "Queen", "Ace", "Jack", "Ten"], sourceLocation: sourceLocation)
  }

  private func order(in gallery: LiveApplication) async throws -> [String] {
    try await gallery.snapshot().tree.depthFirst.filter { $0.role == .listItem }.map(\.name)
  }
}
