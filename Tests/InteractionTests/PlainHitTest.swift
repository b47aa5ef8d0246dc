// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Interaction

/// Asks every element, front first: what the search by place is compared with.
@MainActor
enum PlainHitTest {
  static func path(from element: Element, at point: CGPoint) -> [Element] {
    guard element.allowsHitTesting, element.isShowing,
      let local = element.transform.source(of: point)
    else { return [] }
    let frontToBack = element.children.enumerated()
      .sorted { ($1.element.zIndex, $1.offset) < ($0.element.zIndex, $0.offset) }
    for child in frontToBack {
      let path = path(from: child.element, at: local)
      if !path.isEmpty { return path + [element] }
    }
    return element.hitShape.contains(local, bounds: element.bounds) ? [element] : []
  }
}
