// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far each of many nodes draws, in the coordinates of the one that draws them: numbers that lie
/// side by side, so that those out of sight are not touched, and of a row or a column are not even
/// asked.
@MainActor
struct DrawnReaches {
  private struct Box: Sendable {
    let left, top, right, bottom: CGFloat

    init(_ rect: CGRect) {
      (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    }

    /// Whether they have a point in common, if only at an edge.
    func meets(_ other: Box) -> Bool {
      left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
    }
  }

  /// An axis along which no box begins or ends before the one that is drawn before it.
  private struct Line: Sendable {
    let start, end: KeyPath<Box, CGFloat> & Sendable

    static let column = Line(start: \.top, end: \.bottom)
    static let row = Line(start: \.left, end: \.right)

    func orders(_ first: Box, _ second: Box) -> Bool {
      first[keyPath: start] <= second[keyPath: start] && first[keyPath: end] <= second[keyPath: end]
    }

    /// The places of the boxes that reach into what the other one takes up of the axis.
    func places(_ boxes: [Box], meeting other: Box) -> Range<Int> {
      let first = Self.firstPlace(boxes) { $0[keyPath: end] >= other[keyPath: start] }
      let last = Self.firstPlace(boxes) { $0[keyPath: start] > other[keyPath: end] }
      return first..<max(first, last)
    }

    /// The place of the first box for which something holds that holds for all after it.
    private static func firstPlace(_ boxes: [Box], _ holds: (Box) -> Bool) -> Int {
      var (low, high) = (0, boxes.count)
      while low < high {
        let middle = (low + high) / 2
        if holds(boxes[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  /// In the order in which the nodes are drawn; empty while nothing is known.
  private var boxes: [Box] = []
  /// Nil where they follow each other in no direction.
  private var line: Line?
  /// The places of those that may draw elsewhere now.
  private var stale: [Int] = []

  /// All may be others, or elsewhere.
  mutating func forget() {
    boxes.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
  }

  mutating func forget(_ node: ViewNode) {
    guard !boxes.isEmpty else { return }
    stale.append(node.drawnPlace)
    if stale.count > boxes.count { forget() }
  }

  /// The places, in order, of the nodes that draw into a part of the room.
  mutating func places(of nodes: [ViewNode], meeting seen: CGRect) -> [Int] {
    if boxes.count != nodes.count {
      look(at: nodes)
    } else {
      lookAgain(at: nodes)
    }
    let seen = Box(seen)
    return (line?.places(boxes, meeting: seen) ?? boxes.indices).filter { boxes[$0].meets(seen) }
  }

  private mutating func look(at nodes: [ViewNode]) {
    forget()
    for (place, node) in nodes.enumerated() {
      node.drawnPlace = place
      boxes.append(Self.box(node))
    }
    line = [.column, .row].first { line in
      zip(boxes, boxes.dropFirst()).allSatisfy(line.orders)
    }
  }

  private mutating func lookAgain(at nodes: [ViewNode]) {
    for place in stale where boxes.indices.contains(place) {
      boxes[place] = Self.box(nodes[place])
      guard let line else { continue }
      let around = boxes[max(0, place - 1)...min(place + 1, boxes.count - 1)]
      if !zip(around, around.dropFirst()).allSatisfy(line.orders) { self.line = nil }
    }
    stale.removeAll(keepingCapacity: true)
  }

  private static func box(_ node: ViewNode) -> Box {
    Box(node.reach.offsetBy(dx: node.bandPlace.x, dy: node.bandPlace.y))
  }
}
