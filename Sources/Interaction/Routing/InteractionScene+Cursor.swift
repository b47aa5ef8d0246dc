// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// The cursors that say where a tap goes for people who have no pointer.
extension InteractionScene {
  /// Where the played contacts of an element come down, in points of the window.
  func playedStart(on element: Element) -> CGPoint {
    guard cursors[element.id] != nil else { return element.activationPoint }
    return element.windowTransform.transform(playedPlace(on: element))
  }

  /// Where the cursor of an element stands, in points of the element.
  func playedPlace(on element: Element) -> CGPoint {
    guard let place = cursors[element.id] else {
      return element.localPoint(element.activationPoint)
    }
    return Self.limited(place, to: element.contentBox.frame)
  }

  /// The cursor stays on the element.
  func moveCursor(of element: Element, by size: CGSize) {
    let place = playedPlace(on: element)
    let next = Self.limited(
      CGPoint(x: place.x + size.width, y: place.y + size.height), to: element.contentBox.frame)
    guard next != place else { return }
    cursors[element.id] = next
    element.invalidate()
    note(.keys, "cursor at \(next.x), \(next.y)")
  }

  private static func limited(_ point: CGPoint, to bounds: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(bounds.minX, point.x), bounds.maxX),
      y: min(max(bounds.minY, point.y), bounds.maxY))
  }

  /// Where to draw the cursor, in the window, and the part of the window in which it can be seen, which
  /// is nil for all of it: of the element that has the focus, where taps ask for a place. Nil while the
  /// focus came from a pointer.
  public var cursor: (place: CGPoint, visible: CGRect?)? {
    guard isFocusVisible, let target = focusTarget, target.facet == nil,
      let element = target.element, control(of: element).cursor != nil
    else { return nil }
    return (element.windowTransform.transform(playedPlace(on: element)), element.visibleRoom)
  }
}
