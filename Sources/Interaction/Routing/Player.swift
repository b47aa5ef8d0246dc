// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Carries alternatives out, by playing them into the recognizers that a hand would reach.
@MainActor
final class Player {
  /// Seconds without a repeat after which a held key counts as released: longer than the usual
  /// delay before the first repeat (X: 0.66 s).
  static let pause = 1.0

  private unowned let scene: InteractionScene
  /// What is picked up.
  private(set) var carried: PlayedGesture?
  /// What a held key moves.
  private var held: (gesture: PlayedGesture, play: Play, until: Double)?
  /// What the contacts of the alternative that is being carried out stand for.
  private var hand = PlayedHand()

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  var deadline: Double? { held?.until }

  func isCarrying(_ element: Element) -> Bool { carried?.element === element }

  /// Whether the gesture now being played is the element's.
  func isPlaying(_ element: Element) -> Bool {
    isCarrying(element) || held?.gesture.element === element
  }

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
    case .on(let other, let name):
      guard let element = other.element, let found = other.alternative(named: name) else {
        return false
      }
      return self.play(
        found.play, on: element, control: scene.control(of: element), isHeld: isHeld, at: time)
    case .by(let hand, let play):
      return using(hand) {
        self.play(play, on: element, control: control, isHeld: isHeld, at: time)
      }
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
      return playWhole(element, time) { $0.pinch(magnification: factor, turn: .zero) }
    case .rotate(let angle):
      return playWhole(element, time) { $0.pinch(magnification: 1, turn: angle) }
    case .adjust(let index, let amount):
      guard control.facets.indices.contains(index) else { return false }
      let facet = control.facets[index]
      return using(facet.hand) {
        adjust(facet, amount, play, on: element, isHeld: isHeld, at: time)
      }
    case .move(let size, let space):
      guard let gesture = drag(element, play, in: space, isHeld: isHeld, at: time) else {
        return false
      }
      gesture.move(to: gesture.translation + size)
      if !isHeld { finish(gesture) }
      return true
    case .pickUp, .carry, .carryFreely, .drop, .cancel:
      return carry(play, element, time)
    }
  }

  private func using(_ hand: PlayedHand, _ body: () -> Bool) -> Bool {
    let outer = self.hand
    self.hand = hand
    defer { self.hand = outer }
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

  /// Nil while a hand is on the element, or something is picked up.
  private func begin(
    _ element: Element, in space: CoordinateSpace = .local, _ time: Double
  ) -> PlayedGesture? {
    let path = scene.attachmentPath(from: element)
    guard carried == nil, !scene.isTouched(path) else { return nil }
    let gesture = PlayedGesture(element, path: path, in: space, hand: hand, at: time)
    if let trace = scene.gestureTrace { gesture.arena.explain(to: trace) }
    return gesture
  }

  private func finish(_ gesture: PlayedGesture) {
    gesture.end()
    gesture.arena.finish()
  }

  private static func longerPress(than duration: Double, in element: Element) -> Double? {
    var longer: Double?
    func look(_ description: GestureDescription) {
      switch description {
      case .longPress(let other) where other > duration: longer = min(longer ?? other, other)
      case .exclusive(let first, let second), .simultaneous(let first, let second),
        .sequence(let first, let second):
        look(first)
        look(second)
      case .adjustment(let base, _), .constrained(let base, _): look(base)
      case .none, .tap, .press, .longPress, .timedPress, .drag, .swipe, .stroke, .magnify, .rotate:
        break
      }
    }
    for attachment in element.gestures { look(attachment.description) }
    return longer
  }

  // MARK: Values

  private func adjust(
    _ facet: Facet, _ amount: Play.Amount, _ play: Play, on element: Element, isHeld: Bool,
    at time: Double
  ) -> Bool {
    let adjustment = facet.adjustment
    let current = adjustment.current()
    guard let target = Self.target(amount, adjustment, current) else { return false }
    if target == current { return true }
    switch facet.source {
    case .drag:
      guard
        let gesture = drag(
          element, play, in: facet.coordinateSpace, isHeld: isHeld, at: time)
      else { return false }
      let start = gesture.startValue ?? current
      gesture.startValue = start
      guard adjustment.step > 0 else { return false }
      let points = CGFloat((target - start) / adjustment.step) * adjustment.pointsPerStep
      gesture.move(
        to: adjustment.axis == .horizontal
          ? CGSize(width: points, height: 0) : CGSize(width: 0, height: -points))
      if !isHeld { finish(gesture) }
      return true
    case .magnify:
      guard current != 0, target / current > 0 else { return false }
      return playWhole(element, time) {
        $0.pinch(magnification: CGFloat(target / current), turn: .zero)
      }
    case .rotate:
      return playWhole(element, time) {
        $0.pinch(magnification: 1, turn: .degrees(target - current))
      }
    }
  }

  /// The value that the amount leads to; for one that comes round, how far beyond it the way goes.
  private static func target(
    _ amount: Play.Amount, _ adjustment: AdjustmentDescription, _ current: Double
  ) -> Double? {
    func limited(_ value: Double) -> Double {
      adjustment.period == nil ? adjustment.limited(value) : value
    }
    switch amount {
    case .steps(let count): return limited(current + Double(count) * adjustment.step)
    case .pages(let count): return limited(current + Double(count) * adjustment.pageStep)
    case .minimum: return adjustment.range?.lowerBound
    case .maximum: return adjustment.range?.upperBound
    case .to(let value): return value.isFinite ? adjustment.limited(value) : nil
    }
  }

  // MARK: Held keys

  /// The open drag of a held key, or a new one.
  private func drag(
    _ element: Element, _ play: Play, in space: CoordinateSpace, isHeld: Bool, at time: Double
  ) -> PlayedGesture? {
    if isHeld, let held, held.gesture.element === element, held.gesture.hand == hand,
      Self.isSame(held.play, play)
    {
      self.held?.until = time + Self.pause
      return held.gesture
    }
    release(at: time)
    guard let gesture = begin(element, in: space, time) else { return nil }
    gesture.begin()
    if isHeld { held = (gesture, play, time + Self.pause) }
    return gesture
  }

  private static func isSame(_ one: Play, _ other: Play) -> Bool {
    switch (one, other) {
    case (.adjust(let facet, let amount), .adjust(let otherFacet, let otherAmount)):
      facet == otherFacet && amount == otherAmount
    case (.move(let size, _), .move(let other, _)): size == other
    default: false
    }
  }

  /// A held key came up, or counts as such.
  func release(at time: Double) {
    guard let held else { return }
    self.held = nil
    finish(held.gesture)
  }

  func advance(to time: Double) {
    if let held, held.until <= time { release(at: time) }
  }

  // MARK: Carrying

  private func carry(_ play: Play, _ element: Element, _ time: Double) -> Bool {
    switch play {
    case .pickUp(let duration, let space): return pickUp(element, duration, in: space, time)
    case .carry(let places, let way, let space, let duration):
      if isCarrying(element) { return move(places, way) }
      guard pickUp(element, duration, in: space, time, isTold: false) else { return false }
      _ = move(places, way, isTold: false)
      return drop(.moved)
    case .carryFreely(let size):
      guard isCarrying(element), let carried else { return false }
      carried.move(to: carried.translation + size)
      scene.carryingChanged(element, .carriedFreely(carried.translation))
      return true
    case .drop: return isCarrying(element) && drop(.dropped)
    case .cancel:
      guard isCarrying(element) else { return false }
      cancelCarrying(at: time)
      return true
    case .tap, .press, .longPress, .adjust, .move, .swipe, .stroke, .magnify, .rotate, .by,
      .on, .declared:
      return false
    }
  }

  private func pickUp(
    _ element: Element, _ duration: Double, in space: CoordinateSpace, _ time: Double,
    isTold: Bool = true
  ) -> Bool {
    guard let gesture = begin(element, in: space, time) else { return false }
    gesture.hold(duration, before: Self.longerPress(than: duration, in: element))
    guard gesture.arena.isClaimed else {
      gesture.cancel(at: time)
      gesture.arena.finish()
      return false
    }
    carried = gesture
    if isTold { scene.carryingChanged(element, .pickedUp) }
    return true
  }

  private func move(
    _ places: DragDescription.Places, _ way: Play.Places, isTold: Bool = true
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
    let distance = CGFloat(target - position) * places.spacing
    guard distance != 0 else { return true }
    carried.move(
      to: carried.translation
        + (places.axis == .vertical
          ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)))
    if isTold { scene.carryingChanged(carried.element, .carried) }
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
    gesture.cancel(at: time)
    gesture.arena.finish()
    scene.carryingChanged(gesture.element, .putBack)
  }

  /// The element is gone: what it was in the middle of is taken back.
  func elementLeft(_ element: Element, at time: Double) {
    if isCarrying(element) { cancelCarrying(at: time) }
    if let held, held.gesture.element === element {
      self.held = nil
      held.gesture.cancel(at: time)
      held.gesture.arena.finish()
    }
  }
}

private func + (left: CGSize, right: CGSize) -> CGSize {
  CGSize(width: left.width + right.width, height: left.height + right.height)
}
