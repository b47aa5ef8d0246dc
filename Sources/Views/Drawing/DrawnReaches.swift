// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far each of many nodes draws, in the coordinates of the one that draws them: numbers that lie
/// side by side, so that those out of sight are not touched.
@MainActor
struct DrawnReaches {
  private struct Box {
    let left, top, right, bottom: CGFloat

    init(_ rect: CGRect) {
      (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    }

    /// Whether they have a point in common, if only at an edge.
    func meets(_ other: Box) -> Bool {
      left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
    }
  }

  /// In the order in which the nodes are drawn; empty while nothing is known.
  private var boxes: [Box] = []
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
      forget()
      for (place, node) in nodes.enumerated() {
        node.drawnPlace = place
        boxes.append(Self.box(node))
      }
    }
    for place in stale where boxes.indices.contains(place) { boxes[place] = Self.box(nodes[place]) }
    stale.removeAll(keepingCapacity: true)
    let seen = Box(seen)
    return boxes.indices.filter { boxes[$0].meets(seen) }
  }

  private static func box(_ node: ViewNode) -> Box {
    Box(node.reach.offsetBy(dx: node.origin.x, dy: node.origin.y))
  }
}
