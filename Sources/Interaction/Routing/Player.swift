// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Carries alternatives out, by playing them into the recognizers that a hand would reach.
@MainActor
final class Player {
  /// Seconds without a repeat after which a held key counts as released: longer than the usual
  /// delay before the first repeat (X: 0.66 s).
  static let pause = 1.0

  /// Seconds without a notch after which a wheel has stopped turning (Chromium's
  /// `kDefaultMouseWheelLatchingTransaction`).
  static let wheelPause = 0.5

  unowned let scene: InteractionScene
  /// What is picked up.
  var carried: PlayedGesture?
  /// Where the cursor of what is picked up stood, in points of the element; nil for where it begins.
  var cursorBefore: CGPoint?
  /// What a held key moves, or presses.
  var held: HeldKey?
  /// What the contacts of the alternative that is being carried out stand for.
  private var hand = PlayedHand()
  /// What has to be played before it.
  private var leads: [PlayedLead] = []
  /// Which gesture the contacts stand for.
  private var aim: GestureAim?
  /// What the contacts are taken for.
  private var kind = PointerEvent.Kind.played
  /// Where the wheel turns that is being carried out; nil while no wheel is.
  private var wheel: WheelPlace?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  var deadline: Double? { held?.deadline }

  func isCarrying(_ element: Element) -> Bool { carried?.element === element }

  // MARK: Playing

  /// - Parameter isHeld: The key stays down: the gesture stays open for its repeats.
  /// - Returns: False where it could not be done.
  func play(
    _ offered: PlayableAlternative, on element: Element, control: DerivedControl, isHeld: Bool,
    at time: Double
  ) -> Bool {
    aiming(offered.aim) {
      play(offered.play, on: element, control: control, isHeld: isHeld, at: time)
    }
  }

