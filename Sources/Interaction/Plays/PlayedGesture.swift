// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Contacts that stand for a person's, played into the recognizers that a person's would reach.
@MainActor
public final class PlayedGesture {
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
  private var start: CGPoint
  private let space: CoordinateSpace
  /// Points of the space since the contacts came down.
  public private(set) var translation = CGSize.zero
  /// Called while contacts are down, before they leave.
  var onMoment: (() -> Void)?
  /// When the contacts came down.
  private var beginning = 0.0
  /// Where the value stood when the gesture began.
  var startValue: Double?
  /// What the contacts are taken for.
  private let kind: PointerEvent.Kind

  /// - Parameters:
  ///   - start: Where contacts come down, in points of the window.
  ///   - space: In whose directions they are moved.
  ///   - kind: What the contacts are taken for.
  init(
    _ element: Element, path: [[GestureAttachment]], from start: CGPoint, in space: CoordinateSpace,
    kind: PointerEvent.Kind = .played, time: Double
  ) {
    self.element = element
    self.space = space
    self.kind = kind
    arena = GestureArena(path: path, time: time)
    arena.watchCallbacks(element.scene?.callbackWatch)
    self.start = start
  }

  /// - Parameter rehearsal: Where it is played to find out what comes of it.
  init(_ element: Element, rehearsal: GestureArena, in space: CoordinateSpace) {
    self.element = element
    self.space = space
    kind = .played
    arena = rehearsal
    start = element.activationPoint
  }

  /// Of what can be touched of the element, in its points.
  public var size: CGSize { element.contentSize }

  /// What the element was laid out in, in its points.
  var room: CGSize { element.bounds.size }

  // MARK: One contact, or several that go together

  /// Whether any is down.
  var isDown: Bool { !contacts.isEmpty }

  /// What the next contacts that come down stand for.
  func take(_ hand: PlayedHand) {
    if contacts.isEmpty { self.hand = hand }
  }

  /// Brings contacts down; those that an earlier gesture of a sequence left down stay.
  public func begin() { begin(at: start) }

  /// Brings contacts down at a place of the element, as fractions of what can be touched of it.
  public func begin(at place: UnitPoint) { begin(at: element.windowPoint(place)) }

  private func begin(at start: CGPoint) {
    guard contacts.isEmpty else { return }
    translation = .zero
    self.start = start
    beginning = arena.now
    contacts = (0..<max(1, hand.fingers)).map { _ in PlayedContacts.makeID() }
    send(.began, at: start)
  }

  /// Moves the contacts to this far from where they began, in points of the space.
  public func move(to translation: CGSize) {
    self.translation = translation
    send(.moved, at: location)
  }

  /// Moves the contacts to this far from where they began as a quick finger does: in a tenth of a
  /// second, so that they are thrown where they are lifted at once.
  public func flick(to translation: CGSize) {
    flick(to: translation, within: PlayedContacts.flickDuration)
  }

  /// The same in so many seconds.
  func flick(to translation: CGSize, within duration: Double) {
    let from = self.translation
    let way = translation - from
    let steps = Int((duration / PlayedContacts.sampleInterval).rounded())
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      arena.advance(by: PlayedContacts.sampleInterval)
      move(to: from + CGSize(width: way.width * part, height: way.height * part))
    }
  }

  /// The same, in a space whose directions are the window's.
  func move(toWindow point: CGPoint) {
    move(to: CGSize(width: point.x - start.x, height: point.y - start.y))
  }

  /// Lifts everything that is down, and lets the time pass that is waited for then.
  public func end() {
    lift()
    arena.settle()
  }

  private func lift() {
    showMoment()
    if let pair {
      self.pair = nil
      send(.ended, at: pair.movingPlace, pair.moving)
      send(.ended, at: pair.place, pair.fixed)
    } else {
      send(.ended, at: location)
    }
    contacts = []
  }

  /// Whether a recognizer has taken it.
  public var isRecognized: Bool { arena.hasRecognized }

  func cancel(at time: Double) { arena.cancel(at: time) }

  /// Brings contacts down and lifts them, so many times in a row, and lets the time pass that is
  /// waited for then.
  public func tap(count: Int) {
    for _ in 0..<count {
      begin()
      showMoment()
      send(.ended, at: location)
      contacts = []
    }
    arena.settle()
  }

  /// Draws a line through these places, as fractions of what can be touched of the element, in a
  /// tenth of a second.
  public func stroke(_ points: [UnitPoint]) {
    guard let first = points.first, let last = points.last else { return }
    begin(at: first)
    let interval = min(
      PlayedContacts.sampleInterval, PlayedContacts.flickDuration / Double(points.count))
    for point in points.dropFirst() {
      arena.advance(by: interval)
      send(.moved, at: element.windowPoint(point))
    }
    showMoment()
    send(.ended, at: element.windowPoint(last))
    contacts = []
  }

  /// Stays down until a press of so many seconds has been recognized, but not as long as the next
  /// longer press of the element takes.
  public func hold(_ duration: Double) {
    begin()
    showMoment()
    stay(duration)
  }

  /// The same with contacts that are down.
  func stay(_ duration: Double) {
    let longer = element.gestures.flatMap(\.description.kinds).compactMap(\.holdDuration)
      .filter { $0 > duration }.min()
    arena.settle(
      before: longer.map { beginning + $0 } ?? .infinity,
      untilRecognizedAfter: beginning + duration)
  }

  /// Lets what is shown meanwhile be seen. Where that takes the element away, so it does the contacts.
  private func showMoment() {
    guard pair != nil || !contacts.isEmpty else { return }
    onMoment?()
    guard element.scene == nil else { return }
    (contacts, pair) = ([], nil)
    arena.cancel(at: arena.now)
  }

  // MARK: Two contacts

  /// Brings two contacts down; one that an earlier gesture of a sequence left down is one of them.
  public func beginPair() {
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
  public func movePair(magnifiedBy factor: CGFloat, turnedBy turn: Angle) {
    guard var pair else { return }
    pair.magnification *= factor
    pair.turn = .radians(pair.turn.radians + turn.radians)
    self.pair = pair
    send(.moved, at: pair.movingPlace, pair.moving)
  }

  /// Brings the moving contact as far away, and round, as it is to be since the two came down.
  func movePair(toMagnification magnification: CGFloat, turn: Angle) {
    guard var pair else { return }
    (pair.magnification, pair.turn) = (magnification, turn)
    self.pair = pair
    send(.moved, at: pair.movingPlace, pair.moving)
  }

  // MARK: What comes before

  func play(_ lead: PlayedLead) {
    take(lead.hand)
    lead.play.begin(self)
    lead.play.step(self)
    guard lead.heldSeconds == nil else { return }
    lift()
    // The next gesture of the sequence has its own time.
    arena.settle(untilRecognizedAfter: arena.now)
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
        id: id, phase: phase, location: location, time: arena.now, kind: kind,
        modifiers: hand.modifiers))
  }
}
