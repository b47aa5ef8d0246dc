// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityAudit

/// Colours of elements in pictures that are drawn here: grey (0x77) strokes on white.
struct ElementMeasurementTests {
  private static let window = ElementID(1)
  private static let pane = ElementID(2)
  private static let label = ElementID(3)

  @Test func `a text has the colour that differs most from what is behind it`() throws {
    let appearance = try #require(measure(label: Rect(x: 10, y: 10, width: 40, height: 10)))
    #expect(appearance.gap == nil)
    #expect(appearance.background == Colour(red: 255, green: 255, blue: 255))
    #expect(appearance.foreground == Colour(red: 0x77, green: 0x77, blue: 0x77))
    #expect(appearance.solidity == 1)
  }

  @Test func `a text that is scrolled half out of sight is not measured`() throws {
    let appearance = try #require(
      measure(label: Rect(x: 10, y: 45, width: 40, height: 10), role: .list))
    #expect(appearance.gap == "a part of it is scrolled out of sight")
    #expect(appearance.contrast == nil)
  }

  @Test func `what Qt scrolls stands in a filler that has scroll bars`() throws {
    let label = Rect(x: 10, y: 45, width: 40, height: 10)
    let appearance = try #require(measure(label: label, role: .filler, hasScrollBar: true))
    #expect(appearance.gap == "a part of it is scrolled out of sight")
  }

  @Test func `a text that stands out of something that does not scroll is measured`() throws {
    let appearance = try #require(measure(label: Rect(x: 10, y: 45, width: 40, height: 10)))
    #expect(appearance.contrast != nil)
  }

  @Test func `the inner of two scrolled areas counts only inside the outer one`() throws {
    let label = Rect(x: 10, y: 45, width: 40, height: 10)
    let inner = Rect(x: 0, y: 0, width: 60, height: 60)
    let appearance = try #require(measure(label: label, role: .scrollPane, inner: inner))
    #expect(appearance.gap == "a part of it is scrolled out of sight")
  }

  @Test func `where nothing is drawn there is no colour`() throws {
    let appearance = try #require(measure(label: Rect(x: 62, y: 10, width: 10, height: 10)))
    #expect(appearance.gap == "nothing is drawn in its place")
  }

  @Test func `an element at the edge of the picture is not measured`() throws {
    let appearance = try #require(measure(label: Rect(x: 75, y: 10, width: 20, height: 10)))
    #expect(appearance.gap == "a part of it lies outside of the picture")
  }

  @Test func `a place that two elements tell is nobody's where one of them may be hidden`() throws {
    let label = Rect(x: 10, y: 10, width: 40, height: 10)
    let over = try #require(measure(label: label, twin: Rect(x: 45, y: 15, width: 20, height: 10)))
    #expect(over.gap == "something else may be what is seen there")
    let beside = Rect(x: 50, y: 10, width: 20, height: 10)
    #expect(try #require(measure(label: label, twin: beside)).contrast != nil)
  }

  @Test func `softened letters have one ink, and a picture of several colours has more`() throws {
    func stray(_ inks: Colour...) -> Double? {
      let white = Colour(red: 255, green: 255, blue: 255)
      let counts = Dictionary(uniqueKeysWithValues: inks.map { ($0, 1) } + [(white, 10)])
      return ElementMeasurement.appearance(of: counts).strayInk
    }
    let black = Colour(red: 0, green: 0, blue: 0)
    let grey = Colour(red: 119, green: 120, blue: 118)
    let tan = Colour(red: 209, green: 175, blue: 129)
    #expect(stray(black, grey) == 0)
    #expect(stray(grey, tan) == 0.5)
    #expect(stray(tan) == 0)
  }

  @Test func `of a small button the icon is measured without its border, and of a field the text`()
    throws
  {
    let frame = Rect(x: 0, y: 0, width: 30, height: 30)
    let shown = StateSet(.showing, .visible)
    func appearance(_ role: Role) throws -> ElementAppearance {
      let window = Node(
        id: Self.window, role: .frame, states: shown, frame: frame, children: [Self.label])
      let button = Node(id: Self.label, role: role, name: "Add", states: shown, frame: frame)
      let bytes = (0..<30 * 30).flatMap { pixel in
        let (column, row) = (pixel % 30, pixel / 30)
        let isBorder = min(column, row) < 2 || max(column, row) > 27
        let isIcon = (12...17).contains(column) && (12...17).contains(row)
        return [UInt8](repeating: isBorder ? 0 : isIcon ? 0xdd : 255, count: 4)
      }
      let picture = PixelMap(x: 0, y: 0, width: 30, height: 30, bytes: bytes)
      let tree = Tree(root: window, nodes: [button])
      return try #require(
        ElementMeasurement(tree: tree, picture: picture).appearances(in: window)[Self.label])
    }
    let button = try appearance(.button)
    #expect(button.contrast == 21)
    #expect(button.innerContrast.map { $0 > 1.3 && $0 < 1.4 } == true)
    #expect(try appearance(.label).innerContrast == nil)
    #expect(try appearance(.entry).contrast == button.innerContrast)
  }

  @Test func `of a text of Qt's the box inside is measured, and not the bars beside it`() throws {
    let shown = StateSet(.showing, .visible)
    func appearance(hasWords: Bool) -> ElementAppearance? {
      let window = Node(
        id: Self.window, role: .frame, states: shown,
        frame: Rect(x: 0, y: 0, width: 80, height: 40),
        children: [Self.label])
      let text = Node(
        id: Self.label, role: .label, states: shown, frame: Rect(x: 0, y: 0, width: 80, height: 40),
        children: [ElementID(4), ElementID(5)],
        reportedInterfaces: InterfaceSet([.accessible, .text]))
      let page = Node(
        id: ElementID(4), role: .filler, states: shown,
        frame: Rect(x: 1, y: 1, width: 60, height: 38))
      let bars = Node(
        id: ElementID(5), role: .filler, states: shown,
        frame: Rect(x: 62, y: 1, width: 17, height: 38),
        children: [ElementID(6)])
      let bytes = (0..<80 * 40).flatMap { pixel in
        let (column, row) = (pixel % 80, pixel / 80)
        let isWord = hasWords && (10..<20).contains(column) && (10..<14).contains(row)
        return [UInt8](repeating: column > 61 ? 0 : isWord ? 0xdd : 255, count: 4)
      }
      return ElementMeasurement(
        tree: Tree(root: window, nodes: [text, page, bars]),
        picture: PixelMap(x: 0, y: 0, width: 80, height: 40, bytes: bytes)
      ).appearances(in: window)[Self.label]
    }
    #expect(appearance(hasWords: true)?.contrast.map { $0 > 1.3 && $0 < 1.4 } == true)
    #expect(appearance(hasWords: false) == nil)
  }

  @Test func `words on a button are measured without its border, and a field with its own`()
    throws
  {
    let frame = Rect(x: 10, y: 10, width: 80, height: 30)
    let shown = StateSet(.showing, .visible)
    func appearance(_ role: Role, border: UInt8, words: UInt8) throws -> ElementAppearance {
      let window = Node(
        id: Self.window, role: .frame, states: shown,
        frame: Rect(x: 0, y: 0, width: 100, height: 50), children: [Self.label])
      let control = Node(id: Self.label, role: role, name: "Send", states: shown, frame: frame)
      let bytes = (0..<100 * 50).flatMap { pixel in
        let (column, row) = (pixel % 100, pixel / 100)
        let isInside = (11..<89).contains(column) && (11..<39).contains(row)
        let isBorder = (10..<90).contains(column) && (10..<40).contains(row) && !isInside
        let isWord = (40..<60).contains(column) && (20..<30).contains(row)
        return [UInt8](repeating: isBorder ? border : isWord ? words : 255, count: 4)
      }
      let picture = PixelMap(x: 0, y: 0, width: 100, height: 50, bytes: bytes)
      let tree = Tree(root: window, nodes: [control])
      return try #require(
        ElementMeasurement(tree: tree, picture: picture).appearances(in: window)[Self.label])
    }
    let button = try appearance(.button, border: 0, words: 0xdd)
    #expect(button.contrast.map { $0 > 1.3 && $0 < 1.4 } == true)
    #expect(try appearance(.button, border: 0, words: 255).contrast == 21)
    #expect(try appearance(.text, border: 255, words: 255).edges == 0)
    #expect(try appearance(.text, border: 0xf4, words: 255).edges == 116)
  }

  @Test func `a dot in an item of a list is the mark of its label, and a line is none`() throws {
    let shown = StateSet(.showing, .visible)
    func mark(_ width: Int) throws -> Colour? {
      let item = Node(
        id: Self.pane, role: .listItem, states: shown,
        frame: Rect(x: 0, y: 0, width: 80, height: 20), children: [Self.label])
      let label = Node(
        id: Self.label, role: .label, name: "Plum cake", states: shown,
        frame: Rect(x: 40, y: 0, width: 40, height: 20))
      let window = Node(
        id: Self.window, role: .frame, states: shown,
        frame: Rect(x: 0, y: 0, width: 80, height: 20), children: [item.id])
      let bytes = (0..<80 * 20).flatMap { pixel -> [UInt8] in
        let (column, row) = (pixel % 80, pixel / 80)
        let isDot = (5..<5 + width).contains(column) && (5..<15).contains(row)
        let isWord = (45..<70).contains(column) && row == 10
        return isDot ? [0, 0, 200, 255] : [UInt8](repeating: isWord ? 0 : 255, count: 4)
      }
      let tree = Tree(root: window, nodes: [item, label])
      let picture = PixelMap(x: 0, y: 0, width: 80, height: 20, bytes: bytes)
      return ElementMeasurement(tree: tree, picture: picture)
        .appearances(in: window)[Self.label]?.mark
    }
    #expect(try mark(10) == Colour(red: 200, green: 0, blue: 0))
    #expect(try mark(2) == nil)
    #expect(try mark(0) == nil)
  }

  @Test func `the letters of a label are measured, and the edges in an empty box`() throws {
    let shown = StateSet(.showing, .visible)
    let places = [
      (ElementID(2), Role.label, Rect(x: 0, y: 0, width: 40, height: 20)),
      (ElementID(3), .filler, Rect(x: 40, y: 0, width: 30, height: 30)),
      (ElementID(4), .filler, Rect(x: 40, y: 30, width: 30, height: 30)),
    ]
    let nodes = places.map { Node(id: $0.0, role: $0.1, name: "Hill", states: shown, frame: $0.2) }
    let window = Node(
      id: Self.window, role: .frame, states: shown, frame: Rect(x: 0, y: 0, width: 80, height: 60),
      children: nodes.map(\.id))
    let bytes = (0..<80 * 60).flatMap { pixel in
      let (column, row) = (pixel % 80, pixel / 80)
      let isLetter = (5..<35).contains(column) && (4..<14).contains(row)
      let isSquare = (50..<60).contains(column) && (10..<20).contains(row)
      return [UInt8](repeating: isLetter || isSquare ? 0 : 255, count: 4)
    }
    let appearances = ElementMeasurement(
      tree: Tree(root: window, nodes: nodes),
      picture: PixelMap(x: 0, y: 0, width: 80, height: 60, bytes: bytes)
    ).appearances(in: window)
    #expect(
      appearances[ElementID(2)]?.ink == ElementAppearance.Ink(width: 30, height: 10, margin: 5))
    #expect(appearances[ElementID(2)]?.edges == nil)
    #expect(appearances[ElementID(3)]?.edges == 20)
    #expect(appearances[ElementID(4)]?.edges == 0)
  }

  @Test
  func `letters that end in the picture are measured in a place that does not`()
    throws
  {
    func ink(_ frame: Rect, letters: Range<Int>) -> ElementAppearance.Ink? {
      look(.label, frame) { column, row in
        letters.contains(column) && column % 4 != 0 && (10..<18).contains(row) ? 0 : 255
      }?.ink
    }
    let right = Rect(x: 0, y: 5, width: 130, height: 20)
    #expect(ink(right, letters: 4..<60) == ElementAppearance.Ink(width: 55, height: 8, margin: 70))
    #expect(ink(right, letters: 4..<76) == nil)
    let left = Rect(x: -50, y: 5, width: 100, height: 20)
    #expect(ink(left, letters: 20..<40) == ElementAppearance.Ink(width: 19, height: 8, margin: 10))
    #expect(ink(left, letters: 4..<40) == nil)
  }

  @Test func `the grip at the end of a bar along the lower edge of its window is no drawing in it`()
  {
    func edges(_ frame: Rect, drawnAt left: Int) -> Int? {
      look(.panel, frame) { column, row in
        (left..<left + 12).contains(column) && column % 2 == 0 && (26..<34).contains(row) ? 0 : 255
      }?.edges
    }
    let bar = Rect(x: 0, y: 18, width: 80, height: 22)
    #expect(edges(bar, drawnAt: 62) == 0)
    #expect(edges(bar, drawnAt: 40) ?? 0 > 0)
    #expect(edges(Rect(x: 20, y: 18, width: 60, height: 22), drawnAt: 62) ?? 0 > 0)
    #expect(edges(Rect(x: 0, y: 14, width: 80, height: 22), drawnAt: 62) ?? 0 > 0)
    #expect(edges(Rect(x: 0, y: 10, width: 80, height: 30), drawnAt: 62) ?? 0 > 0)
  }

  @Test func `three dots at the end of what is drawn on a soft gradient are seen`() throws {
    func endsInDots(_ dots: [Int]) throws -> Bool {
      let frame = Rect(x: 0, y: 0, width: 80, height: 30)
      let button = Node(
        id: ElementID(2), role: .button, states: StateSet(.showing, .visible), frame: frame)
      let window = Node(
        id: Self.window, role: .frame, states: StateSet(.showing, .visible), frame: frame,
        children: [button.id])
      let bytes = (0..<80 * 30).flatMap { pixel in
        let (column, row) = (pixel % 80, pixel / 80)
        let isLetter = [10, 16, 22, 28].contains(column) && (10..<20).contains(row)
        let isDot = dots.contains(column) && row == 19
        return [UInt8](repeating: isLetter || isDot ? 30 : UInt8(250 - row), count: 4)
      }
      let appearances = ElementMeasurement(
        tree: Tree(root: window, nodes: [button]),
        picture: PixelMap(x: 0, y: 0, width: 80, height: 30, bytes: bytes)
      ).appearances(in: window)
      return try #require(appearances[ElementID(2)]?.ink).endsInDots
    }
    #expect(try endsInDots([34, 38, 42]))
    #expect(try !endsInDots([34, 38]))
    #expect(try !endsInDots([]))
  }

  @Test func `a line below all words is seen, and one below a letter or through them is none`()
    throws
  {
    func isUnderlined(_ line: Range<Int>, row: Int) throws -> Bool {
      let frame = Rect(x: 0, y: 0, width: 80, height: 30)
      let label = Node(
        id: ElementID(2), role: .label, states: StateSet(.showing, .visible), frame: frame)
      let window = Node(
        id: Self.window, role: .frame, states: StateSet(.showing, .visible), frame: frame,
        children: [label.id])
      let bytes = (0..<80 * 30).flatMap { pixel in
        let (column, place) = (pixel % 80, pixel / 80)
        let isLetter = [10, 16, 22, 28, 34].contains(column) && (10..<20).contains(place)
        let isLine = line.contains(column) && place == row
        return [UInt8](repeating: isLetter || isLine ? 30 : 250, count: 4)
      }
      let appearances = ElementMeasurement(
        tree: Tree(root: window, nodes: [label]),
        picture: PixelMap(x: 0, y: 0, width: 80, height: 30, bytes: bytes)
      ).appearances(in: window)
      return try #require(appearances[ElementID(2)]?.ink).isUnderlined
    }
    #expect(try isUnderlined(10..<35, row: 21))
    #expect(try !isUnderlined(16..<23, row: 21))
    #expect(try !isUnderlined(10..<35, row: 13))
    #expect(try !isUnderlined(0..<0, row: 21))
  }

  @Test func `letters that a button cuts on both sides reach its edges, and a border does not`()
    throws
  {
    func ink(_ letters: Range<Int>, border: Int) throws -> ElementAppearance.Ink {
      let frame = Rect(x: 10, y: 10, width: 60, height: 20)
      return try #require(
        look(.button, frame) { column, row in
          let isLetter = letters.contains(column) && column % 3 < 2
          let rows = column % 6 == 0 ? 14..<24 : 16..<24
          let inset = min(column - 10, 69 - column, row - 10, 29 - row)
          return isLetter && rows.contains(row) || (0..<border).contains(inset) ? 30 : 250
        }?.ink)
    }
    let cut = try ink(12..<68, border: 1)
    #expect(cut.margin == 0 && cut.width == 55)
    let whole = try ink(21..<50, border: 3)
    #expect(whole.margin == 16 && whole.width == 29)
  }

  @Test func `a field stands out by its border or its ground, where they go all round`() throws {
    func boundary(border: UInt8, ground: UInt8, hasSides: Bool = true) -> Double? {
      look(.entry, Rect(x: 10, y: 10, width: 60, height: 20)) { column, row in
        let inset = min(hasSides ? column - 10 : 9, 69 - column, hasSides ? row - 10 : 9, 29 - row)
        return inset < 0 || column < 10 || row < 10 ? 250 : inset == 0 ? border : ground
      }?.boundary
    }
    #expect(try #require(boundary(border: 230, ground: 244)) < 1.3)
    #expect(try #require(boundary(border: 110, ground: 250)) > 4)
    #expect(try #require(boundary(border: 80, ground: 80)) > 4)
    #expect(boundary(border: 110, ground: 250, hasSides: false) == nil)
  }

  /// An element in a window of 80 by 40, with the grey of each pixel.
  private func look(
    _ role: Role, _ frame: Rect, _ grey: (_ column: Int, _ row: Int) -> UInt8
  ) -> ElementAppearance? {
    let part = Node(
      id: Self.label, role: role, name: "Words", states: StateSet(.showing, .visible), frame: frame)
    let window = Node(
      id: Self.window, role: .frame, states: StateSet(.showing, .visible),
      frame: Rect(x: 0, y: 0, width: 80, height: 40), children: [part.id])
    let bytes = (0..<80 * 40).flatMap { [UInt8](repeating: grey($0 % 80, $0 / 80), count: 4) }
    return ElementMeasurement(
      tree: Tree(root: window, nodes: [part]),
      picture: PixelMap(x: 0, y: 0, width: 80, height: 40, bytes: bytes)
    ).appearances(in: window)[part.id]
  }

  /// In a window of 80 by 60 whose left 60 columns have a grey stroke in every fourth, and in it a
  /// pane of 80 by 50; with `inner`, a list of that size between the pane and the label.
  private func measure(
    label frame: Rect, role: Role = .panel, inner: Rect? = nil, twin: Rect? = nil,
    hasScrollBar: Bool = false
  ) -> ElementAppearance? {
    let shown = StateSet(.showing, .visible)
    let list = ElementID(4)
    var nodes = [
      Node(
        id: Self.window, role: .frame, states: shown,
        frame: Rect(x: 0, y: 0, width: 80, height: 60), children: [Self.pane]),
      Node(
        id: Self.pane, role: role, states: shown, frame: Rect(x: 0, y: 0, width: 80, height: 50),
        children: [inner == nil ? Self.label : list] + (twin == nil ? [] : [ElementID(5)])),
      Node(id: Self.label, role: .label, name: "Words", states: shown, frame: frame),
    ]
    if let twin {
      nodes.append(
        Node(id: ElementID(5), role: .label, name: "Others", states: shown, frame: twin))
    }
    if hasScrollBar {
      nodes[1].children.append(ElementID(6))
      nodes.append(Node(id: ElementID(6), role: .scrollBar, states: shown))
    }
    if let inner {
      nodes.append(
        Node(id: list, role: .list, states: shown, frame: inner, children: [Self.label]))
    }
    var tree = Tree(root: Node(id: Self.window, role: .frame))
    tree.apply(TreeUpdate(nodes: nodes))
    let bytes = (0..<80 * 60).flatMap { pixel in
      let isStroke = pixel % 80 < 60 && pixel % 4 == 0
      return [UInt8](repeating: isStroke ? 0x77 : 255, count: 4)
    }
    let picture = PixelMap(x: 0, y: 0, width: 80, height: 60, bytes: bytes)
    return ElementMeasurement(tree: tree, picture: picture, placesAreShared: twin != nil)
      .appearances(in: nodes[0])[Self.label]
  }
}
