// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Carries alternatives out, by playing them into the recognizers that a hand would reach.
@MainActor
final class Player {
  /// Seconds without a repeat after which a held key counts as released: longer than the usual
  /// delay before the first repeat (X: 0.66 s).
  static let pause = 1.0

  unowned let scene: InteractionScene
  /// What is picked up.
  var carried: PlayedGesture?
  /// What a held key moves, or presses.
  var held: HeldKey?
  /// What the contacts of the alternative that is being carried out stand for.
  private var hand = PlayedHand()
  /// What has to be played before it.
  private var leads: [PlayedLead] = []

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  var deadline: Double? { held?.deadline }

  func isCarrying(_ element: Element) -> Bool { carried?.element === element }

  // MARK: Playing

  /// - Parameter isHeld: The key stays down: the gesture stays open for its repeats.
  /// - Returns: False where it could not be done.
  func play(
    _ play: Play, on element: Element, control: DerivedControl, isHeld: Bool, at time: Double
  ) -> Bool {
    if case .declared(let action) = play {
      release(at: time)
      action()
      return true
    }
    if !isHeld { release(at: time) }
    switch play {
    case .declared: return false
    case .by(let hand, let play):
      return using(hand, leads) {
        self.play(play, on: element, control: control, isHeld: isHeld, at: time)
      }
    case .after(let leads, let play):
      return using(hand, leads) {
        self.play(play, on: element, control: control, isHeld: isHeld, at: time)
      }
    case .on(let other, let name):
      guard let element = other.element, let found = other.alternative(named: name) else {
        return false
      }
      return self.play(
        found.play, on: element, control: scene.control(of: element), isHeld: isHeld, at: time)
    case .tap(let count): return playWhole(element, time) { $0.tap(count: count) }
    case .press: return playWhole(element, time) { $0.tap(count: 1) }
    case .longPress(let duration):
      return playWhole(element, time) {
        $0.hold(duration, before: Self.longerPress(than: duration, in: element))
        $0.end()
      }
    case .swipe(let way):
      return playWhole(element, time) {
        $0.begin()
        $0.move(to: way)
        $0.end()
      }
    case .stroke(let points): return playWhole(element, time) { $0.stroke(points) }
    case .magnify(let factor):
      return pinch(element, play, magnification: factor, turn: .zero, isHeld: isHeld, at: time)
    case .rotate(let angle):
      return pinch(element, play, magnification: 1, turn: angle, isHeld: isHeld, at: time)
    case .adjust(let index, let amount):
      guard control.facets.indices.contains(index) else { return false }
      let facet = control.facets[index]
      return using(facet.hand, facet.leads) {
        adjust(facet, amount, play, on: element, isHeld: isHeld, at: time)
      }
    case .move(let size, let space): return move(element, play, size, space, isHeld, at: time)
    case .moveCursor(let size):
      scene.moveCursor(of: element, by: size)
      return true
    case .showMenu: return scene.openMenu(of: element)
    case .pickUp, .carry, .carryFreely, .drop, .cancel:
      return carry(play, element, time)
    case .lift: return lift(element, time)
    case .dropHere: return dropTransfer(on: element)
    case .cancelTransfer: return cancelTransfer(at: time)
    case .scroll(let scroll, let axis, let amount):
      let points = amount.points(scroll, along: axis)
      return points != 0
        && playWhole(element, time) {
          $0.begin()
          // The content goes along with the contact, the other way than the offset.
          $0.move(
            to: axis == .horizontal
              ? CGSize(width: -points, height: 0) : CGSize(width: 0, height: -points))
          $0.end()
        }
    }
  }

  private func using(_ hand: PlayedHand, _ leads: [PlayedLead], _ body: () -> Bool) -> Bool {
    let outer = (self.hand, self.leads)
    (self.hand, self.leads) = (hand, leads)
    defer { (self.hand, self.leads) = outer }
    return body()
  }

  private func playWhole(
    _ element: Element, _ time: Double, _ body: (PlayedGesture) -> Void
  ) -> Bool {
    guard let gesture = begin(element, time) else { return false }
    body(gesture)
    gesture.arena.finish()
    return true
  }

