// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What just happened to an element that can be carried.
enum CarryStatus {
  case pickedUp, carried, moved, dropped, putBack
  /// Points from where it was picked up.
  case carriedFreely(CGSize)

  /// What is said of it, beside its name and its place among others.
  var parts: [String] {
    switch self {
    case .pickedUp: ["picked up"]
    case .carried: []
    case .moved: ["moved"]
    case .dropped: ["dropped"]
    case .putBack: ["put back"]
    case .carriedFreely(let way):
      [
        Self.text(way.width, ("left", "right")), Self.text(way.height, ("up", "down")),
      ].compactMap { $0 }
    }
  }

  /// "20 right"; nil where there is no way.
  private static func text(_ points: CGFloat, _ words: (back: String, forth: String)) -> String? {
    guard let whole = Int(exactly: points.rounded()), whole != 0 else { return nil }
    return "\(abs(whole)) \(whole < 0 ? words.back : words.forth)"
  }
}

/// Elements that are picked up, moved and dropped.
extension Player {
  func carry(_ carrying: Play.Carrying, _ element: Element, _ time: Double) -> Bool {
    switch carrying {
    case .pickUp(let duration, let space): return pickUp(element, duration, in: space, time)
    case .hold(let space):
      guard let gesture = begin(element, in: space, time) else { return false }
      carried = gesture
      cursorBefore = scene.cursors[element.id]
      scene.carryingChanged(element, .pickedUp)
      return true
    case .move(let places, let way, let space, let duration):
      if isCarrying(element) { return move(places, way) }
      guard pickUp(element, duration, in: space, time, isAnnounced: false) else { return false }
      _ = move(places, way, isAnnounced: false)
      return drop(.moved)
    case .moveFreely(let size):
      guard isCarrying(element), let carried else { return false }
      if !carried.isDown { carried.begin() }
      carried.move(to: carried.translation + size)
      if scene.control(of: element).cursor != nil { scene.moveCursor(of: element, by: size) }
      scene.carryingChanged(element, .carriedFreely(carried.translation))
      return true
    case .drop:
      guard isCarrying(element), let carried else { return false }
      guard carried.isDown else {
        // A contact that came down only to leave would be a tap.
        cancelCarrying(at: time)
        return true
      }
      return drop(.dropped)
    case .cancel:
      guard isCarrying(element) else { return false }
      cancelCarrying(at: time)
      return true
    }
  }

  private func pickUp(
    _ element: Element, _ duration: Double, in space: CoordinateSpace, _ time: Double,
    isAnnounced: Bool = true
  ) -> Bool {
    guard let gesture = begin(element, in: space, time) else { return false }
    gesture.hold(duration)
    guard gesture.arena.isClaimed else {
      gesture.cancel(at: time)
      gesture.arena.finish()
      return false
    }
    carried = gesture
    cursorBefore = scene.cursors[element.id]
    if isAnnounced { scene.carryingChanged(element, .pickedUp) }
    return true
  }

  private func move(
    _ places: DragDescription.Places, _ way: Play.Places, isAnnounced: Bool = true
  ) -> Bool {
    guard let carried else { return false }
    let position = places.position()
    let last = max(0, places.count() - 1)
    let target =
      switch way {
      case .by(let count): min(max(0, position + count), last)
      case .first: 0
      case .last: last
      }
    var distance = CGFloat(target - position) * places.spacing
    if places.axis == .horizontal, carried.element.isRightToLeft { distance = -distance }
    guard distance != 0 else {
      // It stays where it is, and says where that is.
      if isAnnounced { scene.carryingChanged(carried.element, .carried) }
      return true
    }
    carried.move(
      to: carried.translation
        + (places.axis == .vertical
          ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)))
    if isAnnounced { scene.carryingChanged(carried.element, .carried) }
    return true
  }

  private func drop(_ status: CarryStatus) -> Bool {
    guard let gesture = carried else { return false }
    carried = nil
    finish(gesture)
    scene.carryingChanged(gesture.element, status)
    return true
  }

  func cancelCarrying(at time: Double) {
    guard let gesture = carried else { return }
    carried = nil
    let isTransfer = scene.transfers.played != nil
    gesture.cancel(at: time)
    gesture.arena.finish()
    if gesture.element.scene === scene, scene.control(of: gesture.element).cursor != nil {
      scene.cursors[gesture.element.id] = cursorBefore
    }
    cursorBefore = nil
    if !isTransfer { scene.carryingChanged(gesture.element, .putBack) }
  }
}

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
