// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Where the drags of a scene begin and end: which elements are targets, what they offer, and what
/// is said.
@MainActor
final class TransferDesk {
  enum Outcome {
    case cancelled
    case dropped(Element)
    case refused(Element)
  }

  private unowned let scene: InteractionScene
  private(set) var session: DragSession?
  /// Seconds after a drop in which what moved may be found again: views are long laid out by then.
  private static let landingTime = 1.0
  private var landing: Landing?
  /// What goes on because something is dragged near its edge.
  private var edge: EdgeScroll?

  /// What a drop left for whoever looks for what moved. The views of the drop may go before.
  private struct Landing {
    let items: [TransferItem]
    let name: String
    weak var target: Element?
    let until: Double
  }

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// The drag that keys or an assistive technology move.
  var played: DragSession? { session.flatMap { $0.isPlayed ? $0 : nil } }

  // MARK: Life

  func begin(_ source: DragSource, at location: CGPoint) -> DragSession? {
    guard session == nil, let element = source.element else { return nil }
    let items = source.items()
    guard !items.isEmpty else { return nil }
    scene.publisher.refresh()
    let session = DragSession(
      source, items: items, name: scene.publisher.name(of: FocusTarget(element)), at: location,
      self)
    self.session = session
    landing = nil
    scene.note(.gestures, "drag of element \(element.id) begins")
    session.begin()
    return session
  }

  /// The drag that just began is moved by keys or an assistive technology.
  func play() {
    guard let session, let element = session.source else { return }
    session.isPlayed = true
    sayStart(session, element)
    scene.transfersChanged()
  }

  func ended(_ session: DragSession, _ outcome: Outcome) {
    guard self.session === session else { return }
    self.session = nil
    edge = nil
    scene.note(.gestures, "drag of \(session.name) is over: \(outcome)")
    if case .dropped(let target) = outcome {
      landing = Landing(
        items: session.items, name: session.name, target: target,
        until: scene.now + Self.landingTime)
    }
    guard session.isPlayed else { return }
    sayEnd(session, outcome)
    scene.transfersChanged()
    guard let source = session.source, source.scene === scene else { return }
    scene.setFocus(FocusTarget(source), isVisible: true)
  }

  // MARK: Scrolling

  /// When ``advance(to:)`` is to be called; nil while nothing goes on.
  var deadline: Double? { edge?.deadline }

  /// A hand has moved the drag: what is round it goes on while it is near an edge.
  func moved(_ session: DragSession) {
    let last = edge
    edge = session.isPlayed ? nil : edge(for: session)
    // It goes on in its own time, however often the hand moves.
    if let last, edge != nil { edge?.time = last.time }
  }

  func advance(to time: Double) {
    guard let session, edge != nil, let deadline, deadline <= time else { return }
    edge?.goOn(to: time)
    edge = edge(for: session)
    session.look()
  }

  /// What scrolls under the drag, and what it came from: that goes on for a hand that has left it.
  private func edge(for session: DragSession) -> EdgeScroll? {
    let path = scene.path(at: session.location)
    let around = session.source.map { Array($0.surroundings) } ?? []
    return EdgeScroll(at: session.location, among: path + around, time: scene.now)
  }

  // MARK: Targets

  func dropTarget(of element: Element, for items: [TransferItem]) -> DropTarget? {
    element.dropTargets.last { $0.accepts(items) }
  }

  /// Whether the drag can be dropped on the element now.
  func accepts(_ element: Element, _ session: DragSession) -> Bool {
    guard element !== session.source, element.scene === scene, element.isEffectivelyEnabled,
      dropTarget(of: element, for: session.items) != nil
    else { return false }
    return element.lineage.allSatisfy { $0.isShowing && $0.declaration.isHidden != true }
  }

  /// Whether keys and assistive technologies can drop what they drag on the element.
  func isTarget(_ element: Element) -> Bool {
    guard !element.dropTargets.isEmpty, let played else { return false }
    return accepts(element, played)
  }

  /// The frontmost target under the drag.
  func target(_ session: DragSession) -> Element? {
    targets(session).last { $0.contains(session.location) }
  }

