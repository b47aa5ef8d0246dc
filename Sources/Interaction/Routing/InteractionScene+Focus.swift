// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Leads to an element for as long as it is there; all that name one element share it, so that a copy
/// is cheap.
@MainActor
final class ElementHandle {
  fileprivate(set) weak var element: Element?

  init(_ element: Element) {
    self.element = element
  }
}

/// What can have the keyboard: an element, or one of its values that is exposed as an element.
@MainActor
struct FocusTarget: @MainActor Equatable {
  private let handle: ElementHandle
  var facet: Int?
  var element: Element? { handle.element }

  init(_ element: Element, facet: Int? = nil) {
    handle = element.handle
    self.facet = facet
  }

  static func == (left: FocusTarget, right: FocusTarget) -> Bool {
    left.handle === right.handle && left.facet == right.facet
  }
}

/// What has the keyboard, how it moves, and where its ring is drawn.
extension InteractionScene {
  enum FocusDirection {
    case next, previous
  }

  /// The element that has the keyboard; for a single value of an element, that element.
  public var focused: Element? { focusTarget?.element }

  /// The node of what has the keyboard.
  package var focusedID: ElementID? { focusTarget.flatMap(publisher.id) }

  /// Moves the keyboard to an element, with its ring; nil leaves nothing with the focus. False
  /// where the element cannot have it.
  @discardableResult
  public func focus(_ element: Element?) -> Bool {
    guard let element else { return setFocus(nil, isVisible: false) }
    return setFocus(FocusTarget(element), isVisible: true)
  }

  /// What can be done with what has the focus, and what it is called: for a single value, its own
  /// actions, and then those of its element that keys do from there.
  public var focusedAlternatives: (name: String, alternatives: [Alternative])? {
    guard let target = focusTarget, let element = target.element else { return nil }
    publisher.refresh()
    let control = control(of: element)
    var alternatives = control.alternatives.filter { $0.facet == target.facet }.map(\.alternative)
    if target.facet != nil {
      let taken = Set(alternatives.flatMap(\.keys))
      for var other in self.alternatives(of: element) {
        other.keys.removeAll { taken.contains($0) }
        if !other.keys.isEmpty { alternatives.append(other) }
      }
    }
    if transfers.played != nil { alternatives.append(TransferDesk.nextPlace) }
    alternatives += tabAlternatives(beside: target)
    return (publisher.nameInGroup(of: target), alternatives)
  }

  /// What has the keyboard, itself or by one of its values; nil where nothing has.
  package var focusedElement: Element? { focusTarget?.element }

  func moveFocus(_ direction: FocusDirection, at time: Double) -> Bool {
    publisher.refresh()
    makeRows(towards: direction)
    let stops = tabStops()
    guard !stops.isEmpty else { return false }
    let place = focusTarget.flatMap { target in stops.firstIndex { $0 == target } }
    let next: Int =
      switch (direction, place) {
      case (.next, let place?): (place + 1) % stops.count
      case (.previous, let place?): (place + stops.count - 1) % stops.count
      case (.next, nil): 0
      case (.previous, nil): stops.count - 1
      }
    return setFocus(stops[next], isVisible: true)
  }

  @discardableResult
  func setFocus(_ target: FocusTarget?, isVisible: Bool, reveals: Bool = true) -> Bool {
    if let target {
      publisher.refresh()
      guard publisher.focusOrder.contains(where: { $0 == target }) else { return false }
    }
    let old = focusTarget
    isFocusVisible = isVisible
    if isVisible, reveals, let element = target?.element { reveal(element) }
    unrevealedFocus = nil
    focusBeforePress = nil
    changed()
    if let old, let target, old == target { return true }
    // A menu has the focus only on loan.
    let isOnLoan = isMenuMove(old, target)
    if !isOnLoan {
      player.release(at: now)
      if !transfers.follow(target) { player.cancelCarrying(at: now) }
    }
    focusTarget = target
    spokenParts.focusMoved()
    transfers.focusMoved()
    toolTips.focusMoved()
    awaitedFocusIsVisible = nil
    if let element = old?.element {
      element.invalidate()
      if element !== target?.element, !isOnLoan { element.onFocusChange?(false) }
    }
    rememberFocus()
    if let element = target?.element {
      hasFocusedBefore = true
      element.invalidate()
      if element !== old?.element, !isOnLoan {
        if isVisible { element.textInput?.focusCame() }
        element.onFocusChange?(true)
      }
    }
    note(.focus, target.map { publisher.name(of: $0) } ?? "nothing")
    focusObservers.send(())
    return true
  }

