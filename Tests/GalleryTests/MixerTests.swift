// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Faders, pans and mutes of several channels.
struct MixerTests {
  @Test func `the page starts as it is told`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mixer")
    _ = try await gallery.element { $0.name == "Level" && $0.states[.focused] }
    try Golden("mixer").expect(TreeText(try await gallery.snapshot().tree).text)
  }

  @Test func `two fingers move two faders at once`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mixer")
    let faders = try await gallery.snapshot().tree.depthFirst.filter { $0.name == "Level" }
    try #require(faders.count == 4)
    let first = try await gallery.element { $0.id == faders[0].id }.place()
    let second = try await gallery.element { $0.id == faders[1].id }.place()
    try gallery.touch.begin(1, at: first)
    try gallery.touch.begin(2, at: second)
    for way in stride(from: 6.0, through: 30, by: 6) {
      try gallery.touch.move(1, to: ScreenPoint(x: first.x, y: first.y + way))
      try gallery.touch.move(2, to: ScreenPoint(x: second.x, y: second.y - way))
    }
    try gallery.touch.end(1, at: ScreenPoint(x: first.x, y: first.y + 30))
    try gallery.touch.end(2, at: ScreenPoint(x: second.x, y: second.y - 30))
    // From 0 and -6 dB, three points for one decibel.
    _ = try await gallery.element { $0.id == faders[0].id && $0.value?.current == -10 }
    _ = try await gallery.element { $0.id == faders[1].id && $0.value?.current == 4 }
  }

  @Test(.heardAgain) func `Orca says the channel once, and each change in its unit`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mixer", hasScreenReader: true)
    try await gallery.hear("0 dB")
    try await gallery.say(
      to: [.down, .pageDown, .home, .tab, .left, .tab, .space, .space, .tab, .up],
      golden: "mixer-orca")
  }
}
