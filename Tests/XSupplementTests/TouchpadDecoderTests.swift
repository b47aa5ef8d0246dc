// SPDX-License-Identifier: Apache-2.0

import CXInput
import Foundation
import Gestures
import Interaction
import Testing

@testable import XSupplement

/// What XInput 2.4 tells, event by event.
@Suite struct TouchpadDecoderTests {
  private func fixed(_ number: Double) -> xcb_input_fp1616_t { Int32(number * 65_536) }

  private func pinch(
    _ type: Int32, scale: Double = 1, angle: Double = 0, flags: UInt32 = 0, mods: UInt32 = 0
  ) -> xcb_input_gesture_pinch_begin_event_t {
    var event = xcb_input_gesture_pinch_begin_event_t()
    event.event_type = UInt16(type)
    (event.event_x, event.event_y) = (fixed(120.5), fixed(80))
    (event.scale, event.delta_angle) = (fixed(scale), fixed(angle))
    event.detail = 2
    event.flags = flags
    event.mods.effective = mods
    return event
  }

  private func swipe(
    _ type: Int32, _ x: Double = 0, _ y: Double = 0, flags: UInt32 = 0, fingers: UInt32 = 3
  ) -> xcb_input_gesture_swipe_begin_event_t {
    var event = xcb_input_gesture_swipe_begin_event_t()
    event.event_type = UInt16(type)
    (event.event_x, event.event_y) = (fixed(10), fixed(20))
    (event.delta_x, event.delta_y) = (fixed(x), fixed(y))
    event.detail = fingers
    event.flags = flags
    return event
  }

  @Test func `a pinch says how far apart the fingers are, and adds up their turns`() {
    var decoder = TouchpadDecoder()
    let events = [
      pinch(XCB_INPUT_GESTURE_PINCH_BEGIN),
      pinch(XCB_INPUT_GESTURE_PINCH_UPDATE, scale: 1.5, angle: 10),
      pinch(XCB_INPUT_GESTURE_PINCH_UPDATE, scale: 2, angle: -4),
      pinch(XCB_INPUT_GESTURE_PINCH_END, scale: 0),
    ].compactMap { decoder.event(pinch: $0, time: 5) }
    #expect(events.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(
      events.map(\.gesture) == [
        .pinch(magnification: 1, turn: .zero),
        .pinch(magnification: 1.5, turn: .degrees(10)),
        .pinch(magnification: 2, turn: .degrees(6)), .pinch(magnification: 2, turn: .degrees(6)),
      ])
    #expect(events.map(\.location).allSatisfy { $0 == CGPoint(x: 120.5, y: 80) })
    #expect(events.allSatisfy { $0.time == 5 && $0.modifiers.isEmpty })
    let next = decoder.event(pinch: pinch(XCB_INPUT_GESTURE_PINCH_BEGIN), time: 6)
    #expect(next?.gesture == .pinch(magnification: 1, turn: .zero))
  }

  @Test func `a swipe adds up its way, and says how many fingers make it`() {
    var decoder = TouchpadDecoder()
    let events = [
      swipe(XCB_INPUT_GESTURE_SWIPE_BEGIN), swipe(XCB_INPUT_GESTURE_SWIPE_UPDATE, -30, 1),
      swipe(XCB_INPUT_GESTURE_SWIPE_UPDATE, -40.5, 2), swipe(XCB_INPUT_GESTURE_SWIPE_END),
    ].compactMap { decoder.event(swipe: $0, time: 0) }
    #expect(events.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(
      events.last?.gesture == .swipe(fingers: 3, way: CGSize(width: -70.5, height: 3)))
  }

  @Test func `what turned out to be something else is cancelled`() {
    var decoder = TouchpadDecoder()
    let pinched = decoder.event(pinch: pinch(XCB_INPUT_GESTURE_PINCH_END, flags: 1), time: 0)
    let swiped = decoder.event(swipe: swipe(XCB_INPUT_GESTURE_SWIPE_END, flags: 1), time: 0)
    #expect(pinched?.phase == .cancelled)
    #expect(swiped?.phase == .cancelled)
  }

  @Test func `keys that are held, and numbers that make no sense`() {
    var decoder = TouchpadDecoder()
    let event = decoder.event(
      pinch: pinch(XCB_INPUT_GESTURE_PINCH_UPDATE, scale: -1, mods: 1 | 4 | 8 | 64 | 16), time: 0)
    #expect(event?.modifiers == [.shift, .control, .option, .super])
    #expect(event?.gesture == .pinch(magnification: 1, turn: .zero))
    let unknown = decoder.event(pinch: pinch(XCB_INPUT_GESTURE_SWIPE_BEGIN), time: 0)
    #expect(unknown == nil)
    let many = decoder.event(swipe: swipe(XCB_INPUT_GESTURE_SWIPE_BEGIN, fingers: .max), time: 0)
    #expect(many?.gesture == .swipe(fingers: 10, way: .zero))
  }

  @Test func `pixels become points`() {
    let swipe = TouchpadEvent(
      .swipe(fingers: 3, way: CGSize(width: 40, height: -8)), phase: .changed,
      location: CGPoint(x: 100, y: 50), time: 0)
    let event = swipe.inPoints(pixelsAPoint: 2)
    #expect(event.location == CGPoint(x: 50, y: 25))
    #expect(event.gesture == .swipe(fingers: 3, way: CGSize(width: 20, height: -4)))
    #expect(swipe.inPoints(pixelsAPoint: 0) == swipe)
  }
}
