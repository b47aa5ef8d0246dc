// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Measures the colours of the elements in a picture of their window.
public struct ElementMeasurement {
  let tree: Tree
  let picture: PixelMap
  private let placesAreShared: Bool

  /// `placesAreShared` where elements that nobody sees are in the tree too, so that one place may be
  /// several elements'.
  public init(tree: Tree, picture: PixelMap, placesAreShared: Bool = false) {
    self.tree = tree
    self.picture = picture
    self.placesAreShared = placesAreShared
  }

  /// Of everything on the screen in the window that is drawn by itself: it has no parts that are.
  public func appearances(in window: Node) -> [ElementID: ElementAppearance] {
    var appearances: [ElementID: ElementAppearance] = [:]
    var stack = window.children.map { (id: $0, scrolled: Rect?.none) }
    while let (id, scrolled) = stack.popLast() {
      guard let node = tree[id], node.states[.showing] else { continue }
      let inside = ScrolledArea.scrolls(node, in: tree) ? node.frame : nil
      stack += node.children.map { ($0, inside.map { $0.cut(to: scrolled) } ?? scrolled) }
      let parts = node.children.compactMap { tree[$0] }.filter { part in
        part.states[.showing] && !(part.frame?.isEmpty ?? true)
      }
      if parts.isEmpty {
        appearances[id] = appearance(of: node, in: scrolled)
      } else if let page = Self.page(of: node, parts) {
        appearances[id] = written(on: page)
      }
    }
    if placesAreShared { leaveOutShared(&appearances) }
    addMarks(to: &appearances, in: window)
    return appearances
  }

  /// Qt shows the words of a text that scrolls in a box inside of it, beside boxes with its bars.
  private static func page(of node: Node, _ parts: [Node]) -> Rect? {
    guard [.text, .label].contains(node.role), node.interfaces.contains(.text),
      parts.allSatisfy({ [.filler, .scrollBar].contains($0.role) })
    else { return nil }
    let boxes = parts.filter { $0.role == .filler && $0.children.isEmpty }.compactMap(\.frame)
    return boxes.max { $0.width * $0.height < $1.width * $1.height }
  }

  /// The colours of these words alone: a text without any shows one colour, and is as it should be.
  private func written(on page: Rect) -> ElementAppearance? {
    guard let box = PixelMap.Box(page, margin: 0),
      box.columns.count * box.rows.count <= Self.limit, let counts = colours(in: box)
    else { return nil }
    let appearance = Self.appearance(of: counts)
    return appearance.gap == nil ? appearance : nil
  }

  private func leaveOutShared(_ appearances: inout [ElementID: ElementAppearance]) {
    let places = appearances.keys.compactMap { id in
      tree[id]?.frame.flatMap { $0.isEmpty ? nil : (id: id, frame: $0) }
    }
    let shared = SharedPlaces.overlapping(places.map(\.frame))
    for (place, isShared) in zip(places, shared)
    where isShared && appearances[place.id]?.gap == nil {
      appearances[place.id] = ElementAppearance(gap: ElementAppearance.shared)
    }
  }

  /// Elements larger than this are surfaces, not words: a million pixels.
  private static let limit = 1_000_000