  /// In the order in which they are exposed; those inside come after what is around them.
  private func targets(_ session: DragSession) -> [Element] {
    elements(in: scene.root).filter { !$0.dropTargets.isEmpty && accepts($0, session) }
  }

  private func elements(in root: Element) -> [Element] {
    var found: [Element] = []
    var stack = [root]
    while let element = stack.popLast() {
      guard element.isShowing else { continue }
      found.append(element)
      stack.append(contentsOf: element.children.reversed())
    }
    return found
  }

  // MARK: Focus

  /// While something is dragged by keys, Tab stops at the targets alone, and where the drag began.
  func focusOrder(_ order: [FocusTarget]) -> [FocusTarget] {
    guard let played else { return order }
    let targets = order.filter { $0.facet == nil && $0.element.map(isTarget) == true }
    let isAtSource = scene.focusTarget?.element === played.source
    guard isAtSource || targets.isEmpty else { return targets }
    return order.filter { target in
      target.facet == nil
        && (target.element === played.source || targets.contains { $0 == target })
    }
  }

  /// Where arrows lead while something is dragged by keys: to the places to drop it, and to where it
  /// began; nothing while nothing is.
  var stops: [FocusTarget] {
    guard let played else { return [] }
    return scene.publisher.focusOrder.filter { target in
      guard target.facet == nil, let element = target.element else { return false }
      return element === played.source || isTarget(element)
    }
  }

  /// Brings the drag to what gets the focus; false where there is none, or it cannot go there.
  func follow(_ target: FocusTarget?) -> Bool {
    guard let played, let element = target?.element else { return false }
    guard element === played.source || isTarget(element) else { return false }
    aim(at: element === played.source ? nil : element)
    return true
  }

  /// Moves the drag over a target, or back to where it began.
  func aim(at element: Element?) {
    guard let played else { return }
    played.aim = element
    scene.player.moveCarried(to: element?.dropPoint ?? played.startLocation)
    // Where something was scrolled, it may stand where the last one stood, and nothing has moved.
    if played.target !== element { played.look() }
  }

  /// Nobody looks any more for what moved long ago.
  func forgetLanding() {
    if let landing, scene.now > landing.until { self.landing = nil }
  }

  /// What moved, where a drop has made a new element of it: by its payload, or by its name.
  func landed(in order: [FocusTarget]) -> FocusTarget? {
    guard let landing, let target = landing.target, scene.now <= landing.until else { return nil }
    let inside = order.filter { $0.facet == nil && $0.element?.isInside(target) == true }
    let sources = inside.filter { $0.element?.dragSource != nil }
    // What is dropped on one of several things comes beside it.
    return sources.first { carries($0, landing.items) }
      ?? sources.first { scene.publisher.name(of: $0) == landing.name }
      ?? order.first { $0.facet == nil && carries($0, landing.items) }
      ?? inside.first
  }

  /// Whether one of these is what is dragged with it.
  private func carries(_ target: FocusTarget, _ items: [TransferItem]) -> Bool {
    guard let source = target.element?.dragSource, !source.isAskedOnce,
      let item = source.items().first
    else { return false }
    return items.contains { $0.isSame(as: item) }
  }

  // MARK: What is offered

  /// What Tab does while something is dragged by keys.
  static let nextPlace = Alternative(
    name: "next-place", label: "Next place", keys: [KeyBinding(.tab)])

  /// Puts what the drag makes possible in the place of an element's own alternatives.
  func offer(_ element: Element, _ control: inout DerivedControl) {
    guard let played else { return }
    var cancel = PlayableAlternative(
      alternative: Alternative(
        name: "cancel-drag", label: "Cancel dragging", keys: scene.keyMap[.cancel]),
      play: .cancelTransfer)
    cancel.alternative.usage = .verb("cancel")
    if element === played.source {
      // Where it was lifted, a drop puts it back.
      var back = cancel
      back.alternative.add(scene.keyMap[.drop])
      control.alternatives = [back]
    } else if isTarget(element) {
      control.isDropTarget = true
      control.isOnlyDropTarget = !control.isInteractive
      var drop = PlayableAlternative(
        alternative: Alternative(
          name: "drop-here", label: "Drop here", keys: scene.keyMap[.drop]),
        play: .dropHere)
      drop.alternative.usage = .verb("drop")
      control.alternatives = [drop, cancel]
    } else {
      // One thing is dragged at a time.
      control.alternatives.removeAll { if case .lift = $0.play { true } else { false } }
    }
  }

