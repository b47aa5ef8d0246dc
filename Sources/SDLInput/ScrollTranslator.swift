// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Gestures
import Interaction

/// Turns SDL's wheel events into scrolling.
enum ScrollTranslator {
  /// Nil for an event that is none, for one that SDL made up from a finger, and for one without
  /// finite numbers.
  static func scroll(
    for event: SDL_Event, time: Double, modifiers: EventModifiers
  ) -> ScrollEvent? {
    guard SDL_EventType(rawValue: event.type) == SDL_MOUSEWHEEL, event.wheel.which != .max else {
      return nil
    }
    let wheel = event.wheel
    // A touchpad's share of a notch; SDL counts away from the person as positive, which shows more
    // of what lies above. A direction that the desktop has turned round is meant so.
    let delta = CGSize(
      width: Double(wheel.preciseX) * ScrollStep.wheelNotch,
      height: -Double(wheel.preciseY) * ScrollStep.wheelNotch)
    guard delta.width.isFinite, delta.height.isFinite, delta != .zero else { return nil }
    return ScrollEvent(
      location: CGPoint(x: Double(wheel.mouseX), y: Double(wheel.mouseY)), delta: delta,
      time: time, modifiers: modifiers)
  }
}
