// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// Taps, double taps and long presses.
struct ButtonsTests {
  @Test func `a double tap likes, a single one opens`() async throws {
    let gallery = try await LiveApplication.gallery(page: "buttons")
    let postcard = try await gallery.element("Postcard")
    try gallery.tap(postcard)
    try gallery.tap(postcard)
    _ = try await gallery.element("You like the postcard, once.")
    try gallery.tap(postcard)
    _ = try await gallery.element("The postcard is open.")
  }

  @Test func `a finger that stays erases`() async throws {
    let gallery = try await LiveApplication.gallery(page: "buttons")
    let place = try await gallery.element("Hold to erase").place()
    try await gallery.touch.hold(at: place, for: .seconds(2))
    _ = try await gallery.element("One mark is erased, 2 left.")
  }

  @Test func `a finger that leaves early erases nothing`() async throws {
    let gallery = try await LiveApplication.gallery(page: "buttons")
    try gallery.tap(try await gallery.element("Hold to erase"))
    // The bell comes after, so the tap has been dealt with.
    try gallery.tap(try await gallery.element("Ring the bell"))
    _ = try await gallery.element("The bell rang, once.")
    #expect(try await gallery.element("Hold to erase").node.description == "3 marks")
  }

  @Test(.heardAgain) func `Orca says what an action did`() async throws {
    let gallery = try await LiveApplication.gallery(page: "buttons", hasScreenReader: true)
    try await gallery.hear("Ring the bell")
    try await gallery.say(to: [.enter, .tab, .enter, .tab, .enter], golden: "buttons-orca")
  }
}
