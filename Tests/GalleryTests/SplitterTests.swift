// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// The line between two panes.
struct SplitterTests {
  @Test(.heardAgain) func `Orca says each change of the line`() async throws {
    let gallery = try await LiveApplication.gallery(page: "splitter", hasScreenReader: true)
    try await gallery.hear("Outline width")
    try await gallery.say(
      to: [.right, .pageDown, .enter, .enter, .end], golden: "splitter-orca")
  }

  @Test func `closed, the outline is gone; opened, it is where it was`() async throws {
    let gallery = try await LiveApplication.gallery(page: "splitter")
    try gallery.type(.right, .enter)
    let closed = try await gallery.settled("Outline width") { $0.value?.current == 0 }
    #expect(closed.value?.text == "closed")
    #expect(!(try await gallery.snapshot().tree.depthFirst.contains { $0.name == "Root" }))
    try gallery.type(.enter)
    #expect(
      try await gallery.settled("Outline width") { $0.value?.current == 210 }.value?.current == 210)
  }
}
