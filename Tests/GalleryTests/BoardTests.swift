// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Cards that are dragged from list to list.
struct BoardTests {
  @Test func `a mouse drags a card to another list`() async throws {
    let gallery = try await LiveApplication.gallery(page: "board")
    let start = try await gallery.element("Paint the fence").place()
    let list = try await gallery.element("Done", role: .list).place()
    try await gallery.session.pointer?.drag(from: start, to: list)
    _ = try await gallery.element("Paint the fence moved from To do to Done.")
  }

  @Test func `keys drag a card to another list, and the focus goes along`() async throws {
    let gallery = try await LiveApplication.gallery(page: "board")
    _ = try await gallery.element { $0.name == "Paint the fence" && $0.states[.focused] }
    try gallery.type(.enter, .tab, .tab, .enter)
    _ = try await gallery.element("Paint the fence moved from To do to Done.")
    let card = try await gallery.settled("Paint the fence") { $0.states[.focused] }
    #expect(card.states[.focused])
  }

  @Test func `an assistive technology drags a card, and cannot drop it twice`() async throws {
    let gallery = try await LiveApplication.gallery(page: "board")
    let card = try await gallery.element("Paint the fence")
    try await gallery.perform("start-drag", on: card)
    let list = try await gallery.element {
      $0.name == "Done" && $0.actions.contains { $0.name == "drop-here" }
    }
    try await gallery.perform("drop-here", on: list)
    _ = try await gallery.element("Paint the fence moved from To do to Done.")
    let after = try await gallery.settled("Done", role: .list) { $0.actions.isEmpty }
    #expect(after.actions.isEmpty)
  }

  @Test(.heardAgain)
  func `Orca says where a card can go, where it went, and a value without a number`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "board", hasScreenReader: true)
    try await gallery.hear("Paint the fence")
    try await gallery.say(
      to: [
        .enter, .tab, .tab, .enter, .enter, .tab, .escape, .tab, .right, .right, .left,
      ],
      golden: "board-orca")
  }
}
