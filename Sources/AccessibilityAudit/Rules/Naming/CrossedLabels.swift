// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Fields of which each has the label that stands before another one of them.
struct CrossedLabels: AuditIndex {
  private var standing: [ElementID: Node] = [:]

  private struct Pair {
    let field: Node
    let frame: Rect
    let label: Node
    let place: Rect
  }

  /// More of them in one window are no mistake of two.
  private static let most = 64
  /// Between a label and the field below it, in points.
  private static let farthest = 24.0

  init(_ context: AuditContext) {
    var pairs: [ElementID: [Pair]] = [:]
    for node in context.nodes where node.states[.showing] && node.isField {
      let labels = context.labels(of: node)
      guard labels.count == 1, let label = labels.first, label.role == .label,
        label.states[.showing], let frame = node.frame, let place = label.frame, !frame.isEmpty,
        !place.isEmpty, !Self.stands(place, before: frame), let window = context.window(of: node.id)
      else { continue }
      pairs[window.id, default: []].append(
        Pair(field: node, frame: frame, label: label, place: place))
    }
    for crowd in pairs.values where crowd.count > 1 && crowd.count <= Self.most {
      let others = crowd.map { pair in
        crowd.indices.filter { Self.stands(crowd[$0].place, before: pair.frame) }.min {
          Self.distance(crowd[$0].place, pair.frame) < Self.distance(crowd[$1].place, pair.frame)
        }
      }
      for start in crowd.indices {
        var place = others[start]
        for _ in crowd.indices {
          guard let next = place, next != start else { break }
          place = others[next]
        }
        if place == start, let other = others[start] {
          standing[crowd[start].field.id] = crowd[other].label
        }
      }
    }
  }

  /// The other field's label that stands before it; nil for a field with labels as they stand.
  func label(before field: Node) -> Node? { standing[field.id] }

  /// In its line, or right above it.
  private static func stands(_ label: Rect, before field: Rect) -> Bool {
    label.sharesLine(with: field)
      ? label.x < field.x || label.x >= field.maxX
      : label.maxY <= field.y + 1 && field.y - label.maxY <= farthest && label.x < field.maxX
        && field.x < label.maxX
  }

  private static func distance(_ label: Rect, _ field: Rect) -> Double {
    label.sharesLine(with: field)
      ? min(abs(field.x - label.maxX), abs(label.x - field.maxX)) : field.y - label.maxY
  }
}
