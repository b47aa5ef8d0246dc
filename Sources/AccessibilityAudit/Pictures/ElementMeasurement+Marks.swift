// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The dots by whose colour items of a list are told apart, and the colours of fields' borders.
extension ElementMeasurement {
  /// To the first label of each item of a list.
  func addMarks(to appearances: inout [ElementID: ElementAppearance], in window: Node) {
    var stack = window.children
    while let id = stack.popLast() {
      guard let node = tree[id], node.states[.showing] else { continue }
      guard Self.items.contains(node.role), let frame = node.frame, !frame.isEmpty else {
        stack += node.children
        continue
      }
      var parts = node.children
      var leaves: [Node] = []
      while let part = parts.popLast() {
        guard let inner = tree[part], inner.states[.showing] else { continue }
        parts += inner.children
        if inner.children.isEmpty { leaves.append(inner) }
      }
      guard let label = leaves.last(where: { $0.role == .label }), appearances[label.id] != nil
      else { continue }
      appearances[label.id]?.mark = mark(in: frame, beside: leaves.compactMap(\.frame))
    }
  }

  private static let items: RoleSet = [.listItem, .tableRow]

  /// A small dot or square of one strong colour in an item, where none of its parts is.
  private func mark(in item: Rect, beside parts: [Rect]) -> Colour? {
    guard let box = PixelMap.Box(item, margin: 0),
      box.columns.count * box.rows.count <= Self.largestItem
    else { return nil }
    let covered = parts.compactMap { PixelMap.Box($0, margin: 0) }
    var places: [Colour: [(column: Int, row: Int)]] = [:]
    for row in box.rows {
      for column in box.columns
      where !covered.contains(where: { $0.columns.contains(column) && $0.rows.contains(row) }) {
        guard let colour = picture[column, row] else { return nil }
        if colour.isColourful { places[colour, default: []].append((column, row)) }
      }
    }
    guard let (colour, points) = places.max(by: { $0.value.count < $1.value.count }),
      let left = points.map(\.column).min(), let right = points.map(\.column).max(),
      let top = points.map(\.row).min(), let bottom = points.map(\.row).max()
    else { return nil }
    let (width, height) = (right + 1 - left, bottom + 1 - top)
    let isRound = max(width, height) * 2 <= min(width, height) * 3
    return
      (Self.markSides.contains(width) && Self.markSides.contains(height) && isRound
      && Double(points.count) >= Self.filled * Double(width * height)) ? colour : nil
  }

  private static let largestItem = 100_000
  private static let markSides = 6...24
  /// A disc fills 0.79 of its box, and an icon is a line drawing.
  private static let filled = 0.65

  /// The colour of a line that goes nearly all round, on the field's edge or inside of it.
  package func outline(of field: Rect) -> Colour? {
    (0..<Self.border).lazy.compactMap { colour(round: field, inside: $0) }.first(
      where: \.isColourful)
  }

  /// How far the field, its border or its ground, stands out from what is round it; nil where that is not one
  /// colour, or a line goes along one side of it.
  func boundary(of field: Rect) -> Double? {
    guard let page = colour(round: field, inside: -2) else { return nil }
    let lines = (0..<Self.border).compactMap { colour(round: field, inside: $0) }
    return lines.count == Self.border ? lines.map { $0.contrast(with: page) }.max() : nil
  }

  /// The one colour of nearly all of a line round a field, so many pixels from its edge.
  private func colour(round field: Rect, inside inset: Int) -> Colour? {
    guard let box = PixelMap.Box(field, margin: -inset), let left = box.columns.first,
      let right = box.columns.last, let top = box.rows.first, let bottom = box.rows.last
    else { return nil }
    let line =
      box.columns.flatMap { [picture[$0, top], picture[$0, bottom]] }
      + box.rows.flatMap { [picture[left, $0], picture[right, $0]] }
    var counts: [Colour: Int] = [:]
    for case let colour? in line { counts[colour, default: 0] += 1 }
    return counts.first { Double($0.value) >= Self.nearlyAll * Double(line.count) }?.key
  }

  /// Round corners are drawn in softer colours.
  private static let nearlyAll = 0.7
}
