// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Contacts that stand for a person's, played into the recognizers that a person's would reach.
@MainActor
final class PlayedGesture {
  let element: Element
  let arena: GestureArena
  /// The fingers and the held keys that the contacts stand for.
  let hand: PlayedHand
  private let contacts: [PointerEvent.ID]
  private let start: CGPoint
  private let space: CoordinateSpace
  /// Points of the space so far.
  private(set) var translation = CGSize.zero
  /// Where the value stood when the gesture began.
  var startValue: Double?

  /// - Parameters:
  ///   - space: In whose directions the contacts are moved.
  ///   - hand: How many contacts there are, and with which keys.
  init(
    _ element: Element, path: [[GestureAttachment]], in space: CoordinateSpace,
    hand: PlayedHand = PlayedHand(), at time: Double
  ) {
    self.element = element
    self.space = space
    self.hand = hand
    contacts = (0..<max(1, hand.fingers)).map { _ in PlayedContacts.makeID() }
    arena = GestureArena(path: path, time: time)
    start = element.activationPoint
  }

  func begin() {
    send(.began, at: start)
  }

  /// Moves the contact to this far from where it began, in points of the space.
  func move(to translation: CGSize) {
    self.translation = translation
    send(.moved, at: location)
  }

  func end() {
    send(.ended, at: location)
    arena.settle()
  }

  func cancel(at time: Double) {
    arena.cancel(at: time)
    arena.settle()
  }

  func tap(count: Int) {
    for _ in 0..<count {
      begin()
      send(.ended, at: start)
    }
    arena.settle()
  }

  /// Draws a line through these places, as fractions of the element's size.
  func stroke(_ points: [UnitPoint]) {
    guard let first = points.first, let last = points.last else { return }
    func place(_ point: UnitPoint) -> CGPoint {
      element.windowTransform.transform(
        CGPoint(
          x: element.bounds.minX + point.x * element.bounds.width,
          y: element.bounds.minY + point.y * element.bounds.height))
    }
    send(.began, at: place(first))
    for point in points.dropFirst() { send(.moved, at: place(point)) }
    send(.ended, at: place(last))
    arena.settle()
  }

  /// Stays down until a press of this length has been recognized, but not as long as a longer one.
  func hold(_ duration: Double, before longer: Double?) {
    begin()
    arena.settle(before: longer.map { arena.now + $0 } ?? .infinity)
  }

  func pinch(magnification: CGFloat, turn: Angle) {
    let pair = PlayedContacts.pair(around: start)
    let (first, second) = (PlayedContacts.makeID(), PlayedContacts.makeID())
    send(.began, at: pair.fixed, first)
    send(.began, at: pair.moving, second)
    let end = PlayedContacts.moved(from: pair.fixed, magnification: magnification, turn: turn)
    send(.moved, at: end, second)
    send(.ended, at: end, second)
    send(.ended, at: pair.fixed, first)
    arena.settle()
  }

  /// An element may have moved along; the way is laid in its present directions.
  private var location: CGPoint {
    let transform = element.windowTransform(of: space)
    return CGPoint(
      x: start.x + transform.m11 * translation.width + transform.m21 * translation.height,
      y: start.y + transform.m12 * translation.width + transform.m22 * translation.height)
  }

  private func send(_ phase: PointerEvent.Phase, at location: CGPoint) {
    for contact in contacts { send(phase, at: location, contact) }
  }

  private func send(_ phase: PointerEvent.Phase, at location: CGPoint, _ id: PointerEvent.ID) {
    arena.handle(
      PointerEvent(
        id: id, phase: phase, location: location, time: arena.now, kind: .played,
        modifiers: hand.modifiers))
  }
}
