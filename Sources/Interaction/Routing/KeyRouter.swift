// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Brings keys to what has the focus.
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
    if event.phase == .up { return keyUp(event) }
    if heldKey != event.key { scene.player.release(at: event.time) }
    if event.key == .escape, event.modifiers.isEmpty, event.phase == .down, escape(event) {
      return true
    }
    if event.key == .tab, event.modifiers.subtracting(.shift).isEmpty {
      return scene.moveFocus(
        event.modifiers.contains(.shift) ? .previous : .next, at: event.time)
    }
    return playFocused(event)
  }

  private func keyUp(_ event: KeyEvent) -> Bool {
    guard heldKey == event.key else { return false }
    heldKey = nil
    scene.player.release(at: event.time)
    return true
  }

  /// Takes back what is in the middle: a gesture under a hand, or an element that is picked up.
  private func escape(_ event: KeyEvent) -> Bool {
    guard scene.isInGesture else { return false }
    scene.cancelAll(at: event.time)
    return true
  }

  private func playFocused(_ event: KeyEvent) -> Bool {
    guard let target = scene.focusTarget, let element = target.element else { return false }
    let control = scene.control(of: element)
    let binding = KeyBinding(event.key, event.modifiers)
    let candidates = control.alternatives.filter { $0.alternative.keys.contains(binding) }
    let own = candidates.first { $0.facet == target.facet } ?? candidates.first { $0.facet == nil }
    guard let alternative = own else { return false }
    scene.note(.keys, "\(binding.label) does \(alternative.alternative.name)")
    scene.focusBecomesVisible()
    let isHeld = alternative.play.isContinuous
    if event.phase == .repeat, !isHeld { return true }
    let isDone = scene.player.play(
      alternative.play, on: element, control: control, isHeld: isHeld, at: event.time)
    heldKey = isHeld && isDone ? event.key : nil
    return true
  }
}
