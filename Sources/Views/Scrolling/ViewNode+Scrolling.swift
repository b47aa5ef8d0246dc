// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

extension ViewNode {
  /// The first node inside whose view has this identity.
  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    if let own = ownNode(identifiedBy: id) { return own }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.node(identifiedBy: id) } }
    return found
  }

  /// Brings the node's place into view in every scroll view round it.
  func reveal(_ anchor: UnitPoint?) {
    var rect = CGRect(origin: .zero, size: size)
    var node = self
    while let outer = node.parent {
      // A transparent node has no place of its own.
      if !node.isTransparent { rect = rect.offsetBy(dx: node.origin.x, dy: node.origin.y) }
      rect = rect.offsetBy(dx: outer.innerOrigin.x, dy: outer.innerOrigin.y)
      if let effect = outer.innerEffect { rect = effect.frame(of: rect) }
      if let scroller = outer.scrolled {
        scroller.reveal(rect, anchor: anchor)
        rect = rect.offsetBy(dx: -scroller.offset.x, dy: -scroller.offset.y)
      }
      node = outer
    }
  }
}

extension AffineTransform {
  /// The smallest rectangle round what the transform makes of this one.
  fileprivate func frame(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