  func focusBecomesVisible() {
    guard !isFocusVisible else { return }
    isFocusVisible = true
    changed()
  }

  /// A contact came down on these elements, front first.
  func touched(_ elements: [Element], at time: Double) {
    // What is chosen from the menu of something picked up is about it.
    if let menu, elements.contains(where: { $0 === menu.element }) { return }
    player.release(at: now)
    player.cancelCarrying(at: now)
    publisher.refresh()
    let pressed = elements.filter(\.focus.comesByPress).map { FocusTarget($0) }
    if let text = focusedText, let first = pressed.first?.element, first.textInput == nil {
      text.onPressElsewhere?()
      focusOfPress = FocusOfPress(text: focusTarget, pressed: pressed)
    } else {
      focusFirst(of: pressed)
    }
  }

  @discardableResult
  private func focusFirst(of targets: [FocusTarget]) -> Bool {
    targets.contains { setFocus($0, isVisible: false) }
  }

  /// What was pressed beside the text that has the focus has it once that has come to something: what is
  /// there only while the text has the focus would be gone before.
  private func giveFocusOfPress() -> Bool {
    guard let press = focusOfPress, !pointers.hasContacts else { return false }
    focusOfPress = nil
    guard focusTarget == press.text else { return false }
    publisher.refresh()
    guard focusFirst(of: press.pressed.filter { $0.element?.scene === self }) else { return false }
    focusBeforePress = press.text
    return true
  }

  /// What had the focus is gone: what now stands in its place has it.
  func focusLeft(nearest: FocusTarget?) {
    let element = focusTarget?.element
    // What was pressed beside a text, and went by that, leaves the focus to the text.
    let nearest = focusBeforePress?.element?.scene === self ? focusBeforePress : nearest
    focusBeforePress = nil
    focusTarget = nil
    spokenParts.focusMoved()
    element?.invalidate()
    element?.onFocusChange?(false)
    if let nearest, setFocus(nearest, isVisible: isFocusVisible, reveals: false) {
      // What an author gives the focus to in the same turn is scrolled to, and not this on the way.
      if isFocusVisible { unrevealedFocus = nearest }
      return
    }
    awaitedFocusIsVisible = isFocusVisible
    focusObservers.send(())
  }

  /// The first time the window has the keyboard, so has the control that asks for it, or the first.
  func activationChanged() {
    root.invalidate()
    focusTarget?.element?.invalidate()
    if isActive, focusTarget == nil, !hasFocusedBefore {
      focusDefault(isVisible: true, keepsPlace: true)
    }
    if !isActive { takeContactsAway() }
  }

  /// Where there was nothing that could have the focus, and now there is, it has it; what got it because
  /// another one has gone is scrolled to. A focus that was given up stays so. Views call it once they are up to date; taking an update does too.
  @discardableResult
  package func giveAwaitedFocus() -> Bool {
    if giveFocusOfPress() { return true }
    if let element = unrevealedFocus?.element {
      unrevealedFocus = nil
      if reveal(element) { return true }
    }
    guard isActive, focusTarget == nil, let isVisible = awaitedFocusIsVisible else { return false }
    return focusDefault(isVisible: isVisible, keepsPlace: !hasFocusedBefore)
  }

  /// What is worked with comes before the menus above it.
  private var firstStop: FocusTarget? {
    let stops = tabStops()
    return stops.first { !isInMenuBar($0) } ?? stops.first
  }

