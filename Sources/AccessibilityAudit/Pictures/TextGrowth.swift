// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Compares the sizes of the texts in one window of two starts of a program.
public struct TextGrowth {
  /// A window in one start.
  public struct Look {
    let window: Node
    let snapshot: ApplicationSnapshot
    /// In the coordinates of its elements, in pixels; nil where there is none, or these tell nothing of it.
    let picture: PixelMap?
    let pixelsPerUnit: Double?
    /// What is left out, because it was compared on another page.
    let known: Set<ObjectReference>

    public init(
      _ window: Node, of snapshot: ApplicationSnapshot, picture: PixelMap? = nil,
      pixelsPerUnit: Double? = nil, known: Set<ObjectReference> = []
    ) {
      self.window = window
      self.snapshot = snapshot
      self.picture = picture
      self.pixelsPerUnit = pixelsPerUnit
      self.known = known
    }

    fileprivate struct Text {
      let frame: Rect
      /// What is left of the window inside of everything that holds it.
      let room: Rect?
      let isPlain: Bool
    }

    fileprivate var texts: [ElementTurns.Key: Text] {
      let tree = snapshot.withInferredShowing.tree
      var texts: [ElementTurns.Key: Text] = [:]
      var turns = ElementTurns()
      var pictures: Set<ElementID> = []
      var stack = [(id: window.id, room: Rect?.none)]
      while let (id, room) = stack.popLast() {
        guard let node = tree[id], node.states[.showing] else { continue }
        let frame = node.frame.flatMap { $0.isEmpty ? nil : $0 }
        if node.role == .toolBar { pictures.formUnion(TextGrowth.pictures(in: node, of: tree)) }
        let holds = id != window.id && node.role != .pageTab
        let inner = holds ? frame.map { $0.cut(to: room) } ?? room : room
        stack += node.children.reversed().map { ($0, inner) }
        let name = node.name.trimmed
        guard TextGrowth.roles.contains(node.role), !name.isEmpty, let frame else { continue }
        let key = turns.next(node.role, name)
        if pictures.contains(id) { continue }
        if let object = snapshot.references[id], known.contains(object) { continue }
        texts[key] = Text(
          frame: frame, room: room,
          isPlain: node.children.isEmpty && TextGrowth.plain.contains(node.role)
            && name.count(where: \.isLetter) >= TextGrowth.fewestLetters)
      }
      return texts
    }

    /// How large the letters of a text are, all together, in pixels; nil where that is not seen.
    fileprivate func ink(of text: Text) -> (width: Int, height: Int)? {
      guard text.isPlain, let picture, let pixelsPerUnit,
        text.room.map({ text.frame.isWithin($0, 1) }) ?? true
      else { return nil }
      return picture.ink(
        in: Rect(
          x: text.frame.x * pixelsPerUnit, y: text.frame.y * pixelsPerUnit,
          width: text.frame.width * pixelsPerUnit, height: text.frame.height * pixelsPerUnit))
    }
  }

  /// The buttons of a tool bar that show a picture in the place of their name: it has no room in them, or in
  /// another one that is as large.
  private static func pictures(in bar: Node, of tree: Tree) -> [ElementID] {
    var buttons: [Node] = []
    var stack = bar.children
    while let id = stack.popLast() {
      guard let node = tree[id], node.states[.showing] else { continue }
      if RoleGroups.plainButtons.contains(node.role) { buttons.append(node) }
      stack += node.children
    }
    let small = buttons.filter { button in
      button.frame.map { Double(button.name.trimmed.count) * narrowest > $0.width } ?? false
    }
    let sizes = Set(small.map(size))
    return buttons.filter { sizes.contains(size($0)) }.map(\.id)
  }

  private static func size(_ node: Node) -> [Double] {
    node.frame.map { [$0.width, $0.height] } ?? []
  }

  /// Of a letter, in the smallest text that is read: in points.
  private static let narrowest = 4.0

  /// How much larger at least: a half of what is asked for, because a box has room round its text
  /// that need not grow.
  static let leastGrowth = 1.2

  private static let roles: RoleSet = [
    .label, .static, .heading, .paragraph, .caption, .link, .button, .toggleButton, .checkBox,
    .radioButton, .menu, .menuItem, .pageTab, .listItem, .tableCell, .columnHeader,
    .tableColumnHeader, .treeItem, .entry, .comboBox, .switchControl,
  ]

  /// What holds words and is drawn as these alone.
  private static let plain: RoleSet = [.label, .static, .heading, .paragraph, .caption]
  /// A sign may be drawn in a size of its own.
  private static let fewestLetters = 3

  /// What grew between two looks. Some toolkits follow the size of text by drawing everything larger, and
  /// report places before that.
  public static func compare(_ before: Look, _ after: Look) -> WindowComparison.Texts {
    let (texts, others) = (before.texts, after.texts)
    let scale = before.pixelsPerUnit.flatMap { one in after.pixelsPerUnit.map { $0 / one } } ?? 1
    var result = WindowComparison.Texts(compared: 0, grown: 0)
    var kept: [(place: Rect, text: WindowComparison.Kept)] = []
    for (key, text) in texts {
      guard let other = others[key] else { continue }
      result.compared += 1
      let isHigher = other.frame.height * scale >= text.frame.height * leastGrowth
      if isHigher || other.frame.width * scale >= text.frame.width * leastGrowth {
        result.grown += 1
      }
      // Where places are wrong, a place may show the words of another text.
      guard !isHigher || before.snapshot.framesAreTrusted, let ink = before.ink(of: text),
        let now = after.ink(of: other), abs(ink.width - now.width) <= 1,
        abs(ink.height - now.height) <= 1
      else { continue }
      kept.append((text.frame, .init(role: key.role.name, name: key.name)))
    }
    if texts.count > result.compared { result.missed = texts.count - result.compared }
    if before.picture != nil, after.picture != nil {
      result.kept = kept.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }.map(\.text)
    }
    return result
  }
}

extension PixelMap {
  /// How wide and high that is which is drawn on a place's ground; nil where nothing is, where it goes on
  /// above or below, and where the place reaches out of the picture there.
  fileprivate func ink(in frame: Rect) -> (width: Int, height: Int)? {
    guard let box = Box(frame, margin: 1), isWhole, box.rows.lowerBound >= y,
      box.rows.upperBound <= y + height
    else { return nil }
    var counts: [Colour: Int] = [:]
    for row in box.rows {
      for column in box.columns { self[column, row].map { counts[$0, default: 0] += 1 } }
    }
    let all = counts.values.reduce(0, +)
    guard let ground = counts.max(by: { $0.value < $1.value }), ground.value * 2 > all else {
      return nil
    }
    func isDrawn(_ column: Int, _ row: Int) -> Bool {
      self[column, row].map { $0.distance(to: ground.key) >= Self.clearDifference } ?? false
    }
    let rows = box.rows.filter { row in box.columns.contains { isDrawn($0, row) } }
    let columns = box.columns.filter { column in rows.contains { isDrawn(column, $0) } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last, top > box.rows.lowerBound, bottom < box.rows.upperBound - 1
    else { return nil }
    return (right - left + 1, bottom - top + 1)
  }
}
