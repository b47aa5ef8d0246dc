// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Brings contacts to the gestures of the elements under them.
@MainActor
final class PointerRouter {
  /// A touch that is not decided yet, or not over.
  @MainActor
  private final class Live {
    let arena: GestureArena
    /// So few that looking through them is quicker than a hash.
    var contacts: [PointerEvent.ID]
    /// What scrolls round what was touched, inner first.
    let scrolling: [Element]

    /// Nothing is down and no time is running: only another touch goes on with it.
    var isWaiting: Bool { !arena.hasContacts && arena.deadline == nil }

    init(_ arena: GestureArena, contact: PointerEvent.ID, _ scrolling: [Element]) {
      self.arena = arena
      contacts = [contact]
      self.scrolling = scrolling
    }

    /// Whether something is carried among places.
    var carries: Bool {
      !scrolling.isEmpty && arena.isClaimed
        && arena.attachments.contains {
          $0.isClaimed && $0.description.kinds.contains(where: \.goesAmongPlaces)
        }
    }
  }

  private unowned let scene: InteractionScene
  private var live: [Live] = []
  /// What goes on because something is carried near its edge, and the hand that carries it.
  private var edge: EdgeScroll?
  private var carrying: PointerEvent?
  /// Events that made no sense: coordinates or times that are no numbers.
  private(set) var droppedEvents = 0

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  func handle(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else {
      droppedEvents += 1
      return
    }
    switch event.phase {
    case .began:
      begin(event)
      retire()
    case .moved:
      // A contact that only moves ends no touch.
      guard let touch = live(with: event.id) else { return }
      touch.arena.handle(event)
      if carrying?.id == event.id || touch.carries { lookForEdge(event, touch) }
    case .ended, .cancelled:
      guard let touch = live(with: event.id) else { return }
      touch.contacts.removeAll { $0 == event.id }
      if carrying?.id == event.id { (edge, carrying) = (nil, nil) }
      touch.arena.handle(event)
      retire()
    }
  }

  private func live(with contact: PointerEvent.ID) -> Live? {
    for touch in live where touch.contacts.contains(contact) { return touch }
    return nil
  }

  private func begin(_ event: PointerEvent) {
    let (elements, isSpent) = scene.pathHoldingScrolls(for: event)
    scene.touched(isSpent ? [] : elements, at: event.time)
    let whole = elements.map { element in
      element.isEffectivelyEnabled
        ? element.gestures.filter { !isSpent || $0.description.isScroll } : []
    }
    let path = withoutScrollsInUse(whole)
    let attachments = path.flatMap { $0 }
    guard !attachments.isEmpty else {
      scene.gestureTrace?.missed(event)
      return
    }
    let known = live.filter { Self.overlap($0.arena.attachments, attachments) }
    if let touch = known.first(where: { $0.arena.goesOn(with: event) }) {
      if !touch.contacts.contains(event.id) { touch.contacts.append(event.id) }
      touch.arena.handle(event)
    } else {
      // What does not go on leaves its recognizers to the new touch.
      retire()
      let arena = GestureArena(path: path, time: event.time)
      if let trace = scene.gestureTrace { arena.explain(to: trace) }
      arena.watchCallbacks(scene.callbackWatch)
      live.append(Live(arena, contact: event.id, elements.filter { $0.scroller != nil }))
      arena.handle(event)
    }
  }

  /// A finger on one row of a scroll view leaves the other rows to other fingers: what scrolls them
  /// all takes no part in the other touches.
  private func withoutScrollsInUse(_ path: [[GestureAttachment]]) -> [[GestureAttachment]] {
    guard !live.isEmpty, path.contains(where: { $0.contains { $0.description.isScroll } }) else {
      return path
    }
    func isInUse(_ attachment: GestureAttachment) -> Bool {
      attachment.description.isScroll
        && live.contains { $0.arena.attachments.contains { $0 === attachment } }
    }
    let rest = path.map { $0.filter { !isInUse($0) } }
    let ranked = rest.flatMap { $0 }
    // The same row again, or nothing but the scroll view: one touch with the finger that is there.
    let isSame = live.contains { Self.overlap($0.arena.attachments, ranked) }
    return ranked.isEmpty || isSame ? path : rest
  }

