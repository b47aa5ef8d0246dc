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
    let host = ViewHost(title: "Gallery", measurer: PangoTextMeasurer()) { GalleryView(page: page) }
    host.settings = DisplaySettings(textScale: scale)
    return ViewTester(host, size: size, takesFocus: true)
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
    let titles = window.tree.depthFirst.map(\.name).filter { $0.hasPrefix("Touch ") }
    #expect(titles == ["Touch 1 on Tap or double tap"])
  }

  @Test(arguments: [1.0, 2, 3]) func `what is in hand tells first how it is let go`(scale: Double)
    throws
  {
    let size = CGSize(
      width: GalleryView.leastWidth(scale), height: GalleryView.leastHeight(scale))
    for page in [GalleryPage.cards, .tasks] {
      let window = window(page, size, scale: scale)
      window.press(.space)
      window.advance(by: 0.5)
      let keys = window.tree.depthFirst.map(\.name).filter { $0.contains(": drop") }
      #expect(keys.count == 1 && keys[0].contains(": cancel"), "\(page), \(keys)")
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
