// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Semantics
import Testing
import Views
import WindowHost

@testable import Gallery

/// What people found once on the pages and no other test holds: Docs/Findings.md names all of them.
@MainActor
struct FindingTests {
  @Test(arguments: ScreenReader.allCases)
  func `the pages are one tab list: one stop of Tab, arrows, and the one that is shown says so`(
    reader: ScreenReader
  ) {
    let host = ViewHost(title: "Gallery", measurer: PangoTextMeasurer()) {
      GalleryView(page: .dial)
    }
    let window = ViewTester(host, size: GalleryView.size, takesFocus: true)
    func press(_ key: Key) -> String {
      PersonAtGallery.press(key, in: window, by: reader).all.joined(separator: " ")
    }
    let first = press(.tab)
    #expect(first.contains("Dial page tab") && first.contains("page 1 of 13, selected"))
    let second = press(.down)
    #expect(second.contains("Knob page tab") && !second.contains("selected"))
    #expect(press(.return).contains("selected"))
    #expect(!press(.tab).contains("page tab"))
  }

  /// Every item of every menu of a page, as it is said.
  private func menuItems(of page: GalleryPage, by reader: ScreenReader) -> [String] {
    let window = PersonAtGallery.window(on: page)
    let stops = window.tree.depthFirst.filter { $0.states[.focusable] && $0.role != .pageTab }
    return stops.flatMap { stop -> [String] in
      guard window.perform(.focus(stop.id)), window.press(.menu) else { return [] }
      let tree = window.tree
      let items = tree.depthFirst.filter { $0.role == .menuItem }
      window.press(.escape)
      return items.map {
        SpeechPreview(tree, saysHelp: true, by: reader).focus($0.id).joined(separator: " ")
      }
    }
  }

