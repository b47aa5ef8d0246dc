// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Gestures
import Interaction

/// Turns SDL's mouse and finger events into contacts with names of their own.
///
/// A mouse button is a contact from its press to its release; a mouse that only moves is none.
public struct PointerTranslator {
  /// What a finger's 1.0 stands for: SDL divides by the width less one on X11, by the width on
  /// Wayland.
  public enum FingerSpan {
    case toLastPoint
    case toEdge
  }

  /// The window's size in points.
  public var size: CGSize = .zero
  /// What SDL counts where a point is: 1, but for X11 on a fine screen, where it counts pixels.
  public var unitsAPoint = 1.0
  var fingerSpan = FingerSpan.toLastPoint
  /// Events with a coordinate that is no number.
  private(set) var droppedCount = 0

  /// SDL uses a finger's number again once it is up, on Wayland.
  private struct Finger: Hashable {
    var device: Int64
    var finger: Int64
  }

  private var fingers: [Finger: PointerEvent.ID] = [:]
  private var buttons: [UInt8: PointerEvent.ID] = [:]
  private var lastID: UInt64 = 0

  /// Forgets the contacts that are down; what they still send is ignored.
  public mutating func forgetContacts() {
    fingers = [:]
    buttons = [:]
  }

  mutating func pointerEvents(
    for event: SDL_Event, time: Double, modifiers: EventModifiers
  ) -> [PointerEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      touch(event.tfinger, time: time, modifiers: modifiers)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      press(event.button, time: time, modifiers: modifiers)
    case SDL_MOUSEMOTION:
      motion(event.motion, time: time, modifiers: modifiers)
    default: []
    }
  }

  /// Where the pointer is while no button and no finger is down; nil for anything else, also for the
  /// movement that the X server makes when the pointer follows a finger.
  func hover(for event: SDL_Event) -> CGPoint? {
    guard SDL_EventType(rawValue: event.type) == SDL_MOUSEMOTION, buttons.isEmpty,
      fingers.isEmpty, !Self.isFromTouch(event.motion.which)
    else { return nil }
    return point(event.motion.x, event.motion.y)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / unitsAPoint, y: Double(y) / unitsAPoint)
  }

  private mutating func touch(
    _ event: SDL_TouchFingerEvent, time: Double, modifiers: EventModifiers
  ) -> [PointerEvent] {
    let finger = Finger(device: event.touchId, finger: event.fingerId)
    let reach = fingerSpan == .toLastPoint ? 1 / unitsAPoint : 0
    let place = CGPoint(
      x: Double(event.x) * max(0, size.width - reach),
      y: Double(event.y) * max(0, size.height - reach))
    guard place.x.isFinite, place.y.isFinite else {
      droppedCount += 1
      return []
    }
    func contact(_ id: PointerEvent.ID, _ phase: PointerEvent.Phase) -> PointerEvent {
      PointerEvent(
        id: id, phase: phase, location: place, time: time, kind: .touch, modifiers: modifiers)
    }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      // A finger that comes down twice lost its end in between.
      let lost = fingers[finger].map { [contact($0, .cancelled)] } ?? []
      let id = freshID()
      fingers[finger] = id
      return lost + [contact(id, .began)]
    case SDL_FINGERMOTION:
      return fingers[finger].map { [contact($0, .moved)] } ?? []
    default:
      return fingers.removeValue(forKey: finger).map { [contact($0, .ended)] } ?? []
    }
  }

  private mutating func press(
    _ event: SDL_MouseButtonEvent, time: Double, modifiers: EventModifiers
  ) -> [PointerEvent] {
    guard !Self.isFromTouch(event.which) else { return [] }
    let isDown = SDL_EventType(rawValue: event.type) == SDL_MOUSEBUTTONDOWN
    let id: PointerEvent.ID
    if isDown {
      guard buttons[event.button] == nil else { return [] }
      id = freshID()
      buttons[event.button] = id
    } else {
      guard let held = buttons.removeValue(forKey: event.button) else { return [] }
      id = held
    }
    return [
      PointerEvent(
        id: id, phase: isDown ? .began : .ended,
        location: point(event.x, event.y), time: time,
        button: Self.button(event.button), modifiers: modifiers)
    ]
  }

  private func motion(
    _ event: SDL_MouseMotionEvent, time: Double, modifiers: EventModifiers
  ) -> [PointerEvent] {
    guard !Self.isFromTouch(event.which) else { return [] }
    return buttons.sorted { $0.key < $1.key }.map { number, id in
      PointerEvent(
        id: id, phase: .moved, location: point(event.x, event.y), time: time,
        button: Self.button(number), modifiers: modifiers)
    }
  }

  private mutating func freshID() -> PointerEvent.ID {
    lastID += 1
    return PointerEvent.ID(lastID)
  }

  /// SDL_TOUCH_MOUSEID: a mouse event that SDL made up from a finger.
  private static func isFromTouch(_ which: UInt32) -> Bool { which == .max }

  private static func button(_ number: UInt8) -> PointerEvent.Button {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .primary
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .secondary
    default: .other
    }
  }
}

/// Turns SDL's wheel events into scrolling.
enum ScrollTranslator {
  /// Nil for an event that is none, for one that SDL made up from a finger, and for one without
  /// finite numbers.
  static func scroll(
    for event: SDL_Event, unitsAPoint: Double, time: Double, modifiers: EventModifiers
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
      location: CGPoint(
        x: Double(wheel.mouseX) / unitsAPoint, y: Double(wheel.mouseY) / unitsAPoint),
      delta: delta,
      time: time, modifiers: modifiers)
  }
}