  /// Of an element in what is left of the areas that scroll it, where any do.
  private func appearance(of node: Node, in scrolled: Rect?) -> ElementAppearance {
    guard let frame = node.frame, let box = PixelMap.Box(frame, margin: 0),
      box.columns.count * box.rows.count <= Self.limit
    else { return ElementAppearance(gap: "it has no place that a picture could show") }
    guard scrolled?.holds(frame) ?? true else {
      return ElementAppearance(gap: "a part of it is scrolled out of sight")
    }
    // A field's border says nothing of what is written in it, nor does that of a text of Qt's that is only read.
    let isField =
      RoleGroups.entries.contains(node.role) || node.role == .text
      || node.role == .label && node.states[.focusable]
    let looked = isField ? PixelMap.Box(frame, margin: -Self.border) ?? box : box
    guard let counts = colours(in: looked) else {
      var appearance = ElementAppearance(gap: "a part of it lies outside of the picture")
      if TextClippedRule.words.contains(node.role) { appearance.ink = inkInPicture(of: frame) }
      return appearance
    }
    var appearance = Self.appearance(of: counts)
    if RoleGroups.plainButtons.contains(node.role),
      let inner = PixelMap.Box(frame, margin: -Self.border), let counts = colours(in: inner)
    {
      let inside = Self.appearance(of: counts)
      if max(frame.width, frame.height) <= Self.iconSide {
        appearance.innerContrast = inside.contrast
      } else if inside.gap == nil {
        appearance = inside
      }
    }
    if DrawingNamedRule.mayBeDrawnIn(node),
      let inner = PixelMap.Box(
        withoutGrip(frame), margin: node.role == .drawingArea ? 0 : -Self.border)
    {
      appearance.edges = edges(in: inner)
    }
    if isField, frame.height <= Self.lineHeight,
      let outer = PixelMap.Box(frame, margin: Self.border)
    {
      appearance.edges = edges(in: outer, from: Self.faintEdge)
      appearance.outline = outline(of: frame)
      appearance.boundary = boundary(of: frame)
    }
    // A border is none of the words.
    let hasBorder = RoleGroups.plainButtons.contains(node.role)
    if Self.lettered.contains(node.role) || TextClippedRule.words.contains(node.role)
      || node.role == .heading,
      let inner = hasBorder ? PixelMap.Box(frame, margin: -Self.border) : box,
      let counts = hasBorder ? colours(in: inner) : counts,
      let (text, background) = Self.words(of: counts)
    {
      let words = ink(in: inner, text, on: background, reaching: hasBorder ? Self.border / 2 : 0)
      // A swatch in its frame is one sign.
      if appearance.gap == ElementAppearance.patterned, words?.signs ?? 0 >= Self.fewSigns,
        var soft = Self.appearance(of: counts, on: background),
        soft.contrast ?? 21 < Self.surelyPale
      {
        soft.innerContrast = appearance.innerContrast
        appearance = soft
      }
      appearance.ink = words?.ink
    }
    return appearance
  }

  /// The letters of a text that reaches out of the picture, where they end in it: further from its edges than
  /// a blank is wide.
  private func inkInPicture(of frame: Rect) -> ElementAppearance.Ink? {
    let shown = frame.cut(to: area)
    guard let box = PixelMap.Box(shown, margin: 0), let counts = colours(in: box),
      let (text, background) = Self.words(of: counts),
      var ink = ink(in: box, text, on: background, reaching: 0)?.ink
    else { return nil }
    let before = shown.width - ink.margin - ink.width
    guard shown.maxX >= frame.maxX || ink.margin > ink.height,
      shown.x <= frame.x || before > ink.height
    else { return nil }
    ink.margin += frame.maxX - shown.maxX
    return ink
  }

  private var area: Rect {
    Rect(
      x: Double(picture.x), y: Double(picture.y), width: Double(picture.width),
      height: Double(picture.height))
  }

  /// A bar along the lower edge of its window, as one for its status, without the grip that wxWidgets draws at
  /// its end to size the window by.
  private func withoutGrip(_ frame: Rect) -> Rect {
    let isBar = frame.width >= area.width - 2 && frame.maxY >= area.maxY - 2
    return isBar && frame.height < Self.grip
      ? Rect(x: frame.x, y: frame.y, width: frame.width - Self.grip, height: frame.height) : frame
  }

  /// In points, with the room round it.
  private static let grip = 25.0

