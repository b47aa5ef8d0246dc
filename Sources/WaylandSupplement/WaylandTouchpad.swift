// SPDX-License-Identifier: Apache-2.0

internal import CWaylandGestures
import Foundation
import Gestures
import Interaction

/// What the fingers on a touchpad do over one surface of Wayland, which SDL 2 does not tell: pinches,
/// turns, swipes, and that two fingers which scrolled have left.
///
/// It listens on SDL's own connection, as Wayland has one for what belongs together: what comes is
/// heard while SDL looks for its own events.
@MainActor
public final class WaylandTouchpad {
  private let modifiers: () -> EventModifiers
  private let wake: () -> Void
  private var listener: OpaquePointer?
  private var events = InputQueue()
  private var fingers = FingersOnTouchpad()

  /// Nil where the compositor tells no gestures (`zwp_pointer_gestures_v1`).
  ///
  /// - Parameters:
  ///   - display: The connection, a `wl_display`; it has to stay open until ``stop()``.
  ///   - surface: The window's `wl_surface`.
  ///   - modifiers: The keys that are held now.
  ///   - wake: Called where the connection is read, when there is something to take.
  public init?(
    display: UnsafeMutableRawPointer, surface: UnsafeMutableRawPointer,
    modifiers: @escaping () -> EventModifiers, wake: @escaping () -> Void
  ) {
    self.modifiers = modifiers
    self.wake = wake
    // The one who is told stops the telling before it goes.
    let context = Unmanaged.passUnretained(self).toOpaque()
    listener = wayland_gestures_start(
      display, surface,
      { gesture, context in
        guard let gesture, let context else { return }
        let (told, address) = (gesture.pointee, UInt(bitPattern: context))
        MainActor.assumeIsolated {
          guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<WaylandTouchpad>.fromOpaque(pointer).takeUnretainedValue().take(told)
        }
      }, context)
    if listener == nil { return nil }
  }

  isolated deinit { stop() }

  /// Nothing more comes; the connection may be closed then.
  public func stop() {
    if let listener { wayland_gestures_stop(listener) }
    listener = nil
  }

  /// What came since the last call, in points of the surface.
  public func takeEvents() -> [InputEvent] { events.takeAll() }

  private func take(_ gesture: wayland_gesture) {
    let event = fingers.event(gesture, time: MonotonicClock.now, modifiers: modifiers())
    if let event, events.add(event) { wake() }
  }
}

/// Adds up what the compositor tells, event by event.
struct FingersOnTouchpad {
  /// How many times as far apart as at the beginning.
  private var magnification: CGFloat = 1
  private var turn = 0.0
  private var way = CGSize.zero

  mutating func event(
    _ gesture: wayland_gesture, time: Double, modifiers: EventModifiers
  ) -> InputEvent? {
    let location = CGPoint(x: gesture.x, y: gesture.y)
    guard let phase = Self.phase(gesture.phase) else { return nil }
    if phase == .began { self = FingersOnTouchpad() }
    let made: TouchpadEvent.Gesture
    switch gesture.kind {
    case WAYLAND_GESTURE_SCROLL:
      return .scroll(
        ScrollEvent(
          location: location, delta: .zero, time: time, modifiers: modifiers, phase: .ended))
    case WAYLAND_GESTURE_PINCH:
      if phase == .changed {
        if gesture.scale > 0 { magnification = gesture.scale }
        turn += gesture.rotation
      }
      made = .pinch(magnification: magnification, turn: .degrees(turn))
    case WAYLAND_GESTURE_SWIPE:
      way.width += gesture.dx
      way.height += gesture.dy
      made = .swipe(fingers: Int(min(max(gesture.fingers, 1), 10)), way: way)
    default: return nil
    }
    return .touchpad(
      TouchpadEvent(made, phase: phase, location: location, time: time, modifiers: modifiers))
  }

  private static func phase(_ phase: wayland_gesture_phase) -> TouchpadEvent.Phase? {
    switch phase {
    case WAYLAND_GESTURE_BEGAN: .began
    case WAYLAND_GESTURE_CHANGED: .changed
    case WAYLAND_GESTURE_ENDED: .ended
    case WAYLAND_GESTURE_CANCELLED: .cancelled
    default: nil
    }
  }
}
