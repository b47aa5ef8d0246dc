// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// What the pointer looks like on the screen, asked of the display.
struct PointerTests {
  /// Waits until the pointer looks different.
  private func look(
    _ gallery: LiveApplication, notLike others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    var seen = ""
    let isOther = try await eventually {
      seen = try await gallery.python("cursor").joined()
      return !others.contains(seen)
    }
    #expect(isOther, "\(seen)", sourceLocation: sourceLocation)
    return seen
  }

  @Test func `arrows stand over a splitter, and nowhere else`() async throws {
    let gallery = try await LiveApplication.gallery(page: "splitter")
    let line = try await gallery.element("Outline width")
    let place = try line.place()
    let beside = ScreenPoint(x: place.x + 200, y: place.y)
    try gallery.pointer.move(to: beside)
    let arrow = try await look(gallery)
    try gallery.pointer.move(to: place)
    let resize = try await look(gallery, notLike: [arrow])
    try gallery.pointer.move(to: beside)
    let again = try await look(gallery, notLike: [resize])
    #expect(again == arrow)
  }

  @Test func `an open hand closes while something is dragged`() async throws {
    let gallery = try await LiveApplication.gallery(page: "knob")
    let knob = try await gallery.element("Brightness", role: .slider)
    // Where the session's pointer was may be over the knob.
    let hand = try await look(gallery)
    try gallery.pointer.move(to: ScreenPoint(x: 1, y: 1))
    let arrow = try await look(gallery, notLike: hand.hasPrefix("24x24 at 12,12") ? [hand] : [])
    try gallery.pointer.move(to: try knob.place())
    let open = try await look(gallery, notLike: [arrow])
    #expect(open.hasPrefix("24x24 at 12,12"))
    try gallery.pointer.press()
    let closed = try await look(gallery, notLike: [open])
    #expect(closed.hasPrefix("24x24 at 12,12"))
    try gallery.pointer.release()
    #expect(try await look(gallery, notLike: [closed]) == open)
  }
}