  // MARK: What is said

  func focusMoved() {
    guard let played else { return }
    for target in targets(played) { target.invalidate() }
  }

  /// "drop target, 2 of 3"; not of what the focus is inside of: Orca 48 says it there without its name.
  func description(of element: Element) -> String {
    guard let played, isTarget(element), !isRoundFocus(element) else { return "" }
    let all = targets(played)
    guard let index = all.firstIndex(where: { $0 === element }) else { return "" }
    return "drop target, \(index + 1) of \(all.count)"
  }

  private func isRoundFocus(_ element: Element) -> Bool {
    guard let focus = scene.focusTarget, focus != FocusTarget(element) else { return false }
    return focus.element?.isInside(element) == true
  }

  private func sayStart(_ session: DragSession, _ element: Element) {
    var sentence = [session.name, "dragging"]
    if let place = place(of: element) { sentence.append(place) }
    let start = Self.joined(sentence)
    scene.announce(about: element, politeness: .assertive) { [weak self, weak element] in
      guard let self, let element else { return start }
      return start + ". Tab goes to the places to drop it" + offered(on: element) + "."
    }
  }

  /// What else is offered there now, as the keys beside it tell: ", Escape cancels".
  private func offered(on element: Element) -> String {
    scene.control(of: element).alternatives.map(\.alternative).compactMap { alternative in
      guard let usage = alternative.usage, let key = alternative.keys.first else { return nil }
      return ", " + UsageSentence.clause([key], usage)
    }
    .joined()
  }

  /// Nothing takes it: the drag does not begin.
  func sayNowhere(_ element: Element) {
    let name = scene.publisher.name(of: FocusTarget(element))
    say(element, Self.joined([name, "there is no place to drop it"]))
  }

  var hasTargets: Bool { session.map { !targets($0).isEmpty } ?? false }

  private func sayEnd(_ session: DragSession, _ outcome: Outcome) {
    let name = session.name
    let focus = scene.focusTarget?.element
    // Who moved, and where to, is known once the views have been laid out again.
    switch outcome {
    case .cancelled:
      scene.announce(about: session.source, politeness: .assertive) { [weak self, weak focus] in
        guard let self else { return "" }
        let isNamed = focus !== session.source && scene.focusTarget?.element === session.source
        return isNamed ? "Drag cancelled" : Self.joined([name, "drag cancelled"])
      }
    case .refused(let target):
      let place = scene.publisher.name(of: FocusTarget(target))
      say(
        session.source, Self.joined([name, place.isEmpty ? "not taken" : "not taken by \(place)"]))
    case .dropped(let target):
      scene.announce(about: target, politeness: .assertive) {
        [weak self, weak target, weak focus] in
        guard let self, let target else { return "" }
        let place = scene.publisher.name(of: FocusTarget(target))
        let landed = scene.focusTarget?.element.flatMap { $0.isInside(target) ? $0 : nil }
        // The focus tells the name of what it comes to.
        let isNamed = landed.map {
          $0 !== focus && scene.publisher.name(of: FocusTarget($0)) == name
        }
        let words = isNamed == true ? ["Dropped"] : [name, "dropped"]
        return Self.joined(words) + (place.isEmpty ? "" : " on \(place)")
          + (landed.flatMap { self.place(of: $0) }.map { ", \($0)" } ?? "")
      }
    }
  }

  private func say(_ element: Element?, _ text: String) {
    scene.announce(text, politeness: .assertive, about: element)
  }

  /// "2 of 5", among what can be dragged in the nearest place to drop things.
  private func place(of element: Element) -> String? {
    guard let around = element.surroundings.first(where: { !$0.dropTargets.isEmpty }) else {
      return nil
    }
    let all = elements(in: around).filter { $0.dragSource != nil }
    return all.firstIndex { $0 === element }.map { "\($0 + 1) of \(all.count)" }
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