  /// The colour that differs most from the one that is behind it, also where that is a soft gradient.
  private static func words(of counts: [Colour: Int]) -> (text: Colour, background: Colour)? {
    let order = counts.keys.sorted {
      ($0.relativeLuminance, $0.order) < ($1.relativeLuminance, $1.order)
    }
    let half = counts.values.reduce(0, +) / 2
    var passed = 0
    let middle = order.first { colour in
      passed += counts[colour] ?? 0
      return passed > half
    }
    guard let middle,
      let text = order.max(by: { middle.contrast(with: $0) < middle.contrast(with: $1) }),
      text != middle
    else { return nil }
    return (text, middle)
  }

  /// A field of one line is no higher.
  private static let lineHeight = 60.0
  /// Of the three channels together: nobody sees less.
  private static let faintEdge = 9

  /// What lies on a gradient of one colour: nil where another pattern is behind it.
  private static func appearance(
    of counts: [Colour: Int], on background: Colour
  ) -> ElementAppearance? {
    var flat: [Colour: Int] = [:]
    for (colour, count) in counts {
      // GTK 3's buttons grow darker by 24 from top to bottom.
      flat[colour.isSame(as: background) ? background : colour, default: 0] += count
    }
    let appearance = appearance(of: flat)
    return appearance.gap == nil ? appearance : nil
  }

  /// A word has as many letters that stand apart.
  private static let fewSigns = 3
  /// On a gradient no more is known exactly.
  private static let surelyPale = 3.0

  /// Where a pixel differs clearly from the one before it in its row.
  private func edges(in box: PixelMap.Box, from least: Int = clearEdge) -> Int {
    var count = 0
    for row in box.rows {
      for column in box.columns.dropFirst() {
        guard let one = picture[column - 1, row], let other = picture[column, row] else { continue }
        if one.distance(to: other) >= least { count += 1 }
      }
    }
    return count
  }

  /// Of the three channels together: an eighth of the way from black to white.
  private static let clearEdge = 96

