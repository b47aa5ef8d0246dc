// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Foundation
import Gestures
import Interaction

/// Adds up what XInput 2.4 tells of a touchpad's gesture, event by event.
struct TouchpadDecoder {
  /// How many times as far apart the fingers of a pinch are as at its beginning.
  private var magnification: CGFloat = 1
  /// Degrees, clockwise.
  private var turn = 0.0
  private var way = CGSize.zero

  /// In pixels of the window; `time` is on the host's clock. An event whose phase is unknown gives
  /// nothing.
  mutating func event(
    pinch: xcb_input_gesture_pinch_begin_event_t, time: Double
  ) -> TouchpadEvent? {
    let isCancelled =
      pinch.flags & UInt32(XCB_INPUT_GESTURE_PINCH_EVENT_FLAGS_GESTURE_PINCH_CANCELLED.rawValue)
      != 0
    guard
      let phase = Self.phase(
        Int32(pinch.event_type), from: XCB_INPUT_GESTURE_PINCH_BEGIN, isCancelled: isCancelled)
    else { return nil }
    if phase == .began { (magnification, turn) = (1, 0) }
    // What the end says of them is not told alike by all drivers.
    if phase == .changed {
      let scale = FixedPoint.number(pinch.scale)
      if scale > 0 { magnification = scale }
      turn += FixedPoint.number(pinch.delta_angle)
    }
    return TouchpadEvent(
      .pinch(magnification: magnification, turn: .degrees(turn)), phase: phase,
      location: CGPoint(x: FixedPoint.number(pinch.event_x), y: FixedPoint.number(pinch.event_y)),
      time: time,
      modifiers: XModifiers.modifiers(pinch.mods.effective))
  }

  /// The same for fingers that go the same way.
  mutating func event(
    swipe: xcb_input_gesture_swipe_begin_event_t, time: Double
  ) -> TouchpadEvent? {
    let isCancelled =
      swipe.flags & UInt32(XCB_INPUT_GESTURE_SWIPE_EVENT_FLAGS_GESTURE_SWIPE_CANCELLED.rawValue)
      != 0
    guard
      let phase = Self.phase(
        Int32(swipe.event_type), from: XCB_INPUT_GESTURE_SWIPE_BEGIN, isCancelled: isCancelled)
    else { return nil }
    if phase == .began { way = .zero }
    if phase == .changed {
      way.width += FixedPoint.number(swipe.delta_x)
      way.height += FixedPoint.number(swipe.delta_y)
    }
    return TouchpadEvent(
      .swipe(fingers: Int(min(max(swipe.detail, 1), 10)), way: way), phase: phase,
      location: CGPoint(x: FixedPoint.number(swipe.event_x), y: FixedPoint.number(swipe.event_y)),
      time: time,
      modifiers: XModifiers.modifiers(swipe.mods.effective))
  }

  /// Begin, update and end follow each other.
  private static func phase(
    _ type: Int32, from first: Int32, isCancelled: Bool
  ) -> TouchpadEvent.Phase? {
    switch type - first {
    case 0: .began
    case 1: .changed
    case 2: isCancelled ? .cancelled : .ended
    default: nil
    }
  }
}

extension TouchpadEvent {
  /// The same where so many pixels are a point.
  public func inPoints(pixelsAPoint scale: Double) -> TouchpadEvent {
    guard scale > 0, scale != 1 else { return self }
    var event = self
    event.location = CGPoint(x: location.x / scale, y: location.y / scale)
    if case .swipe(let fingers, let way) = gesture {
      event.gesture = .swipe(
        fingers: fingers, way: CGSize(width: way.width / scale, height: way.height / scale))
    }
    return event
  }
}
