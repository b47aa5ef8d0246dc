// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

/// Where an element stands.
struct Extents {
  private let query: Query

  init(_ query: Query) {
    self.query = query
  }

  func frame(in system: CoordinateSystem) -> Rect {
    guard var frame = query.node.frame else { return .zero }
    let origin = origin(of: system)
    frame.x += origin.x
    frame.y += origin.y
    return frame
  }

  /// What to add to a point of the window. The parent of a window is the screen.
  func origin(of system: CoordinateSystem) -> Point {
    let none = Point(x: 0, y: 0)
    switch system {
    case .window: return none
    case .screen: return query.window?.screenOrigin ?? none
    case .parent:
      if query.isWindow { return query.node.screenOrigin ?? none }
      guard let parent = query.tree.parent(of: query.node.id), let frame = query.tree[parent]?.frame
      else { return none }
      return Point(x: -frame.x, y: -frame.y)
    }
  }

  /// The innermost element under a point of the window, front first; nil where the point is outside.
  func deepest(at point: Point) -> ElementID? {
    guard query.node.frame?.contains(x: point.x, y: point.y) == true else { return nil }
    var node = query.node
    while let child = front(of: node, at: point) { node = child }
    return node.id
  }

  private func front(of node: Node, at point: Point) -> Node? {
    for id in node.children.reversed() {
      guard let child = query.tree[id], child.states[.showing] else { continue }
      if child.frame?.contains(x: point.x, y: point.y) == true { return child }
    }
    return nil
  }
}
