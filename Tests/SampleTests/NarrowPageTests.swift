// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views
import WindowHost

@testable import Gallery

/// What keys do on the gallery's pages in narrow windows and in small ones.
@MainActor
struct NarrowPageTests {
  private func window(
    _ page: GalleryPage, _ size: CGSize = CGSize(width: 400, height: 680), scale: Double = 1
  ) -> ViewTester {
    .gallery(page, size, scale: scale)
  }

  private func toolTip(_ window: ViewTester) -> Node? {
    window.tree.depthFirst.first { $0.role == .toolTip }
  }

  private func status(_ window: ViewTester) -> String? {
    window.tree.depthFirst.first { $0.identifier == "status" }?.name
  }

  @Test(arguments: [1.0, 2]) func `a message that is opened is in sight, and Escape leads back`(
    scale: Double
  ) throws {
    let window = window(.mail, scale: scale)
    window.press(.down)
    let row = try #require(window.focused?.name)
    window.press(.return)
    window.advance(by: 0.5)
    #expect(window.focused?.name == "Back to the inbox")
    let subject = try #require(
      window.tree.depthFirst.last { $0.role == .heading && $0.name == "Two books are due" })
    let place = try #require(subject.frame)
    #expect(subject.states[.showing] && place.y > 0 && place.y + place.height < 500)
    window.press(.escape)
    window.advance(by: 0.5)
    #expect(window.focused?.name == row)
    #expect(try #require(window.focused?.frame).y < 500)
  }

  @Test func `the lab tells of its samples alone`() throws {
    let window = window(.lab)
    window.press(.return)
    window.advance(by: 1)
    let told = status(window)
    #expect(told == "Tap or double tap: tap recognized.")
    for key: Key in [.pageDown, .pageUp, "F1", "F1"] {
      window.press(key)
      window.advance(by: 0.5)
    }
    window.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 200, y: 300))
    window.advance(by: 0.5)
    #expect(status(window) == told)
    let titles = window.tree.depthFirst.map(\.name).filter { $0.hasSuffix(" on Tap or double tap") }
    #expect(titles == ["Keys on Tap or double tap"])
  }

  @Test(arguments: [1.0, 2, 3]) func `what is in hand tells first how it is let go`(scale: Double)
    throws
  {
    let size = GalleryView.smallest
    for page in [GalleryPage.cards, .tasks] {
      let window = window(page, size, scale: scale)
      window.press(.space)
      window.advance(by: 0.5)
      let keys = window.tree.depthFirst.map(\.name).filter { $0.contains(": drop") }
      #expect(keys.count == 1 && keys[0].contains(": cancel"), "\(page), \(keys)")
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `keys and status take no more than a fifth of the window, or one line of each`(
    scale: Double
  ) throws {
    for page in GalleryPage.allCases {
      let window = window(page, CGSize(width: 900, height: 640), scale: scale)
      let keys = try #require(
        window.tree.depthFirst.last { $0.role == .label && $0.name.contains(": ") }?.frame)
      #expect(640 - keys.y <= max(0.2 * 640, 60 * scale + 24), "\(page)")
    }
  }

  @Test func `the menu of pages says which page of how many it is, and arrows open it`() {
    let window = window(.mail)
    let box = window.tree.depthFirst.first { $0.role == .comboBox }
    #expect(box?.name == "Page Mail, page 9 of 13")
    window.perform(.focus(box?.id ?? window.tree.root))
    for key: Key in [.down, .up] {
      #expect(window.press(key))
      #expect(window.focused?.name == "Mail" && window.focused?.states[.checked] == true)
      window.press(.escape)
    }
    window.press(.down)
    window.press(.down)
    window.press(.return)
    #expect(window.focused?.name == "Page Sketch, page 10 of 13")
  }

  @Test func `keys beside a control leave the caption and the bar in sight`() throws {
    let window = window(.photo, scale: 2)
    let bar = try #require(window.tree.depthFirst.first { $0.role == .comboBox }?.frame)
    try window.focus("Photo")
    #expect(window.press("F1"))
    let tip = try #require(toolTip(window)?.frame)
    let status = try #require(window.tree.depthFirst.first { $0.identifier == "status" }?.frame)
    #expect(tip.y >= bar.y + bar.height)
    #expect(tip.height <= 0.3 * 680)
    // The caption stands between the page and the status.
    #expect(status.y - tip.y - tip.height > 80)
  }

  @Test(arguments: [
    (GalleryPage.sketch, "Sketch"), (.photo, "Photo"), (.map, "Map of Lantern Bay"),
  ])
  func `keys beside a large control stay on its page`(page: GalleryPage, name: String) throws {
    let window = window(page, GalleryView.size)
    try window.focus(name)
    #expect(window.press("F1"))
    let tip = try #require(toolTip(window)?.frame)
    let status = try #require(window.tree.depthFirst.first { $0.identifier == "status" }?.frame)
    // The caption stands between them.
    #expect(status.y - tip.y - tip.height > 100)
  }

  @Test func `below a mail that is deleted the next one says that it is unread`() throws {
    let window = window(.mail, GalleryView.size)
    window.press(.down)
    window.press(.delete)
    window.advance(by: 0.5)
    #expect(window.focused?.name == "Jonas, Lunch tomorrow?")
    #expect(window.focused?.description == "unread")
    #expect(!window.tree.depthFirst.contains { $0.role == .list && $0.holdsChoices })
    window.press(.delete)
    #expect(status(window) == "Deleted: Lunch tomorrow?")
    window.press(.right, .alt)
    window.press(.right, .alt)
    window.advance(by: 0.5)
    #expect(window.announcements.last == "Flag removed")
  }

  @Test func `the lab says each result, also the same once more, and calls no key a touch`() {
    let window = window(.lab, GalleryView.size)
    var said: [String] = []
    for _ in 0..<3 {
      window.press(.return)
      window.advance(by: 1)
      said.append(window.announcements.last ?? window.focused?.description ?? "")
    }
    #expect(said == Array(repeating: "tap recognized", count: 3))
    #expect(!window.tree.depthFirst.contains { $0.name.hasPrefix("Touch 1") })
  }

  @Test func `where nothing is left to erase, that is said`() throws {
    let window = window(.buttons, GalleryView.size)
    try window.focus("Hold to erase")
    for _ in 0..<5 {
      window.press(.return)
      window.advance(by: 1)
    }
    #expect(window.announcements.last == "No mark is left to erase")
  }

  @Test func `what is picked up on the sketch is drawn with by bare arrows`() throws {
    let window = window(.sketch, GalleryView.size)
    window.press(.space, .control)
    for _ in 0..<3 { window.press(.right) }
    window.press(.down)
    window.press(.space, .control)
    window.advance(by: 0.5)
    #expect(status(window)?.hasPrefix("Line to ") == true)
    #expect(window.focused?.description.contains("1 line") == true)
  }

  @Test func `the tabs of a page say which of how many, and their keys which arrows`() throws {
    let window = window(.splitter, GalleryView.size)
    try window.focus("Seed")
    #expect(window.focused?.description == "chapter 1 of 5, selected")
    #expect(window.press("F1"))
    #expect(toolTip(window)?.name.contains("Up: previous tab, Down: next tab") == true)
  }

  @Test func `the bar of the splitter lies over no chapter, however narrow the pane`() throws {
    let window = window(.splitter, GalleryView.size)
    window.press(.home)
    for _ in 0..<14 {
      window.press(.right)
      window.advance(by: 0.5)
      let bar = try #require(window.focused?.frame)
      for chapter in window.tree.depthFirst where chapter.role == .pageTab {
        guard let place = chapter.frame, chapter.name.hasPrefix("F") else { continue }
        #expect(place.x + place.width <= bar.x, "\(chapter.name) at \(bar.x)")
      }
    }
    #expect(window.tree.depthFirst.contains { $0.name == "Flower" })
  }

  @Test(arguments: [1.0, 1.5, 2]) func `the buttons of a page have one width`(scale: Double) throws
  {
    let window = window(.buttons, GalleryView.size, scale: scale)
    let widths = try ["Ring the bell", "Postcard", "Hold to erase"].map {
      try window.element(named: $0).frame?.width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }

  @Test(arguments: [ColorSchemeContrast.standard, .increased])
  func `the ring of the focus stays inside of a list's box`(contrast: ColorSchemeContrast) throws {
    for (page, list) in [(GalleryPage.tasks, "Today"), (.mail, "Inbox")] {
      let window = window(page, GalleryView.size)
      window.host.settings = DisplaySettings(colorSchemeContrast: contrast)
      window.settle()
      let row = try #require(window.focused?.frame)
      let box = try #require(
        window.tree.depthFirst.first { $0.role == .list && $0.name == list }?.frame)
      // The mail's box is three points wider than its list.
      let room = row.x - box.x + (page == .mail ? 3 : 0)
      #expect(room >= (contrast == .increased ? 9 + 2 : 5 + 1), "\(page)")
    }
  }

  @Test func `undo takes back the last dot or line, and no second press erases more`() throws {
    let window = window(.sketch, GalleryView.size)
    func isEnabled(_ name: String) throws -> Bool {
      try window.element(named: name).states[.enabled]
    }
    #expect(try !isEnabled("Undo") && !isEnabled("Clear"))
    window.press(.right, .control)
    window.press(.return)
    #expect(window.focused?.description.contains("1 dot, 1 line") == true)
    window.press(.tab)
    window.press(.return)
    #expect(status(window) == "The last dot is gone.")
    #expect(window.focused?.name == "Undo")
    window.press(.return)
    #expect(status(window) == "The last line is gone.")
    #expect(window.focused?.role == .canvas)
    #expect(try !isEnabled("Undo") && !isEnabled("Clear"))
    window.press(.return)
    window.press(.tab)
    window.press(.tab)
    #expect(window.focused?.name == "Clear")
    window.press(.return)
    #expect(status(window) == "The sheet is empty.")
    #expect(window.focused?.role == .canvas)
  }
}
