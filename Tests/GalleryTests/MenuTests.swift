// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// The menu of what can be done, in a real window.
struct MenuTests {
  @Test(.heardAgain) func `Orca says the menu, its items and what was chosen`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial", hasScreenReader: true)
    try await gallery.hear("Volume dial 30 percent.")
    try await gallery.say(to: [.menu, .down, .end, .enter], golden: "menu-orca")
    #expect(try await gallery.settled("Volume") { $0.value?.current == 100 }.value?.current == 100)
  }

  @Test func `Shift and F10 opens it, Escape closes it, and the focus returns`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    try gallery.type(.f10, with: [.leftShift])
    let item = try await gallery.element("Increase", role: .menuItem)
    #expect(item.node.states[.focused])
    try gallery.type(.escape)
    #expect(
      try await gallery.settled("Volume", role: .dial) { $0.states[.focused] }.states[.focused])
    #expect(!(try await gallery.snapshot().tree.depthFirst.contains { $0.role == .menu }))
  }

  @Test func `a secondary click opens it, and a click chooses`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    try gallery.pointer.click(.secondary, at: try dial.place())
    try gallery.click(try await gallery.element("Highest", role: .menuItem))
    #expect(try await gallery.settled("Volume") { $0.value?.current == 100 }.value?.current == 100)
  }

  @Test func `a finger that stays opens it, and a tap chooses`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    try await gallery.touch.hold(at: try dial.place(), for: .seconds(2))
    try gallery.tap(try await gallery.element("Highest", role: .menuItem))
    #expect(try await gallery.settled("Volume") { $0.value?.current == 100 }.value?.current == 100)
  }

  @Test func `a foreign client opens it and chooses by actions`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    #expect(try await gallery.python("do-action", ["Volume", "show-context-menu"]) == ["True"])
    _ = try await gallery.element("Lowest", role: .menuItem)
    #expect(try await gallery.python("do-action", ["Lowest", "click"]) == ["True"])
    #expect(try await gallery.settled("Volume") { $0.value?.current == 0 }.value?.current == 0)
  }
}
