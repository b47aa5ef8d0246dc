// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Wheels, and bringing elements into view.
extension InteractionScene {
  /// What a wheel means: with Control it is for what can be zoomed or has a value; else it scrolls,
  /// and is for those where nothing under it can be scrolled.
  ///
  /// - Returns: True where something came of it. Events without finite numbers are dropped.
  @discardableResult
  public func handle(_ event: ScrollEvent) -> Bool {
    guard event.isFinite else {
      drop()
      return false
    }
    record(.scroll(event))
    advanceClock(event.time)
    toolTips.pointerActed()
    player.advance(to: now)
    let path = path(at: event.location).filter(\.isEffectivelyEnabled)
    if event.phase == .ended {
      let ended = path.compactMap(\.scroller).filter { $0.endTurn(at: now) }
      afterInput()
      return !ended.isEmpty
    }
    let isFree = !path.contains { $0.scroller?.canScroll == true }
    let isHandled =
      isFree || event.modifiers.contains(.control)
      ? wheels.turn(path, event) ?? scroll(path, event) : scroll(path, event)
    // What is under the pointer is something else now.
    if isHandled { hoverAgain(at: event.location) }
    afterInput()
    return isHandled
  }

  private func scroll(_ path: [Element], _ event: ScrollEvent) -> Bool {
    var delta = event.turned
    // A wheel that goes up and down also moves what can only be moved sideways.
    if delta.width == 0, let only = path.compactMap(\.scroller).first,
      !path.contains(where: { $0.scroller?.axes.contains(.vertical) == true })
    {
      delta = CGSize(width: only.axes.contains(.horizontal) ? delta.height : 0, height: 0)
    }
    return [
      scroll(path, .horizontal, by: delta.width), scroll(path, .vertical, by: delta.height),
    ].contains(true)
  }

  /// The innermost element that can still be scrolled this way is scrolled.
  private func scroll(_ path: [Element], _ axis: Axis, by points: CGFloat) -> Bool {
    guard points != 0 else { return false }
    for element in path {
      guard let scroller = element.scroller, scroller.isEnabled else { continue }
      let size = element.pointsInWindow(along: axis)
      guard size > 0, size.isFinite else { continue }
      let local = points / size
      let delta =
        axis == .horizontal
        ? CGSize(width: local, height: 0) : CGSize(width: 0, height: local)
      if scroller.turn(by: delta, at: now) { return true }
    }
    return false
  }

  /// What is under a contact that comes down, front first: content on its way stays where it is seen,
  /// so that what is seen is hit.
  ///
  /// - Returns: Whether the contact does no more than that: a finger on moving content stops it.
  func pathHoldingScrolls(for event: PointerEvent) -> (path: [Element], isSpent: Bool) {
    let path = path(at: event.location)
    let held = path.compactMap(\.scroller).filter { $0.hold() }
    guard !held.isEmpty else { return (path, false) }
    return (self.path(at: event.location), event.kind == .touch)
  }

  /// Scrolls everything round the element so that it can be seen.
  ///
  /// - Parameter anchor: Where in its scroll view it stands then; nil for as little scrolling as
  ///   is needed.
  /// - Returns: True where something was scrolled.
  @discardableResult
  public func reveal(_ element: Element, anchor: UnitPoint? = nil) -> Bool {
    var hasScrolled = false
    for scroller in element.surroundings.compactMap({ $0.scroller }) {
      let rect = element.frame(in: scroller.content)
      if scroller.reveal(rect, anchor: anchor) { hasScrolled = true }
    }
    return hasScrolled
  }
}

extension Element {
  /// Points of the window that one point along the element's own axis takes up.
  fileprivate func pointsInWindow(along axis: Axis) -> CGFloat {
    let transform = windowTransform
    let (x, y) =
      axis == .horizontal
      ? (transform.m11, transform.m12) : (transform.m21, transform.m22)
    return (x * x + y * y).squareRoot()
  }

  /// The smallest rectangle round what can be touched of the element, in another one's coordinates.
  fileprivate func frame(in other: Element) -> CGRect {
    guard let fromWindow = other.windowTransform.inverted() else { return .zero }
    return windowBox.transformed(by: fromWindow).frame
  }
}
