// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// The sheet on which a place matters.
struct SketchTests {
  @Test(.heardAgain) func `Orca says where the cursor is and what a tap there did`() async throws {
    let gallery = try await LiveApplication.gallery(page: "sketch", hasScreenReader: true)
    try await gallery.hear("Sketch")
    try await gallery.say(to: [.right, .up, .enter, .tab], golden: "sketch-orca")
  }

  @Test func `a click and a cursor put their dots at the same place`() async throws {
    let gallery = try await LiveApplication.gallery(page: "sketch")
    let sheet = try await gallery.element("Sketch", role: .canvas)
    try gallery.click(sheet)
    _ = try await gallery.element("Dot 1 at 320 across, 150 down.")
    try gallery.type(.left, .right, .enter)
    _ = try await gallery.element("Dot 2 at 320 across, 150 down.")
  }
}
