// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what lies under a point.
@MainActor
enum HitTest {
  /// From the front to the given element; empty where nothing is hit.
  static func path(from element: Element, at point: CGPoint) -> [Element] {
    var path: [Element] = []
    _ = search(element, point, &path)
    return path
  }

  /// - Parameter point: In the parent's coordinates.
  private static func search(
    _ element: Element, _ point: CGPoint, _ path: inout [Element]
  ) -> Bool {
    guard element.allowsHitTesting, element.isShowing,
      let local = element.transform.source(of: point)
    else { return false }
    let isInside = !element.clipsToBounds || element.bounds.contains(local)
    let isHit =
      isInside && searchChildren(of: element, local, &path)
      || element.hitShape.contains(local, bounds: element.bounds)
    if isHit { path.append(element) }
    return isHit
  }

  private static func searchChildren(
    of element: Element, _ point: CGPoint, _ path: inout [Element]
  ) -> Bool {
    let children = element.children
    if let index = element.currentHitIndex {
      return index.search(children, at: point) { search($0, point, &path) }
    }
    if children.contains(where: { $0.zIndex != 0 }) {
      let frontToBack = children.enumerated()
        .sorted { ($1.element.zIndex, $1.offset) < ($0.element.zIndex, $0.offset) }
      return frontToBack.contains { reaches($0.element, point, &path) }
    }
    for child in children.reversed() where reaches(child, point, &path) { return true }
    return false
  }

  private static func reaches(
    _ element: Element, _ point: CGPoint, _ path: inout [Element]
  ) -> Bool {
    element.reachInParent.contains(point) && search(element, point, &path)
  }
}