  /// Nil while a hand is on the element, or something is picked up that this is not the menu of.
  func begin(
    _ element: Element, in space: CoordinateSpace = .local, _ time: Double
  ) -> PlayedGesture? {
    let path = scene.attachmentPath(from: element)
    let isFree = carried == nil || scene.menu?.contains(FocusTarget(element)) == true
    guard isFree, !scene.isTouched(path) else { return nil }
    let gesture = PlayedGesture(
      element, path: path, from: scene.playedStart(on: element), in: space, time: time)
    if let trace = scene.gestureTrace { gesture.arena.explain(to: trace) }
    for lead in leads {
      gesture.play(lead) { Self.longerPress(than: $0, in: element) }
    }
    gesture.take(hand)
    return gesture
  }

  func finish(_ gesture: PlayedGesture) {
    gesture.end()
    gesture.arena.finish()
  }

  /// The shortest press of the element that takes longer than this.
  static func longerPress(than duration: Double, in element: Element) -> Double? {
    var longer: Double?
    func look(_ description: GestureDescription) {
      switch description {
      case .longPress(let other) where other > duration: longer = min(longer ?? other, other)
      case .exclusive(let first, let second), .simultaneous(let first, let second),
        .sequence(let first, let second):
        look(first)
        look(second)
      case .adjustment(let base, _), .constrained(let base, _): look(base)
      case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .drag, .swipe, .stroke,
        .magnify, .rotate, .scroll:
        break
      }
    }
    for attachment in element.gestures { look(attachment.description) }
    return longer
  }

  // MARK: Held keys

  /// A step of a drag; where the element has a cursor, that goes along.
  private func move(
    _ element: Element, _ play: Play, _ size: CGSize, _ space: CoordinateSpace, _ isHeld: Bool,
    at time: Double
  ) -> Bool {
    guard let gesture = open(element, play, in: space, isHeld: isHeld, at: time, { $0.begin() })
    else { return false }
    gesture.move(to: gesture.translation + size)
    if !isHeld { finish(gesture) }
    if scene.control(of: element).cursor != nil { scene.moveCursor(of: element, by: size) }
    return true
  }

  func pinch(
    _ element: Element, _ play: Play, magnification: CGFloat, turn: Angle, isHeld: Bool,
    at time: Double
  ) -> Bool {
    let gesture = open(element, play, in: .local, isHeld: isHeld, at: time) { $0.beginPair() }
    guard let gesture else { return false }
    gesture.movePair(magnifiedBy: magnification, turnedBy: turn)
    if !isHeld { finish(gesture) }
    return true
  }

  /// The open gesture of a held key, or a new one.
  func open(
    _ element: Element, _ play: Play, in space: CoordinateSpace, isHeld: Bool, at time: Double,
    _ begin: (PlayedGesture) -> Void
  ) -> PlayedGesture? {
    if isHeld, let held, held.gesture.element === element, held.gesture.hand == hand,
      held.play.map({ Self.isSame($0, play) }) == true
    {
      self.held?.until = time + Self.pause
      return held.gesture
    }
    release(at: time)
    guard let gesture = self.begin(element, in: space, time) else { return nil }
    begin(gesture)
    if isHeld { held = HeldKey(gesture: gesture, play: play, until: time + Self.pause) }
    return gesture
  }

  private static func isSame(_ one: Play, _ other: Play) -> Bool {
    switch (one, other) {
    case (.adjust(let facet, let amount), .adjust(let otherFacet, let otherAmount)):
      facet == otherFacet && amount == otherAmount
    case (.move(let size, _), .move(let other, _)): size == other
    case (.magnify(let factor), .magnify(let other)): factor == other
    case (.rotate(let angle), .rotate(let other)): angle == other
    default: false
    }
  }

  /// The element is gone: what it was in the middle of is taken back.
  func elementLeft(_ element: Element, at time: Double) {
    if isCarrying(element) { cancelCarrying(at: time) }
    if held?.gesture.element === element { cancelHeld(at: time) }
  }
}

func + (left: CGSize, right: CGSize) -> CGSize {
  CGSize(width: left.width + right.width, height: left.height + right.height)
}
