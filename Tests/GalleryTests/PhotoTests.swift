// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Two real fingers, and what can be done without them.
struct PhotoTests {
  @Test func `two fingers enlarge and turn by what was injected`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    try await gallery.pinch(
      try await gallery.element("Photo", role: .image), scale: 1.5, degrees: 60)
    let zoom = try await gallery.settled("Zoom") { ($0.value?.current ?? 1) > 1.49 }
    let rotation = try await gallery.settled("Rotation") { ($0.value?.current ?? 0) > 59.4 }
    // Within one part in a hundred.
    #expect(abs((zoom.value?.current ?? 0) - 1.5) < 0.015)
    #expect(abs((rotation.value?.current ?? 0) - 60) < 0.6)
  }

  @Test func `keys enlarge, turn and move what fingers do`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    _ = try await gallery.element { $0.name == "Photo" && $0.states[.focused] }
    try gallery.type(.equals, .rightBracket, .right, .down)
    let zoom = try await gallery.settled("Zoom") { $0.value?.current != 1 }
    let rotation = try await gallery.settled("Rotation") { $0.value?.current != 0 }
    let photo = try await gallery.settled("Photo", role: .image) {
      !$0.description.contains(" 0 down")
    }
    #expect(zoom.value?.current == 1.25)
    #expect(rotation.value?.current == 5)
    #expect(!photo.description.hasPrefix("0 across"))
  }

  @Test(arguments: [[PhysicalKey.equals, .rightBracket], [.rightBracket, .equals]])
  func `the page says the same whichever change comes last`(keys: [PhysicalKey]) async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    _ = try await gallery.element { $0.name == "Photo" && $0.states[.focused] }
    for key in keys { try gallery.type(key) }
    _ = try await gallery.element(
      "The photo is at 0 across, 0 down, enlarged to 125 % and turned by 5 degrees.")
  }

  @Test func `the page says how far two fingers have turned it`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    try await gallery.pinch(try await gallery.element("Photo", role: .image), degrees: 45)
    _ = try await gallery.element { $0.name.hasSuffix(" turned by 45 degrees.") }
  }

  @Test func `one finger moves the photo as far as it goes`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    try await gallery.touchDrag(try await gallery.element("Photo", role: .image), x: 30, y: 20)
    let photo = try await gallery.settled("Photo", role: .image) {
      $0.description.hasPrefix("30 across, 20 down")
    }
    #expect(photo.description.hasPrefix("30 across, 20 down"))
  }

  @Test(.heardAgain) func `Orca says each change of the photo`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo", hasScreenReader: true)
    try await gallery.hear("Photo")
    try await gallery.say(to: [.equals, .rightBracket, .right, .tab], golden: "photo-orca")
  }
}
