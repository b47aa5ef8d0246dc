// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What happens around the gallery does not end it, and its own end is clean.
struct EnduranceTests {
  @Test func `a killed registry leaves the gallery running`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    for registry in gallery.session.processIDs(named: "at-spi2-registryd") {
      kill(registry, SIGKILL)
    }
    // A new registry starts at the reader's next question, and the gallery tells it where it is.
    try gallery.type(.up)
    let dial = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 31 }
    #expect(dial.value?.current == 31)
    #expect(gallery.program.isRunning)
  }

  @Test func `a window that is closed in the middle of a drag ends the gallery cleanly`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let place = try await gallery.element("Volume").place()
    try gallery.touch.begin(at: place)
    try gallery.touch.move(to: ScreenPoint(x: place.x, y: place.y - 20))
    // openbox closes the active window.
    try gallery.type(.f4, with: [.leftAlt])
    #expect(try await gallery.program.untilEnd() == .code(0))
  }

  @Test func `a window that loses the focus in the middle of a drag keeps the value it had`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let place = try await gallery.element("Volume").place()
    try gallery.touch.begin(at: place)
    try gallery.touch.move(to: ScreenPoint(x: place.x, y: place.y - 40))
    _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 50 }
    let other = try gallery.session.start("zenity", ["--info", "--text", "Hello"])
    let dial = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 30 }
    #expect(dial.value?.current == 30)
    other.kill()
  }
}