  /// What is nearer to the text's colour than to the background, and in how many signs that stand apart. It
  /// may reach out of the box, so many pixels, to both sides.
  private func ink(
    in box: PixelMap.Box, _ text: Colour, on background: Colour, reaching: Int
  ) -> (ink: ElementAppearance.Ink, signs: Int)? {
    func isInk(_ column: Int, _ row: Int) -> Bool {
      picture[column, row].map { $0.distance(to: text) < $0.distance(to: background) } ?? false
    }
    var columns = Set<Int>()
    // How many columns of each row have ink.
    var rows: [Int: Int] = [:]
    // What stands without a gap, from left to right.
    var signs: [(columns: ClosedRange<Int>, rows: Set<Int>)] = []
    for column in box.columns {
      for row in box.rows where isInk(column, row) {
        columns.insert(column)
        rows[row, default: 0] += 1
        if let last = signs.last, last.columns.upperBound >= column - 1 {
          signs[signs.count - 1] = (last.columns.lowerBound...column, last.rows.union([row]))
        } else {
          signs.append((column...column, [row]))
        }
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.keys.min(),
      let bottom = rows.keys.max()
    else { return nil }
    // A letter is lower than all of them together, and a border is not.
    let sides = [box.columns.lowerBound - reaching, box.columns.upperBound].map { first in
      (first..<first + reaching).filter { column in
        let count = (top...bottom).count { isInk(column, $0) }
        return count > 0 && count <= bottom - top
      }
    }
    if let first = sides[0].first, let last = sides[1].last {
      return (
        ElementAppearance.Ink(
          width: Double(last + 1 - first), height: Double(bottom + 1 - top), margin: 0), signs.count
      )
    }
    // Letters have gaps between them.
    let lines = rows.filter { Double($0.value) >= Self.wholeLine * Double(right + 1 - left) }.keys
    let isUnderlined =
      (1...Self.thickestLine).contains(lines.count)
      && lines.allSatisfy { 2 * $0 > top + bottom }
    let ink = ElementAppearance.Ink(
      width: Double(right + 1 - left), height: Double(bottom + 1 - top),
      margin: Double(box.columns.upperBound - right - 1),
      endsInDots: signs.count > 3
        && signs.suffix(3).allSatisfy { sign in
          sign.columns.count <= Self.largestDot && sign.rows.count <= Self.largestDot
            && sign.rows == signs.last?.rows && 2 * (sign.rows.min() ?? top) > top + bottom
        },
      isUnderlined: isUnderlined)
    return (ink, signs.count)
  }

  /// A line may leave out what a letter reaches below it.
  private static let wholeLine = 0.9
  private static let thickestLine = 3
  /// Of letters that are 16 pixels high.
  private static let largestDot = 3

  /// Controls that may have words on them.
  static let lettered: RoleSet = [.button, .toggleButton, .checkBox, .radioButton]

  /// What desktops call an icon ends at 64 pixels; above stand pictures. A button with nothing but an icon
  /// is no larger.
  static let iconSide = 64.0
  /// Of a button's or field's box so many pixels at each side are its border, its shadow and its ring.
  static let border = 4

  /// How often each is there; nil where a part of the box lies outside of the picture.
  private func colours(in box: PixelMap.Box) -> [Colour: Int]? {
    var counts: [Colour: Int] = [:]
    for row in box.rows {
      for column in box.columns {
        guard let colour = picture[column, row] else { return nil }
        counts[colour, default: 0] += 1
      }
    }
    return counts
  }

  /// A flat background covers most of a word's box; a picture or a gradient has no such colour. A
  /// half is far above those and below the emptiest text.
  private static let flatShare = 0.5

  static func appearance(of counts: [Colour: Int]) -> ElementAppearance {
    let all = counts.values.reduce(0, +)
    guard all > 0,
      let most = counts.max(by: { ($0.value, $1.key.order) < ($1.value, $0.key.order) })
    else { return ElementAppearance(gap: "it has no place that a picture could show") }
    guard Double(most.value) >= flatShare * Double(all) else {
      return ElementAppearance(gap: ElementAppearance.patterned)
    }
    let background = most.key
    let ink = counts.filter { $0.key != background }
    guard
      let extreme = ink.max(by: {
        (background.contrast(with: $0.key), $1.key.order)
          < (background.contrast(with: $1.key), $0.key.order)
      })?.key
    else { return ElementAppearance(background: background, gap: ElementAppearance.blank) }
    let inkCount = ink.values.reduce(0, +)
    // Nearly the same: an eighth of the way back to the background.
    let near = ink.filter { extreme.distance(to: $0.key) * 8 <= extreme.distance(to: background) }
      .values.reduce(0, +)
    let stray = ink.filter { $0.key.isFar(fromBetween: background, extreme) }
      .values.reduce(0, +)
    return ElementAppearance(
      background: background, foreground: extreme, solidity: Double(near) / Double(inkCount),
      strayInk: Double(stray) / Double(inkCount))
  }
}

extension Rect {
  /// Up to a pixel, as toolkits round edges.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.maxX <= maxX + 1 && other.maxY <= maxY + 1
  }
}

extension Colour {
  /// Decides between colours that are equally frequent, so that a picture always gives the same.
  fileprivate var order: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }

  /// Further than a sixteenth of a channel from the line that leads from one colour to the other: the
  /// softened edges of letters lie on it.
  fileprivate func isFar(fromBetween one: Colour, _ other: Colour) -> Bool {
    let (own, way) = (offset(from: one), other.offset(from: one))
    let cross = [
      own[1] * way[2] - own[2] * way[1], own[2] * way[0] - own[0] * way[2],
      own[0] * way[1] - own[1] * way[0],
    ]
    func square(_ offset: [Int]) -> Int { offset.reduce(0) { $0 + $1 * $1 } }
    return square(cross) > 16 * 16 * square(way)
  }

  private func offset(from other: Colour) -> [Int] {
    [
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
    ]
  }

  /// Of the three channels together, from 0 to 765.
  func distance(to other: Colour) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green))
      + abs(Int(blue) - Int(other.blue))
  }
}
