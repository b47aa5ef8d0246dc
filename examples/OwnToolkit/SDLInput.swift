// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Foundation
import Gestures
import Interaction
import Semantics

/// What SDL says of mouse and keys, in the words of `Interaction`.
@MainActor
struct SDLInput {
  private var contact: UInt64 = 0

  static var now: Double { Double(SDL_GetTicks64()) / 1000 }

  mutating func pointerEvent(_ event: SDL_Event) -> PointerEvent? {
    let phase: PointerEvent.Phase
    var place = CGPoint(x: Double(event.button.x), y: Double(event.button.y))
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN:
      contact += 1
      phase = .began
    case SDL_MOUSEBUTTONUP: phase = .ended
    case SDL_MOUSEMOTION where event.motion.state != 0:
      place = CGPoint(x: Double(event.motion.x), y: Double(event.motion.y))
      phase = .moved
    default: return nil
    }
    return PointerEvent(
      id: PointerEvent.ID(contact), phase: phase, location: place, time: Self.now)
  }

  /// The keys that move a focus and what has it; a game has no more.
  static func keyEvent(_ event: SDL_KeyboardEvent) -> KeyEvent? {
    guard let key = keys[Int(event.keysym.sym)] else { return nil }
    let held = UInt32(event.keysym.mod)
    var modifiers: KeyModifiers = []
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    let isUp = event.type == SDL_KEYUP.rawValue
    return KeyEvent(
      key: key.key, modifiers: modifiers,
      phase: isUp ? .up : event.repeat != 0 ? .repeat : .down, time: now,
      platform: KeyEvent.Platform(
        keysym: key.keysym, hardwareCode: key.hardwareCode,
        modifierMask: (modifiers.contains(.shift) ? 1 : 0) | (modifiers.contains(.control) ? 4 : 0)
          | (modifiers.contains(.alt) ? 8 : 0)))
  }

  /// X's keysyms and keycodes go to screen readers that want to see keys first.
  private static let keys: [Int: (key: Key, keysym: UInt32, hardwareCode: UInt32)] = [
    Int(SDLK_LEFT.rawValue): (.left, 0xFF51, 113), Int(SDLK_UP.rawValue): (.up, 0xFF52, 111),
    Int(SDLK_RIGHT.rawValue): (.right, 0xFF53, 114),
    Int(SDLK_DOWN.rawValue): (.down, 0xFF54, 116), Int(SDLK_TAB.rawValue): (.tab, 0xFF09, 23),
    Int(SDLK_RETURN.rawValue): (.return, 0xFF0D, 36), Int(SDLK_SPACE.rawValue): (.space, 0x20, 65),
    Int(SDLK_ESCAPE.rawValue): (.escape, 0xFF1B, 9),
  ]
}
