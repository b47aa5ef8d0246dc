// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Contacts that stand for a person's, played into the recognizers that a person's would reach.
@MainActor
final class PlayedGesture {
  /// Two contacts, one of which stays where it is.
  private struct Pair {
    var fixed: PointerEvent.ID
    var moving: PointerEvent.ID
    var place: CGPoint
    var magnification: CGFloat = 1
    var turn = Angle.zero

    var movingPlace: CGPoint {
      PlayedContacts.moved(from: place, magnification: magnification, turn: turn)
    }
  }

  let element: Element
  let arena: GestureArena
  /// The fingers and the held keys that the contacts stand for.
  private(set) var hand = PlayedHand()
  /// Those that are down.
  private var contacts: [PointerEvent.ID] = []
  private var pair: Pair?
  private let start: CGPoint
  private let space: CoordinateSpace
  /// Points of the space since the contacts came down.
  private(set) var translation = CGSize.zero
  /// Where the value stood when the gesture began.
  var startValue: Double?

  /// - Parameters:
  ///   - start: Where contacts come down, in points of the window.
  ///   - space: In whose directions they are moved.
  init(
    _ element: Element, path: [[GestureAttachment]], from start: CGPoint, in space: CoordinateSpace,
    time: Double
  ) {
    self.element = element
    self.space = space
    arena = GestureArena(path: path, time: time)
    self.start = start
  }

  // MARK: One contact, or several that go together

  /// What the next contacts that come down stand for.
  func take(_ hand: PlayedHand) {
    if contacts.isEmpty { self.hand = hand }
  }

  /// Contacts that an earlier gesture of a sequence left down stay.
  func begin() {
    translation = .zero
    guard contacts.isEmpty else { return }
    contacts = (0..<max(1, hand.fingers)).map { _ in PlayedContacts.makeID() }
    send(.began, at: start)
  }

  /// Moves the contact to this far from where it began, in points of the space.
  func move(to translation: CGSize) {
    self.translation = translation
    send(.moved, at: location)
  }

  /// The same, in a space whose directions are the window's.
  func move(toWindow point: CGPoint) {
    move(to: CGSize(width: point.x - start.x, height: point.y - start.y))
  }

  /// Lifts everything that is down, and lets the time pass that is waited for then.
  func end() {
    if let pair {
      self.pair = nil
      send(.ended, at: pair.movingPlace, pair.moving)
      send(.ended, at: pair.place, pair.fixed)
    } else {
      send(.ended, at: location)
    }
    contacts = []
    translation = .zero
    arena.settle()
  }

  func cancel(at time: Double) {
    arena.cancel(at: time)
    arena.settle()
  }

  func tap(count: Int) {
    for _ in 0..<count {
      begin()
      send(.ended, at: location)
      contacts = []
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
    if contacts.isEmpty {
      contacts = (0..<max(1, hand.fingers)).map { _ in PlayedContacts.makeID() }
      send(.began, at: place(first))
    }
    for point in points.dropFirst() { send(.moved, at: place(point)) }
    send(.ended, at: place(last))
    contacts = []
    arena.settle()
  }

  /// Stays down until a press of this length has been recognized, but not as long as a longer one.
  func hold(_ duration: Double, before longer: Double?) {
    begin()
    arena.settle(before: longer.map { arena.now + $0 } ?? .infinity)
  }

  // MARK: Two contacts

  /// A contact that an earlier gesture of a sequence left down is one of the two.
  func beginPair() {
    guard pair == nil else { return }
    let places = PlayedContacts.pair(around: start)
    if let held = contacts.first {
      pair = Pair(fixed: held, moving: PlayedContacts.makeID(), place: start)
    } else {
      pair = Pair(
        fixed: PlayedContacts.makeID(), moving: PlayedContacts.makeID(), place: places.fixed)
    }
    guard let pair else { return }
    if contacts.isEmpty { send(.began, at: pair.place, pair.fixed) }
    send(.began, at: pair.movingPlace, pair.moving)
    contacts = []
  }

  /// Brings the moving contact this much further, or nearer, and round.
  func movePair(magnifiedBy factor: CGFloat, turnedBy turn: Angle) {
    guard var pair else { return }
    pair.magnification *= factor
    pair.turn = .radians(pair.turn.radians + turn.radians)
    self.pair = pair
    send(.moved, at: pair.movingPlace, pair.moving)
  }

  // MARK: What comes before

  func play(_ lead: PlayedLead, longer: (Double) -> Double?) {
    switch lead {
    case .tap(let count, let hand):
      take(hand)
      tap(count: count)
    case .hold(let seconds, let hand):
      take(hand)
      hold(seconds, before: longer(seconds))
    case .press(let seconds, let hand):
      take(hand)
      hold(seconds, before: longer(seconds))
      end()
    case .drag(let way, _, let hand):
      take(hand)
      begin()
      move(to: way)
      end()
    case .stroke(let points, let hand):
      take(hand)
      stroke(points)
    case .pinch(let magnification, let turn):
      beginPair()
      movePair(magnifiedBy: magnification, turnedBy: turn)
      end()
    }
  }

  // MARK: Events

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