  /// Lets the trace take down what is decided from now on about the touches that are not over.
  func explainTouches(to trace: GestureTrace) {
    for entry in live { entry.arena.explain(to: trace) }
  }

  var deadline: Double? {
    let gestures = live.compactMap(\.arena.deadline).min()
    guard let edge = edge?.deadline else { return gestures }
    return min(edge, gestures ?? edge)
  }
  var hasContacts: Bool { live.contains { $0.arena.hasContacts } }

  func advance(to time: Double) {
    for entry in live { entry.arena.advance(to: time) }
    goOn(to: time)
    retire()
  }

  /// The content goes on in its own time, however often the hand moves.
  private func lookForEdge(_ event: PointerEvent, _ touch: Live) {
    let time = edge?.time ?? scene.now
    edge = touch.carries ? EdgeScroll(at: event.location, among: touch.scrolling, time: time) : nil
    carrying = edge == nil ? nil : event
  }

  /// The places go on under the hand, which carries as before.
  private func goOn(to time: Double) {
    guard let deadline = edge?.deadline, deadline <= time, var event = carrying else { return }
    guard let touch = live(with: event.id) else {
      (edge, carrying) = (nil, nil)
      return
    }
    edge?.goOn(to: time)
    event.time = time
    touch.arena.handle(event)
    lookForEdge(event, touch)
  }

  func cancel(at time: Double) {
    (edge, carrying) = (nil, nil)
    for entry in live { entry.arena.cancel(at: time) }
    for index in live.indices { live[index].contacts.removeAll() }
    retire()
  }

  // MARK: One contact

  /// Those that are down on gestures.
  var contactCount: Int { live.reduce(0) { $0 + $1.contacts.count } }

  /// What takes part in the touch of the contact.
  func attachments(under contact: PointerEvent.ID) -> [GestureAttachment] {
    live(with: contact)?.arena.attachments ?? []
  }

  /// What a contact is down on that has to stay, or to move, before anything comes of it.
  var held: (attachment: GestureAttachment, hold: GestureHold)? {
    for touch in live where touch.arena.hasContacts {
      for attachment in touch.arena.attachments {
        if let hold = attachment.hold { return (attachment, hold) }
      }
    }
    return nil
  }

  /// Whether the touch of the contact was a gesture, though the contact is down still.
  func hasRecognized(_ contact: PointerEvent.ID) -> Bool {
    live(with: contact)?.arena.hasEnded ?? false
  }

  /// Takes the contact away, and those that go with it.
  func cancel(_ contact: PointerEvent.ID, at time: Double) {
    guard let touch = live(with: contact) else { return }
    touch.contacts.removeAll()
    touch.arena.cancel(at: time)
    retire()
  }

  /// True while a contact is on one of the attachments, or has just left it undecided.
  func isTouched(_ attachments: [GestureAttachment]) -> Bool {
    live.contains {
      !$0.isWaiting && Self.overlap($0.arena.attachments, attachments)
    }
  }

  /// Takes back what waits for another touch of the attachments: the other half of a sequence.
  func forgetWaiting(_ attachments: [GestureAttachment], at time: Double) {
    for entry in live
    where entry.isWaiting && Self.overlap(entry.arena.attachments, attachments) {
      entry.arena.cancel(at: time)
    }
    retire()
  }

  /// An attachment left with its element: the touches that it took part in are taken away.
  func attachmentLeft(_ attachment: GestureAttachment, at time: Double) {
    for index in live.indices
    where live[index].arena.attachments.contains(where: { $0 === attachment }) {
      live[index].arena.cancel(at: time)
      live[index].contacts.removeAll()
    }
    retire()
  }

  private func retire() {
    live.removeAll { entry in
      guard entry.arena.isFinished else { return false }
      entry.arena.finish()
      return true
    }
  }

  private static func overlap(_ one: [GestureAttachment], _ other: [GestureAttachment]) -> Bool {
    one.contains { attachment in other.contains { $0 === attachment } }
  }
}
