// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Testing
import Views
import WindowHost

@testable import Gallery

/// What eight of the gallery's pages look like: in light, dark and high contrast, with text twice as
/// large, in windows of 400 and of 2,000 points, and with the keys of the control that has the focus.
@MainActor
struct PagePictureTests {
  nonisolated private static let pages: [GalleryPage] = [
    .dial, .cards, .tasks, .mixer, .map, .mail, .splitter, .board,
  ]

  @Test(arguments: pages) func `a page looks as it did`(page: GalleryPage) throws {
    let shown = try PageVariant.all.map { variant in
      let shades = variant.grid.shades(of: try variant.picture(of: page))
      return "\(variant.title)\n" + shades.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    try ShadeGolden("pages/\(page.rawValue).txt").expect(shown)
  }

  @Test func `each page and each look is told from the others`() throws {
    var seen: Set<String> = []
    for page in Self.pages {
      for variant in PageVariant.all {
        let shades = variant.grid.shades(of: try variant.picture(of: page))
        let isNew = seen.insert(shades.joined(separator: "\n")).inserted
        #expect(isNew, "\(page.title), \(variant.title)")
      }
    }
  }
}

/// How a page is looked at.
@MainActor
private struct PageVariant {
  let title: String
  var settings = DisplaySettings()
  var size = GalleryView.size
  var showsKeys = false

  static let all = [
    PageVariant(title: "light"),
    PageVariant(title: "dark", settings: DisplaySettings(colorScheme: .dark)),
    PageVariant(
      title: "high contrast", settings: DisplaySettings(colorSchemeContrast: .increased)),
    PageVariant(title: "text 2", settings: DisplaySettings(textScale: 2)),
    PageVariant(title: "400 points", size: CGSize(width: 400, height: 680)),
    PageVariant(
      title: "2,000 points, text 2", settings: DisplaySettings(textScale: 2),
      size: CGSize(width: 2000, height: 1200)),
    PageVariant(title: "keys", showsKeys: true),
  ]

  /// Cells of 12 by 24 points, about as wide to as high as a character is.
  var grid: ShadeGrid { ShadeGrid(columns: Int(size.width / 12), rows: Int(size.height / 24)) }

  func picture(of page: GalleryPage) throws -> Picture {
    let measurer = PangoTextMeasurer()
    let host = ViewHost(title: "Gallery", measurer: measurer) { GalleryView(page: page) }
    host.settings = settings
    let window = ViewTester(host, size: size, takesFocus: true)
    if showsKeys { window.press("F1") }
    return try Picture(
      of: window.displayList, size: size, renderer: CairoRenderer(measurer: measurer))
  }
}