  @Test(arguments: GalleryPage.allCases, ScreenReader.allCases)
  func `no item of a menu says what everybody presses, or a sign as a word`(
    page: GalleryPage, reader: ScreenReader
  ) {
    let items = menuItems(of: page, by: reader)
    #expect(!items.isEmpty)
    for item in items {
      let words = Repeats.words(item)
      #expect(
        !["return", "enter", "dash", "minus", "plus", "equals"].contains(words.last), "\(item)")
    }
  }

  @Test(arguments: GalleryPage.allCases)
  func `a value is said in its own words, and no share is added to them`(page: GalleryPage) {
    let tree = PersonAtGallery.window(on: page).tree
    let preview = SpeechPreview(tree, saysHelp: true)
    for node in tree.depthFirst where node.value != nil && node.states[.focusable] {
      let own = node.value.map { $0.text } ?? ""
      let said = preview.focus(node.id).joined(separator: " ")
      #expect(said.contains(own), "\(said)")
      #expect(
        said.components(separatedBy: "percent").count
          == own.components(separatedBy: "percent").count, "\(said)")
    }
  }

  @Test(arguments: [GalleryPage.cards, .tasks, .mail])
  func `each row of a list tells which of how many it is`(page: GalleryPage) {
    let tree = PersonAtGallery.window(on: page).tree
    let lists = tree.depthFirst.filter { $0.role == .list }
    #expect(!lists.isEmpty)
    for list in lists {
      let rows = list.children.compactMap { tree[$0] }.filter { $0.role == .listItem }
      #expect(!rows.isEmpty)
      #expect(rows.map { $0.attributes["posinset"] } == (1...rows.count).map(String.init))
      let count = page == .mail ? 12 : rows.count
      #expect(rows.allSatisfy { $0.attributes["setsize"] == String(count) })
    }
  }

  @Test(arguments: ScreenReader.allCases)
  func `one mark is one mark`(reader: ScreenReader) throws {
    let window = PersonAtGallery.window(on: .buttons)
    try window.focus("Hold to erase")
    let answers = (1...3).map { _ in PersonAtGallery.press(.return, in: window, by: reader).all }
    #expect(answers == [["2 marks"], ["1 mark"], ["0 marks"]])
  }

  @Test(arguments: [
    (GalleryPage.dial, "Dial", CGRect(x: 0, y: 0, width: 1, height: 1)),
    // The bar below the cap.
    (.mixer, "Level", CGRect(x: 0.48, y: 0.85, width: 0.04, height: 0.08)),
    (.board, "Paint the fence", CGRect(x: 0, y: 0, width: 1, height: 1)),
  ])
  func `in high contrast the list of pages, a fader and a card of the board look otherwise`(
    page: GalleryPage, name: String, part: CGRect
  ) throws {
    let windows = [ColorSchemeContrast.standard, .increased].map {
      PersonAtGallery.window(on: page, DisplaySettings(colorSchemeContrast: $0))
    }
    let pictures = try windows.map { window -> Picture in
      try Picture(
        of: window.displayList, size: GalleryView.size,
        renderer: CairoRenderer(measurer: PangoTextMeasurer()))
    }
    let frame = try #require(try windows[0].element(named: name).frame)
    #expect(
      Self.differ(
        pictures[0], pictures[1],
        in: CGRect(
          x: frame.x + frame.width * part.minX, y: frame.y + frame.height * part.minY,
          width: frame.width * part.width, height: frame.height * part.height)) > 20)
  }

  /// How many pixels are others in a rectangle.
  private static func differ(_ one: Picture, _ other: Picture, in frame: CGRect) -> Int {
    var count = 0
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX)
      where one.color(x: x, y: y) != other.color(x: x, y: y) {
        count += 1
      }
    }
    return count
  }

  @Test func `a wheel enlarges the map, and moves a fader`() throws {
    let map = PersonAtGallery.window(on: .map)
    map.scroll(
      by: CGSize(width: 0, height: -ScrollStep.wheelNotch),
      at: try map.center(of: "Map of Lantern Bay"))
    map.advance(by: 0.5)
    #expect(PersonAtGallery.shownTexts(in: map).contains { $0.contains("enlarged to 125 %") })
    let mixer = PersonAtGallery.window(on: .mixer)
    mixer.scroll(
      by: CGSize(width: 0, height: ScrollStep.wheelNotch), at: try mixer.center(of: "Level"))
    mixer.advance(by: 0.5)
    #expect(try mixer.element(named: "Level").value?.current != 0)
  }

  @Test func `the button for help looks otherwise while help is shown`() throws {
    let window = PersonAtGallery.window(on: .dial)
    try window.focus("Volume")
    let renderer = CairoRenderer(measurer: PangoTextMeasurer())
    let frame = try #require(try window.element(named: "Help").frame)
    let before = try Picture(of: window.displayList, size: GalleryView.size, renderer: renderer)
    #expect(window.press("F1"))
    window.advance(by: 1)
    let shown = try Picture(of: window.displayList, size: GalleryView.size, renderer: renderer)
    let place = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    #expect(Self.differ(before, shown, in: place) > 50)
  }

  @Test func `what the buttons say of themselves is written on them`() throws {
    let window = PersonAtGallery.window(on: .buttons)
    try window.focus("Postcard")
    window.press(.return)
    window.press(.return, .shift)
    for name in ["Ring the bell", "Postcard", "Hold to erase"] {
      let state = try window.element(named: name).description
      #expect(!state.isEmpty && PersonAtGallery.shownTexts(in: window).contains(state), "\(name)")
    }
    #expect(try window.element(named: "Postcard").description == "open, liked once")
  }

  @Test func `a card that is dragged is dimmed where it was`() throws {
    let window = PersonAtGallery.window(on: .board)
    let frame = try #require(try window.element(named: "Paint the fence").frame)
    let middle = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let done = try window.center(of: "Done")
    func opacities() -> [Double] {
      window.displayList.items.compactMap { if case .opacity(let part) = $0 { part } else { nil } }
    }
    #expect(opacities().allSatisfy { $0 == 1 })
    let contact = window.makeContact()
    window.send(.began, contact, at: middle)
    for step in 1...5 {
      window.advance(by: 0.02)
      let part = Double(step) / 5
      window.send(
        .moved, contact,
        at: CGPoint(
          x: middle.x + (done.x - middle.x) * part, y: middle.y + (done.y - middle.y) * part))
    }
    window.advance(by: 0.5)
    #expect(opacities().contains { $0 < 0.7 })
    window.send(.cancelled, contact, at: done)
  }

  @Test func `a card's own list takes it, to its end`() throws {
    let window = PersonAtGallery.window(on: .board)
    let start = try window.center(of: "Paint the fence")
    let list = try #require(
      window.tree.depthFirst.first { $0.name == "To do" && $0.role == .list }?.frame)
    window.drag(from: start, to: CGPoint(x: start.x, y: list.y + list.height - 10))
    window.advance(by: 0.5)
    #expect(
      PersonAtGallery.shownTexts(in: window).contains("Paint the fence moved to the end of To do."))
  }

  @Test(arguments: GalleryPage.allCases)
  func `all that is written on a page is in the desktop's own font`(page: GalleryPage) {
    for case .text(let run, _) in PersonAtGallery.window(on: page).displayList.items {
      #expect(run.font.family == nil && run.font.design == .default, "\(run.text)")
    }
  }

  @Test(arguments: [GalleryPage.cards, .tasks, .mail, .board, .buttons])
  func `lines round cards, rows and lists are thin`(page: GalleryPage) {
    for case .stroke(let path, let color, let style) in PersonAtGallery.window(on: page).displayList
      .items
    where color.alpha > 0 && path.boundingRect.width > 60 {
      #expect(style.lineWidth <= 1)
    }
  }

  @Test func `a pane that has nothing to show says so, and what fills it`() {
    let mail = PersonAtGallery.shownTexts(in: PersonAtGallery.window(on: .mail))
    #expect(mail.contains("No message is open"))
    #expect(mail.contains { $0.hasPrefix("Tap one to read it.") })
  }
}
