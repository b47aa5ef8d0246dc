// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Messages in a list that scrolls, which are opened, deleted and flagged.
struct MailTests {
  private static let hike = "Maya, Hike on Saturday"
  private static let books = "Library, Two books are due"

  @Test func `the page starts as it is told`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mail")
    _ = try await gallery.element { $0.name == Self.hike && $0.states[.focused] }
    try Golden("mail").expect(TreeText(try await gallery.snapshot().tree).text)
  }

  @Test func `a finger deletes and flags sideways, and scrolls up and down`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mail")
    let garden = "Ines, Photos of the garden"
    try gallery.touchSwipe(try await gallery.element(garden), x: 140, y: 5)
    _ = try await gallery.element("Flagged: Photos of the garden.")
    try gallery.touchSwipe(try await gallery.element(garden), x: -140, y: 5)
    _ = try await gallery.element("Deleted: Photos of the garden.")
    let bike = try await gallery.element("Bike shop, Your bike is ready")
    let top = try #require(bike.node.frame).y
    try await gallery.touchDrag(bike, x: 5, y: -120)
    // What the finger travels before it is clear that it scrolls is spent.
    let moved = try await gallery.settled(bike.node.name) { ($0.frame?.y ?? top) < top - 40 }
    #expect((moved.frame?.y ?? top) < top - 40)
    let tree = try await gallery.snapshot().tree
    #expect(tree.depthFirst.contains { $0.name == "Deleted: Photos of the garden." })
    #expect(tree.depthFirst.filter { $0.role == .listItem }.count == 11)
  }

  @Test func `the focus goes to the next message, and back with the one that is brought back`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "mail")
    _ = try await gallery.element { $0.name == Self.hike && $0.states[.focused] }
    try gallery.type(.delete)
    let next = try await gallery.settled(Self.books) {
      $0.states[.focused] && $0.attributes["setsize"] == "11"
    }
    #expect(next.states[.focused])
    #expect(next.attributes["posinset"] == "1")
    try gallery.type(.z, with: [.leftControl])
    let back = try await gallery.settled(Self.hike) { $0.states[.focused] }
    #expect(back.states[.focused])
    #expect(back.attributes["setsize"] == "12")
  }

  @Test(.heardAgain) func `Orca says each message once, what becomes of it, and what is left`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "mail", hasScreenReader: true)
    try await gallery.hear(Self.hike)
    try await gallery.say(
      to: [.down, .enter, .down, .delete, .end, .delete, .tab, .space],
      golden: "mail-orca")
  }
}