  /// The same for what is not offered by name.
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
        found, on: element, control: scene.control(of: element), isHeld: isHeld, at: time)
    case .gesture(let step): return self.step(step, of: play, on: element, isHeld: isHeld, at: time)
    case .adjust(let index, let amount):
      guard control.facets.indices.contains(index) else { return false }
      let facet = control.facets[index]
      return aiming(facet.aim) {
        using(facet.hand, facet.leads) {
          adjust(facet, amount, play, on: element, isHeld: isHeld, at: time)
        }
      }
    case .moveCursor(let size):
      scene.moveCursor(of: element, by: size)
      return true
    case .showMenu: return scene.openMenu(of: element)
    case .carry(let carrying): return carry(carrying, element, time)
    case .lift: return lift(element, time)
    case .dropHere: return dropTransfer(on: element)
    case .cancelTransfer: return cancelTransfer(at: time)
    }
  }

  private func using(_ hand: PlayedHand, _ leads: [PlayedLead], _ body: () -> Bool) -> Bool {
    let outer = (self.hand, self.leads)
    (self.hand, self.leads) = (hand, leads)
    defer { (self.hand, self.leads) = outer }
    return body()
  }

  /// Carries out what a wheel means: the gesture stays open for as long as the wheel goes on turning.
  func byWheel(_ place: WheelPlace, aim: GestureAim? = nil, _ body: () -> Bool) -> Bool {
    wheel = place
    defer { wheel = nil }
    return aiming(aim, body)
  }

  /// Brings the contacts of a touchpad's fingers down where the pointer is; they stay until
  /// ``letGo(at:)`` or ``cancelHeld(at:)``.
  func bringDown(
    _ kind: PointerEvent.Kind, _ hand: PlayedHand, _ aim: GestureAim?, on element: Element,
    at point: CGPoint, time: Double, _ begin: (PlayedGesture) -> Void
  ) -> PlayedGesture? {
    release(at: time)
    self.kind = kind
    defer { self.kind = .played }
    var gesture: PlayedGesture?
    _ = byWheel(WheelPlace(pointer: point), aim: aim) {
      using(hand, []) {
        gesture = self.begin(element, in: .global, time)
        return gesture != nil
      }
    }
    guard let gesture else { return nil }
    begin(gesture)
    held = HeldKey(gesture: gesture, play: nil, until: .infinity)
    return gesture
  }

  private func aiming<Result>(_ aim: GestureAim?, _ body: () -> Result) -> Result {
    let outer = self.aim
    self.aim = aim
    defer { self.aim = outer }
    return body()
  }

  /// Nil while a hand is on the element, or something is picked up that this is not the menu of.
  func begin(
    _ element: Element, in space: CoordinateSpace = .local, _ time: Double
  ) -> PlayedGesture? {
    let path = scene.attachmentPath(from: element)
    let isFree = carried == nil || scene.menu?.contains(FocusTarget(element)) == true
    guard isFree, !scene.isTouched(path) else { return nil }
    let gesture = PlayedGesture(
      element, path: path, from: wheel?.pointer ?? scene.playedStart(on: element), in: space,
      kind: kind, time: time)
    gesture.arena.aim = aim
    if let trace = scene.gestureTrace { gesture.arena.explain(to: trace) }
    for lead in leads { gesture.play(lead) }
    gesture.take(hand)
    gesture.onMoment = { [scene] in scene.showMoment() }
    return gesture
  }

  func finish(_ gesture: PlayedGesture) {
    gesture.end()
    gesture.arena.finish()
  }

  // MARK: Steps

  /// Plays one step: all of a gesture, or, where a key is held, one more of the gesture that it keeps
  /// open.
  func step(
    _ step: any GesturePlay, of play: Play, on element: Element, isHeld: Bool, at time: Double,
    _ willStep: (PlayedGesture) -> Void = { _ in }
  ) -> Bool {
    guard step.isPossible,
      let gesture = open(element, step, of: play, isHeld: isHeld, at: time)
    else { return false }
    willStep(gesture)
    let before = gesture.translation
    step.step(gesture)
    let way = gesture.translation - before
    if !isHeld { finish(gesture) }
    // The cursor goes along, where the element has one or asks where it is touched.
    if case .gesture(is any ContinuousPlay) = play, way != .zero {
      let control = scene.control(of: element)
      if control.cursor != nil || control.asksWhereTouched {
        scene.moveCursor(of: element, by: way)
      }
    }
    return step.isDone(gesture)
  }

  /// The gesture that a held key keeps open for this.
  func heldGesture(of element: Element, playing play: Play) -> PlayedGesture? {
    guard let held, held.gesture.element === element, held.gesture.hand == hand,
      held.wheel == wheel, let open = held.play,
      wheel == nil ? open.goesOn(as: play) : open.goesOnByWheel(as: play)
    else { return nil }
    return held.gesture
  }

  /// The open gesture of a held key, or a new one.
  private func open(
    _ element: Element, _ step: any GesturePlay, of play: Play, isHeld: Bool, at time: Double
  ) -> PlayedGesture? {
    if isHeld, let gesture = heldGesture(of: element, playing: play) {
      held?.until = time + pause
      return gesture
    }
    release(at: time)
    guard let gesture = begin(element, in: step.coordinateSpace, time) else { return nil }
    step.begin(gesture)
    if isHeld {
      held = HeldKey(gesture: gesture, play: play, wheel: wheel, until: time + pause)
    }
    return gesture
  }

  private var pause: Double { wheel == nil ? Self.pause : Self.wheelPause }

  /// The element is gone: what it was in the middle of is taken back.
  func elementLeft(_ element: Element, at time: Double) {
    if isCarrying(element) { cancelCarrying(at: time) }
    if held?.gesture.element === element { cancelHeld(at: time) }
  }
}

func + (left: CGSize, right: CGSize) -> CGSize {
  CGSize(width: left.width + right.width, height: left.height + right.height)
}

func - (left: CGSize, right: CGSize) -> CGSize {
  CGSize(width: left.width - right.width, height: left.height - right.height)
}

