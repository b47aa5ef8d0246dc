// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views

@testable import Gallery

/// What the gallery's pages make of the room that a window and its text leave them.
@MainActor
struct PageRoomTests {
  @Test func `text is twice as large in the smallest window, where that is asked for`() {
    #expect(GalleryView.fitting(2, in: GalleryView.smallest) == 2)
    #expect(GalleryView.fitting(3, in: CGSize(width: 540, height: 680)) == 3)
  }

  @Test(arguments: [(GalleryPage.photo, "Photo"), (.map, "Map of Lantern Bay")], [900.0, 960])
  func `a picture is seen as a whole in a low window`(picture: (GalleryPage, String), width: Double)
    throws
  {
    let window = ViewTester.gallery(picture.0, CGSize(width: width, height: 640))
    let frame = try #require(try window.element(named: picture.1).frame)
    let keys = try #require(try window.element(named: "Keys for \(picture.1)").frame)
    #expect(frame.y + frame.height <= keys.y)
  }

  @Test func `the strips of the mixer stand side by side where twice as large text leaves room`() {
    let window = ViewTester.gallery(.mixer, CGSize(width: 960, height: 680), scale: 2)
    let faders = window.tree.depthFirst.filter { $0.name == "Level" }
    #expect(faders.count == 4)
    #expect(Set(faders.compactMap { $0.frame?.y }).count == 1)
  }

  @Test func `what is taken hold of grows with the words beside it`() throws {
    func height(scale: Double) throws -> Double {
      let window = ViewTester.gallery(.mixer, CGSize(width: 960, height: 680), scale: scale)
      let pan = window.tree.depthFirst.first { $0.name == "Pan" }
      return try #require(pan?.frame).height
    }
    #expect(try height(scale: 2) > 1.3 * height(scale: 1))
    #expect(try height(scale: 0.5) == height(scale: 1))
  }

  @Test func `a chapter that is chosen is told in the status`() throws {
    let window = ViewTester.gallery(.splitter, CGSize(width: 960, height: 680))
    try window.tap("Root")
    window.advance(by: 0.5)
    let status = window.tree.depthFirst.first { $0.identifier == "status" }
    #expect(status?.name == "Chapter: Root.")
  }
}
