// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Element {
  /// How far the element and those inside it reach, in the parent's coordinates. Whether they show
  /// and allow to be hit is not asked here, so that a change of that costs nothing.
  var reachInParent: HitReach {
    if let hitReach { return hitReach }
    var reach = HitReach(hitShape, bounds: bounds)
    if clipsToBounds {
      // Nothing inside reaches further than the bounds.
      reach.formUnion(HitReach(.bounds, bounds: bounds))
    } else if reach != .everything {
      if let index = currentHitIndex {
        reach.formUnion(index.reach(children))
      } else {
        for child in children { reach.formUnion(child.reachInParent) }
      }
    }
    let fresh = reach.transformed(by: transform)
    hitReach = fresh
    return fresh
  }

  /// Nil where the children are few.
  var currentHitIndex: HitIndex? {
    guard children.count >= HitIndex.worthwhileCount else { return nil }
    if let hitIndex { return hitIndex }
    let fresh = HitIndex(children)
    hitIndex = fresh
    return fresh
  }

  /// The element reaches elsewhere than before. Who knew how far it reached is told; who has not
  /// asked since the last change need not be.
  func reachChanged() {
    var element = self
    while element.hitReach != nil {
      element.hitReach = nil
      guard let parent = element.parent else { return }
      parent.hitIndex?.childMoved(element)
      element = parent
    }
  }

  /// There are others, or in another order.
  func hitOrderChanged() {
    hitIndex = nil
    reachChanged()
  }
}