  /// - Parameter keepsPlace: Whether half of it in sight is enough: a page begins at its beginning.
  @discardableResult
  private func focusDefault(isVisible: Bool, keepsPlace: Bool = false) -> Bool {
    publisher.refresh()
    let order = publisher.focusOrder
    let preferred =
      publisher.returningFocus ?? order.first { $0.element?.focus.isDefault == true }
      ?? firstStop
    guard let preferred else { return false }
    let isInSight = keepsPlace && preferred.element?.isHalfInSight == true
    return setFocus(preferred, isVisible: isVisible, reveals: !isInSight)
  }

  /// Where to draw the focus ring: round what can be touched, which may be turned and scaled inside
  /// the element. Bounds, the transform from their coordinates to the window, a corner radius, and
  /// the part of the window in which it can be seen; nil for all of it. Nil without focus, or while
  /// it came from a pointer.
  public var focusRing:
    (bounds: CGRect, transform: AffineTransform, radius: CGFloat, visible: CGRect?)?
  {
    guard isFocusVisible, let element = focusTarget?.element, element.focus.showsRing,
      !(menu?.contains(focusTarget) ?? false)
    else { return nil }
    let box = element.windowBox
    return (box.bounds, box.transform, element.ringRadius, element.visibleRoom)
  }
}

/// A press beside the text that has the focus, which has not come to anything yet.
struct FocusOfPress {
  /// The text.
  let text: FocusTarget?
  /// What may have the focus of what was pressed, front first.
  let pressed: [FocusTarget]
}

extension Element {
  /// Where it can be touched: bounds, the transform from their coordinates to the window, and the part
  /// of the window in which it can be seen; nil for all of it.
  package var touchablePlace: (bounds: CGRect, transform: AffineTransform, visible: CGRect?) {
    let box = windowBox
    return (box.bounds, box.transform, visibleRoom)
  }

  /// The corner radius of a line round it, in points of the window: as its author says; else half of
  /// the shorter side where what can be touched of it is a circle or a capsule.
  package var ringRadius: CGFloat {
    let box = windowBox
    let side = min(box.bounds.width, box.bounds.height)
    guard !hasOwnRingRadius, side > 0, side.isFinite, let parent else { return focusRingRadius }
    func isTouched(_ points: (CGRect) -> [CGPoint], _ inset: CGFloat) -> [Bool] {
      points(box.bounds.insetBy(dx: side * inset, dy: side * inset)).map { point in
        let point = parent.localPoint(box.transform.transform(point))
        return !HitTest.path(from: self, at: point).isEmpty
      }
    }
    // A circle's edge meets the diagonal of the square round it at 0.146 of the side, and comes to the
    // middle of each side.
    let isRound =
      !isTouched(\.corners, 0.1).contains(true) && !isTouched(\.corners, 0.2).contains(false)
      && !isTouched(\.middlesOfSides, 0.05).contains(false)
    return isRound ? side / 2 * box.transform.scale : focusRingRadius
  }

  /// From its own coordinates to the window's.
  package var transformToWindow: AffineTransform { windowTransform }

  /// Whether the keyboard is here.
  public var isFocused: Bool { scene?.focused === self }

  /// Brings the focus here; false where it cannot come.
  @discardableResult
  public func takeFocus() -> Bool { scene?.focus(self) ?? false }

  /// Leaves nothing with the focus, if it is here.
  public func giveFocusUp() {
    if isFocused { scene?.focus(nil) }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }

  fileprivate var middlesOfSides: [CGPoint] {
    [minX, maxX].map { CGPoint(x: $0, y: midY) } + [minY, maxY].map { CGPoint(x: midX, y: $0) }
  }
}

extension Element {
  /// Whether at least half is seen of what can be seen of it at once.
  fileprivate var isHalfInSight: Bool {
    guard let seen = visibleFrame else { return false }
    let (whole, room) = (windowFrame, visibleRoom ?? .infinite)
    let width = min(whole.width, room.width)
    let height = min(whole.height, room.height)
    return 2 * seen.width * seen.height >= width * height
  }
}
