// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views
import WindowHost

@testable import Gallery

/// What is seen of the gallery as a whole: what its colours mean, and what its room is used for.
@MainActor
struct LookTests {
  private func window(
    _ page: GalleryPage, _ textScale: Double = 1, _ size: CGSize = GalleryView.size
  ) -> ViewTester {
    PersonAtGallery.window(on: page, DisplaySettings(textScale: textScale), size: size)
  }

  @Test func `only what a page is about is filled with blue`() throws {
    let buttons = try blueArea(window(.buttons))
    #expect(buttons > 10_000)
    let mail = window(.mail)
    #expect(try blueArea(mail) < 1_500)
    #expect(mail.press("F1"))
    #expect(try blueArea(mail) < 1_500)
    let mixer = window(.mixer)
    let before = try blueArea(mixer)
    try mixer.perform("click", on: "Mute")
    #expect(try blueArea(mixer) <= before)
  }

  /// Pixels that are bluer than they are red or green, by far.
  private func blueArea(_ window: ViewTester) throws -> Int {
    try Eyes(window, PangoTextMeasurer()).look().count { pixel in
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      return blue > 150 && red < 60 && green < 120
    }
  }

  @Test(arguments: GalleryPage.allCases)
  func `a key for the page is always shown, however narrow the window`(page: GalleryPage) throws {
    let window = window(page, 3, CGSize(width: 360, height: 680))
    let first = KeyTask.on(page).first
    try window.focus(first)
    let status = try #require(window.tree.depthFirst.first { $0.role == .statusBar }?.frame)
    let keys = window.tree.depthFirst.filter {
      $0.role == .label && ($0.frame?.y ?? 0) > status.y - 60 && ($0.frame?.y ?? 0) < status.y
    }
    #expect(keys.contains { !$0.name.hasPrefix("F1") }, "\(keys.map(\.name))")
  }

  @Test func `a page with large text is as large as its window, and in the middle of it`() throws {
    let window = window(.dial, 3, CGSize(width: 2000, height: 1200))
    let dial = try #require(try window.element(named: "Volume").frame)
    #expect(dial.width > 260)
    let heading = try #require(
      window.tree.depthFirst.first { $0.name.hasPrefix("Dial:") }?.frame)
    #expect(dial.y - (heading.y + heading.height) > 25)
  }

  @Test func `in a narrow window the inbox is as long as its messages`() throws {
    let window = window(.mail, 2, CGSize(width: 400, height: 900))
    let panes = window.tree.depthFirst.filter { $0.role == .scrollPane }
    #expect(panes.count == 1)
    let inbox = try #require(
      window.tree.depthFirst.first { $0.name == "Inbox" && $0.role == .list }?.frame)
    let first = try #require(try window.element(named: "Maya, Hike on Saturday").frame)
    #expect(inbox.height > 10 * first.height)
  }

  @Test(arguments: [GalleryPage.mail, .tasks, .board])
  func `keys beside a row do not cover it`(page: GalleryPage) throws {
    let window = window(page, 2, CGSize(width: 400, height: 900))
    let first = KeyTask.on(page).first
    try window.focus(first)
    for _ in 0..<3 {
      #expect(window.press("F1"))
      let tip = try #require(window.tree.depthFirst.first { $0.role == .toolTip }?.frame)
      let row = try #require(window.focused?.frame)
      #expect(tip.y >= row.y + row.height || tip.y + tip.height <= row.y)
      #expect(window.press("F1"))
      window.press(.down)
    }
  }

  @Test(arguments: [1, 2, 3], [ColorSchemeContrast.standard, .increased])
  func `the tasks are all written in one size`(
    textScale: Double, contrast: ColorSchemeContrast
  ) {
    let window = PersonAtGallery.window(
      on: .tasks, DisplaySettings(textScale: textScale, colorSchemeContrast: contrast),
      size: CGSize(width: 400, height: 680))
    let names = Set(window.tree.depthFirst.filter { $0.role == .listItem }.map(\.name))
    #expect(names.count == 5)
    let sizes = window.displayList.items.compactMap { item -> CGFloat? in
      guard case .text(let run, _) = item, names.contains(run.text) else { return nil }
      return run.font.size
    }
    #expect(Set(sizes).count == 1)
  }

  @Test(arguments: [0.0, 45])
  func `a small map, turned or not, shows nothing beyond sea and land`(degrees: Double) throws {
    let window = window(.map)
    try window.focus("Map of Lantern Bay")
    for _ in 0..<20 { window.press(.minus) }
    for _ in 0..<Int(degrees / 5) { window.press("bracketright") }
    window.advance(by: 1)
    let status = try #require(window.tree.depthFirst.first { $0.role == .statusBar }?.name)
    #expect(status.contains("enlarged to 50 % and turned by \(Int(degrees)) degree"))
    let map = try #require(try window.element(named: "Map of Lantern Bay").frame)
    let eyes = Eyes(window, PangoTextMeasurer())
    let pixels = try eyes.look()
    for (x, y) in [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9), (0.5, 0.03), (0.5, 0.97)] {
      let place = (Int(map.x + map.width * x), Int(map.y + map.height * y))
      let pixel = pixels[place.1 * Int(eyes.size.width) + place.0] & 0xFF_FFFF
      #expect([0xAE_D4EB, 0xF3_EEDC].contains(pixel), "\(x), \(y)")
    }
  }
}
