// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Elements that are dragged to others.
extension Player {
  func lift(_ element: Element, _ time: Double) -> Bool {
    guard let gesture = begin(element, in: .global, time) else { return false }
    gesture.begin()
    // As far as a mouse has to go.
    gesture.move(to: CGSize(width: LiftGesture.distance, height: 0))
    let isLifted = gesture.arena.isClaimed && scene.transfers.session?.source === element
    guard isLifted, scene.transfers.hasTargets else {
      gesture.cancel(at: time)
      gesture.arena.finish()
      if isLifted { scene.transfers.sayNowhere(element) }
      return false
    }
    scene.setFocus(FocusTarget(element), isVisible: true)
    carried = gesture
    scene.transfers.play()
    return true
  }

  /// Moves what is dragged to a point of the window.
  func moveCarried(to point: CGPoint) { carried?.move(toWindow: point) }

  func dropTransfer(on element: Element) -> Bool {
    guard let gesture = carried, scene.transfers.isTarget(element) else { return false }
    if scene.transfers.played?.aim !== element { scene.transfers.aim(at: element) }
    carried = nil
    finish(gesture)
    return true
  }

  func cancelTransfer(at time: Double) -> Bool {
    guard scene.transfers.played != nil else { return false }
    cancelCarrying(at: time)
    return true
  }
}
