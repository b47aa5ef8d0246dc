// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views

@testable import Gallery

/// Where the gallery's pages stand when their window opens.
@MainActor
struct PageOpeningTests {
  @Test(arguments: GalleryPage.allCases, [1.0, 1.5, 2])
  func `a page opens at its heading, with what has the focus in sight`(
    page: GalleryPage, scale: Double
  ) throws {
    for size in [GalleryView.size, CGSize(width: 400, height: 680)] {
      let window = ViewTester.gallery(page, size, scale: scale)
      let place = "\(page.title) at \(size.width) points, text \(scale)"
      let heading = try #require(
        try window.element(named: "\(page.title): \(page.summary)").frame, "\(place)")
      // What chooses the page stands above it, and does not scroll.
      let chooser =
        size.width < 500
        ? window.tree.depthFirst.first { $0.name.hasPrefix("Page \(page.title),") }?.frame : nil
      #expect((chooser == nil) == (size.width >= 500), "\(place)")
      #expect(heading.y >= chooser.map { $0.y + $0.height } ?? 0, "\(place)")
      let focused = try #require(window.tree.depthFirst.first { $0.states[.focused] }, "\(place)")
      let frame = try #require(focused.frame)
      #expect(frame.y < size.height - 200 && frame.y + frame.height > heading.y, "\(place)")
    }
  }
}
