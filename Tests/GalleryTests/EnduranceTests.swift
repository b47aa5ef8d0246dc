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

  @Test func `pages that come and go by keys leave the memory as it was`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let first = try await gallery.element("Dial", role: .pageTab)
    try await gallery.grabFocus(first)
    // Each page once, and back to the first: what is made only once is there then.
    let pages = [
      "Knob", "Photo", "Cards", "Tasks", "Buttons", "Mixer", "Map", "Mail", "Sketch", "Splitter",
      "Board", "Lab",
    ]
    func reach(_ page: String) async throws {
      let button = try await gallery.settled(page, role: .pageTab) {
        $0.states[.focused] && $0.states[.selected]
      }
      try #require(button.states[.selected], "\(page) is not shown")
    }
    func walk() async throws {
      for page in pages {
        try gallery.type(.down, .enter)
        try await reach(page)
      }
      try gallery.type(.home, .enter)
      try await reach("Dial")
    }
    for _ in 1...2 { try await walk() }
    let before = try gallery.heldKilobytes
    for _ in 1...4 { try await walk() }
    // When pages stayed, 66 such changes took 14,000 KB, and these are 52.
    #expect(try gallery.heldKilobytes - before < 1_500)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `gestures in the Lab leave the memory as it was`() async throws {
    let gallery = try await LiveApplication.gallery(page: "lab")
    let swipe = try await gallery.element("Swipe")
    try await gallery.grabFocus(swipe)
    func swipes() async throws {
      for _ in 1...100 { try gallery.type(.right, with: [.leftAlt]) }
      // Keys are heard in their order.
      try gallery.type(.tab, with: [.leftShift])
      try #require(!(await gallery.settled("Swipe") { !$0.states[.focused] }).states[.focused])
      try gallery.type(.tab)
      try #require((await gallery.settled("Swipe") { $0.states[.focused] }).states[.focused])
    }
    for _ in 1...2 { try await swipes() }
    let before = try gallery.heldKilobytes
    for _ in 1...2 { try await swipes() }
    // When the texts of each stayed, these 200 took 1,700 KB.
    #expect(try gallery.heldKilobytes - before < 600)
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
    let end = try await gallery.program.untilEnd()
    #expect(end == .code(0), "\(end): \(gallery.program.standardError)")
  }

  @Test func `a window that is closed while clients ask and set on and on ends cleanly`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    let client = Task {
      var value = 0.0
      // Until there is nobody to answer.
      while !Task.isCancelled {
        value = value == 40 ? 60 : 40
        guard (try? await gallery.setValue(value, of: dial)) != nil else { return }
      }
    }
    _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current != 30 }
    try gallery.type(.f4, with: [.leftAlt])
    let end = try await gallery.program.untilEnd()
    client.cancel()
    await client.value
    #expect(end == .code(0), "\(end): \(gallery.program.standardError)")
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

extension LiveApplication {
  /// Of the program's own, without what its libraries map. Linux: `Anonymous` in `smaps_rollup`.
  fileprivate var heldKilobytes: Int {
    get throws {
      let file = URL(filePath: "/proc/\(program.processID)/smaps_rollup")
      let line = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("Anonymous:") }
      return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  }
}
