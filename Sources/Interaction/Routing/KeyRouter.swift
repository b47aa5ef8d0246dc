// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Brings keys to who wants them.
///
/// In this order, until one takes the key: Escape takes a tool tip away, or ends a gesture in progress;
/// the authors' handlers round the focus, outermost first; Tab and F6 move the focus; the text that has
/// it; the actions of what has the focus; arrows between places to drop something; the authors' commands
/// round the focus, innermost first; arrows and Page keys within a group; shortcuts; the keys of a menu bar;
/// what the host does with a key (undo, redo); F1 and the question mark for help, Ctrl+F1 for the tool tip.
@MainActor
final class KeyRouter {
  private unowned let scene: InteractionScene
  private var heldKey: Key?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// The number pad's keys mean what those beside it mean.
  func handle(_ event: KeyEvent) -> Bool {
    var event = event
    event.key = event.key.withoutPad
    if event.phase == .up {
      let isReleased = keyUp(event)
      return ask(scene.focused, event) || isReleased
    }
    if let isTaken = scene.menuTakes(event) { return isTaken }
    if scene.toolTips.takes(event) { return true }
    if event.key == .escape, event.modifiers.isEmpty, event.phase == .down, escape(event) {
      return true
    }
    if heldKey != event.key { scene.player.letGo(at: event.time) }
    if ask(scene.focused, event) {
      let known = scene.recordable(event)
      scene.note(.keys, "\(KeyBinding(known.key, known.modifiers).label) has a handler")
      return true
    }
    if event.movesFocus { return moveFocus(event) }
    return scene.textTakes(event) || playFocused(event) || scene.moveAmongDropTargets(event)
      || command(event)
      || scene.moveInGroup(event) || scene.moveByPage(event) || shortcut(event)
      || scene.menuBarTakes(event) || scene.takesSpareKey?(event) ?? false
      || scene.toolTips.answers(event) || scroll(event)
  }

  private func keyUp(_ event: KeyEvent) -> Bool {
    guard heldKey == event.key else { return false }
    heldKey = nil
    // What has been held has done its work, and was heard; a press does its work now.
    if scene.player.held?.isContact == true {
      scene.publisher.expectToHear(event.key, at: event.time)
    } else {
      // What was moved stays where it is now.
      scene.publisher.expectToHearStill(standing: scene.focusTarget, at: event.time)
    }
    scene.player.letGo(at: event.time)
    return true
  }

  /// Takes back what is in the middle: a gesture under a hand, or an element that is picked up.
  private func escape(_ event: KeyEvent) -> Bool {
    guard scene.isInGesture else { return false }
    scene.player.cancelHeld(at: event.time)
    heldKey = nil
    scene.cancelAll(at: event.time)
    return true
  }

  /// Asks the handlers from the window to this element.
  private func ask(_ element: Element?, _ event: KeyEvent) -> Bool {
    guard let element else { return false }
    if ask(element.parent, event) { return true }
    guard !element.keys.handlers.isEmpty else { return false }
    for handler in element.keys.handlers.reversed()
    where handler.hears(event) && handler.action(event) {
      return true
    }
    return false
  }

  private func moveFocus(_ event: KeyEvent) -> Bool {
    let direction: InteractionScene.FocusDirection =
      event.modifiers.contains(.shift) ? .previous : .next
    if event.key == .tab { return scene.moveFocus(direction, at: event.time) }
    return scene.moveToSection(direction)
  }

  private func playFocused(_ event: KeyEvent) -> Bool {
    guard let target = scene.focusTarget, let element = target.element else { return false }
    let control = scene.control(of: element)
    let binding = KeyBinding(event.key, event.modifiers)
    let candidates = control.alternatives.filter {
      $0.alternative.keys.contains(binding) && !$0.play.isScroll
    }
    let own = candidates.first { $0.facet == target.facet } ?? candidates.first { $0.facet == nil }
    guard let alternative = own else { return false }
    scene.note(.keys, "\(binding.label) does \(alternative.alternative.name)")
    scene.focusBecomesVisible()
    // What was scrolled away is seen again while something is done to it.
    scene.reveal(element)
    let isHeld = alternative.play.isContinuous
    if event.phase == .repeat, !alternative.play.repeats { return true }
    let contact = control.contact(of: alternative, key: binding)
    if !alternative.play.opensMenu {
      scene.publisher.expectToHear(
        event.key, standing: standing(after: alternative, target, control), isDone: contact == nil,
        at: event.time)
    }
    if let contact {
      heldKey = scene.player.press(element, contact, at: event.time) ? event.key : nil
      return true
    }
    let isDone = scene.player.play(
      alternative, on: element, control: control, isHeld: isHeld, at: event.time)
    heldKey = isHeld && isDone ? event.key : nil
    return true
  }

