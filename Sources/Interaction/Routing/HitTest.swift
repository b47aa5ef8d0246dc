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

  private static func frontToBack(_ children: [Element]) -> [Element] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children.reversed() }
    return children.enumerated()
      .sorted { ($1.element.zIndex, $1.offset) < ($0.element.zIndex, $0.offset) }
      .map(\.element)
  }

  /// - Parameter point: In the parent's coordinates.
  private static func search(
    _ element: Element, _ point: CGPoint, _ path: inout [Element]
  ) -> Bool {
    guard element.allowsHitTesting, element.isShowing else { return false }
    let transform = element.transform
    let determinant = transform.m11 * transform.m22 - transform.m12 * transform.m21
    guard determinant.isFinite, abs(determinant) > .leastNormalMagnitude,
      let local = transform.inverted()?.transform(point)
    else { return false }
    for child in frontToBack(element.children) where search(child, local, &path) {
      path.append(element)
      return true
    }
    guard element.hitShape.contains(local, bounds: element.bounds) else { return false }
    path.append(element)
    return true
  }
}