/// Values, moved by the gestures that they are bound to.
extension Player {
  func adjust(
    _ facet: Facet, _ amount: ValueAmount, _ play: Play, on element: Element, isHeld: Bool,
    at time: Double
  ) -> Bool {
    let adjustment = facet.adjustment
    let current = adjustment.current()
    guard let target = target(amount, adjustment, current, of: element) else { return false }
    if target == current { return true }
    let start = isHeld ? heldGesture(of: element, playing: play)?.startValue : nil
    let change = ValueChange(
      adjustment: adjustment, start: start ?? current, current: current, target: target,
      isRightToLeft: element.isRightToLeft)
    guard let step = facet.kind.play(change) else { return false }
    return self.step(step, of: play, on: element, isHeld: isHeld, at: time) {
      $0.startValue = change.start
    }
  }

  /// The value that the amount leads to; for one that comes round, how far beyond it the way goes.
  private func target(
    _ amount: ValueAmount, _ adjustment: AdjustmentDescription, _ current: Double,
    of element: Element
  ) -> Double? {
    func limited(_ value: Double) -> Double {
      adjustment.period == nil ? adjustment.limited(value) : value
    }
    switch amount {
    case .steps(let count): return limited(current + Double(count) * adjustment.step)
    case .pages(let count): return limited(current + Double(count) * adjustment.pageStep)
    case .minimum: return adjustment.range?.lowerBound
    case .maximum: return adjustment.range?.upperBound
    case .toggle:
      return adjustment.range.map { scene.toggled($0, current: current, of: element) }
    case .to(let value): return value.isFinite ? adjustment.limited(value) : nil
    }
  }

  /// A contact that is down for as long as a key is, on the clock's own time: let go soon it is a
  /// tap, kept it is a long press, as under a finger.
  func press(_ element: Element, _ contact: KeyContact, at time: Double) -> Bool {
    release(at: time)
    guard let gesture = aiming(contact.aim, { begin(element, time) }) else { return false }
    gesture.begin()
    held = HeldKey(gesture: gesture, play: nil, patience: contact.patience, until: .infinity)
    return true
  }

  /// The key came up, or another one went down.
  func letGo(at time: Double) {
    guard let held else { return }
    self.held = nil
    if held.isContact { held.gesture.arena.advance(to: time) }
    if let patience = held.patience { held.gesture.stay(patience) }
    finish(held.gesture)
  }

  /// Something else comes between: what a held key has moved stays, a press that is not over is
  /// taken back.
  func release(at time: Double) {
    if held?.isContact == true { cancelHeld(at: time) } else { letGo(at: time) }
  }

  /// What a held key has done so far is taken back.
  func cancelHeld(at time: Double) {
    guard let held else { return }
    self.held = nil
    held.gesture.cancel(at: time)
    held.gesture.arena.finish()
  }

  func advance(to time: Double) {
    guard let held else { return }
    if held.isContact {
      held.gesture.arena.advance(to: time)
    } else if held.until <= time {
      letGo(at: time)
    }
  }
}

/// Where a wheel turns.
struct WheelPlace: Hashable {
  /// Where contacts come down, in points of the window; nil for where a key's would.
  var pointer: CGPoint?
}

/// A gesture that is open while a key is down, or while a wheel turns.
@MainActor
struct HeldKey {
  var gesture: PlayedGesture
  /// What a repeat does once more; nil for a contact that stays where it is, as the key does.
  var play: Play?
  /// Seconds that the contact stays at least, however soon the key comes up.
  var patience: Double?
  /// Where the wheel turns; nil for a key.
  var wheel: WheelPlace?
  /// When the key counts as released, unless it repeats; a key that stays needs no repeats, which
  /// people turn off.
  var until: Double

  var isContact: Bool { play == nil }
  /// When time alone does something.
  var deadline: Double? { isContact ? gesture.arena.deadline : until }
}