  /// What says where it stands if the key changes nothing: the value that it moves.
  private func standing(
    after alternative: PlayableAlternative, _ target: FocusTarget, _ control: DerivedControl
  ) -> FocusTarget? {
    if case .adjust(let value, _) = alternative.play, let element = target.element {
      return FocusTarget(element, facet: control.hasFacetElements ? value : nil)
    }
    return alternative.alternative.usage == .verb("adjust") ? target : nil
  }

  private func command(_ event: KeyEvent) -> Bool {
    // Escape leaves what hides all others also while nothing in it has the focus.
    guard let command = KeyCommand(event),
      let start = scene.focused ?? (command == .exit ? scene.publisher.modal : nil)
    else { return false }
    for element in start.lineage {
      for handler in element.keys.commands where handler.kind == command.kind {
        guard let action = handler.action else { continue }
        scene.note(.keys, "\(KeyBinding(event.key).label) has a command")
        action(command)
        return true
      }
    }
    return false
  }

  /// Presses the element through the gestures that a click would reach.
  private func shortcut(_ event: KeyEvent) -> Bool {
    let binding = KeyBinding(event.key, event.modifiers)
    guard let element = scene.shortcuts.element(for: binding, inside: scene.publisher.modal) else {
      return false
    }
    let control = scene.control(of: element)
    guard let index = control.shortcutIndex else { return false }
    let alternative = control.alternatives[index]
    scene.note(.keys, "\(binding.label) is the shortcut of \(alternative.alternative.name)")
    guard event.phase == .down else { return true }
    // What cannot be pressed now, as something else is in hand, leaves the key to what else it does.
    return scene.player.play(
      alternative, on: element, control: control, isHeld: false, at: event.time)
  }

  /// A key that what has the focus does not use scrolls the innermost thing round it that can still
  /// be scrolled that way.
  private func scroll(_ event: KeyEvent) -> Bool {
    let binding = KeyBinding(event.key, event.modifiers)
    guard let focused = scene.focusTarget?.element else { return false }
    for element in focused.lineage {
      guard let scroller = element.scroller else { continue }
      let start = scroller.offset
      let control = scene.control(of: element)
      guard
        let alternative = control.alternatives.first(where: {
          $0.play.isScroll && $0.alternative.keys.contains(binding)
        }),
        scene.player.play(
          alternative, on: element, control: control, isHeld: false, at: event.time)
      else { continue }
      scene.note(.keys, "\(binding.label) does \(alternative.alternative.name)")
      if event.phase == .down { sayPlace(of: scroller, from: start, about: element) }
      return true
    }
    return false
  }

  /// Who does not see it has to hear that something was scrolled, and how far.
  private func sayPlace(of scroller: Scroller, from start: CGPoint, about element: Element) {
    scene.announce(about: element) { [weak scroller] in
      guard let scroller else { return "" }
      let isVertical = scroller.offset.x == start.x
      let (offset, limit) =
        isVertical
        ? (scroller.offset.y, scroller.limit.y) : (scroller.offset.x, scroller.limit.x)
      return limit > 0 ? "scrolled to \(Int((offset / limit * 100).rounded())) percent" : ""
    }
  }
}

/// Which elements of a window have which shortcut.
@MainActor
struct ShortcutTable {
  private var entries: [KeyBinding: [ElementReference]] = [:]

  mutating func change(_ element: Element, from old: [KeyBinding], to new: [KeyBinding]) {
    guard old != new else { return }
    for binding in old where !new.contains(binding) {
      entries[binding]?.removeAll { $0.element == nil || $0.element === element }
      if entries[binding]?.isEmpty == true { entries[binding] = nil }
    }
    for binding in Set(new) where !old.contains(binding) {
      entries[binding, default: []].append(ElementReference(element))
    }
  }

  /// The first in the tree that is not disabled, of those inside the container where one is given.
  func element(for binding: KeyBinding, inside container: Element?) -> Element? {
    guard let entries = entries[binding] else { return nil }
    let elements = entries.compactMap(\.element).filter { element in
      element.isEffectivelyEnabled && container.map(element.isInside) ?? true
    }
    guard elements.count > 1 else { return elements.first }
    return elements.map { (element: $0, place: $0.place) }
      .min { $0.place.lexicographicallyPrecedes($1.place) }?.element
  }
}
