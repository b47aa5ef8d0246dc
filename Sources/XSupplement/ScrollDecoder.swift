// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Foundation
import Glibc
import Interaction

/// Makes scrolling of what XInput tells of all pointers of the display, where the pointer is over one
/// window.
///
/// Raw events say what a device did, whoever gets its pointer's events: so nothing is taken from SDL,
/// which a movement of XInput 2 over the window would be. They do not say where the pointer is, and
/// come to everybody; so the window's own entering and leaving says whose they are.
struct ScrollDecoder {
  /// An axis of a device that scrolls.
  private struct ScrollAxis {
    let isHorizontal: Bool
    /// Of the axis, for one notch.
    let notch: Double
  }

  private let connection: OpaquePointer
  private let window: UInt32
  private var isInside: Bool
  /// By the device's number, then by that of its axis; nil where devices came or went.
  private var axes: [UInt16: [Int: ScrollAxis]]?

  init(_ connection: OpaquePointer, window: UInt32, root: UInt32) {
    self.connection = connection
    self.window = window
    isInside = Self.isPointer(over: window, below: root, connection)
  }

  /// In pixels of the window; `time` is on the host's clock. Nil for what scrolls nothing here.
  mutating func event(_ type: Int, _ bytes: UnsafeRawBufferPointer, time: Double) -> ScrollEvent? {
    switch Int32(type) {
    case XCB_INPUT_HIERARCHY:
      axes = nil
    case XCB_INPUT_ENTER, XCB_INPUT_LEAVE:
      guard let crossing = bytes.value(xcb_input_enter_event_t.self) else { return nil }
      follow(crossing, isEntered: Int32(type) == XCB_INPUT_ENTER)
    case XCB_INPUT_RAW_MOTION:
      guard isInside, let raw = bytes.value(xcb_input_raw_motion_event_t.self) else { return nil }
      return moved(raw, bytes, time)
    case XCB_INPUT_RAW_BUTTON_PRESS:
      guard isInside, let raw = bytes.value(xcb_input_raw_button_press_event_t.self) else {
        return nil
      }
      return pressed(raw, time)
    default: break
    }
    return nil
  }

  /// Who grabs the pointer, as a menu does, has its wheel.
  private mutating func follow(_ crossing: xcb_input_enter_event_t, isEntered: Bool) {
    guard UInt32(crossing.detail) != XCB_INPUT_NOTIFY_DETAIL_INFERIOR.rawValue else { return }
    isInside = isEntered
  }

  /// A device that tells how far it scrolls.
  private mutating func moved(
    _ raw: xcb_input_raw_motion_event_t, _ bytes: UnsafeRawBufferPointer, _ time: Double
  ) -> ScrollEvent? {
    let values = Self.values(of: bytes, maskWords: Int(raw.valuators_len))
    guard !values.isEmpty else { return nil }
    let axes = axesNow()[raw.sourceid] ?? [:]
    var delta = CGSize.zero
    var isScroll = false
    for (number, value) in values {
      guard let axis = axes[number] else { continue }
      isScroll = true
      let points = value / axis.notch * ScrollStep.wheelNotch
      if axis.isHorizontal { delta.width += points } else { delta.height += points }
    }
    guard isScroll else { return nil }
    // Fingers that leave a touchpad scroll by nothing (xf86-input-libinput).
    return scroll(delta, raw.deviceid, time, phase: delta == .zero ? .ended : .changed)
  }

  /// A wheel that has only buttons. Where the device tells how far it scrolls, the server presses
  /// buttons for that, and says a pressed button as a movement too.
  private mutating func pressed(
    _ raw: xcb_input_raw_button_press_event_t, _ time: Double
  ) -> ScrollEvent? {
    let notch = ScrollStep.wheelNotch
    let delta: CGSize
    switch raw.detail {
    case 4: delta = CGSize(width: 0, height: -notch)
    case 5: delta = CGSize(width: 0, height: notch)
    case 6: delta = CGSize(width: -notch, height: 0)
    case 7: delta = CGSize(width: notch, height: 0)
    default: return nil
    }
    let axes = axesNow()[raw.sourceid] ?? [:]
    guard !axes.values.contains(where: { $0.isHorizontal == (delta.width != 0) }) else {
      return nil
    }
    return scroll(delta, raw.deviceid, time, phase: .changed)
  }

  private func scroll(
    _ delta: CGSize, _ pointer: UInt16, _ time: Double, phase: ScrollEvent.Phase
  ) -> ScrollEvent? {
    let reply = xcb_input_xi_query_pointer_reply(
      connection, xcb_input_xi_query_pointer(connection, window, pointer), nil)
    defer { free(reply) }
    guard let place = reply?.pointee, place.same_screen != 0 else { return nil }
    return ScrollEvent(
      location: CGPoint(
        x: FixedPoint.number(place.win_x), y: FixedPoint.number(place.win_y)),
      delta: delta, time: time, modifiers: XModifiers.modifiers(place.mods.effective), phase: phase)
  }

  /// The values that a raw event brings, by the numbers of their axes: a mask of bits, then a number
  /// of 32 bits before and 32 behind the point for each that is set.
  static func values(
    of bytes: UnsafeRawBufferPointer, maskWords: Int
  ) -> [(number: Int, value: Double)] {
    let start = MemoryLayout<xcb_input_raw_motion_event_t>.size
    let first = start + maskWords * 4
    guard first <= bytes.count else { return [] }
    var values: [(number: Int, value: Double)] = []
    for number in 0..<maskWords * 32 {
      let word = bytes.loadUnaligned(fromByteOffset: start + number / 32 * 4, as: UInt32.self)
      guard word & 1 << (number % 32) != 0 else { continue }
      let place = first + values.count * 8
      guard place + 8 <= bytes.count else { return [] }
      let whole = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
      let part = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      values.append((number, Double(whole) + Double(part) / 4_294_967_296))
    }
    return values
  }

  // MARK: Devices

  private mutating func axesNow() -> [UInt16: [Int: ScrollAxis]] {
    if let axes { return axes }
    let found = Self.axes(connection)
    axes = found
    return found
  }

  private static func axes(_ connection: OpaquePointer) -> [UInt16: [Int: ScrollAxis]] {
    let reply = xcb_input_xi_query_device_reply(
      connection,
      xcb_input_xi_query_device(connection, UInt16(XCB_INPUT_DEVICE_ALL.rawValue)), nil)
    defer { free(reply) }
    guard let reply else { return [:] }
    var found: [UInt16: [Int: ScrollAxis]] = [:]
    var devices = xcb_input_xi_query_device_infos_iterator(reply)
    while devices.rem > 0, let device = devices.data {
      var classes = xcb_input_xi_device_info_classes_iterator(device)
      while classes.rem > 0, let part = classes.data {
        if UInt32(part.pointee.type) == XCB_INPUT_DEVICE_CLASS_TYPE_SCROLL.rawValue {
          let scroll = UnsafeRawPointer(part).load(as: xcb_input_scroll_class_t.self)
          let notch =
            Double(scroll.increment.integral) + Double(scroll.increment.frac) / 4_294_967_296
          if notch != 0 {
            let isHorizontal =
              UInt32(scroll.scroll_type) == XCB_INPUT_SCROLL_TYPE_HORIZONTAL.rawValue
            found[device.pointee.deviceid, default: [:]][Int(scroll.number)] =
              ScrollAxis(isHorizontal: isHorizontal, notch: notch)
          }
        }
        xcb_input_device_class_next(&classes)
      }
      xcb_input_xi_device_info_next(&devices)
    }
    return found
  }

  /// Whether the window is the one under the pointer, before it was ever entered.
  private static func isPointer(
    over window: UInt32, below root: UInt32, _ connection: OpaquePointer
  ) -> Bool {
    var place = root
    // Windows are nested a few deep: the manager's frame, and what it puts into that.
    for _ in 0..<16 {
      let reply = xcb_query_pointer_reply(connection, xcb_query_pointer(connection, place), nil)
      defer { free(reply) }
      guard let child = reply?.pointee.child, child != 0 else { return false }
      if child == window { return true }
      place = child
    }
    return false
  }
}

extension UnsafeRawBufferPointer {
  /// Nil where it is too short.
  fileprivate func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
    count >= MemoryLayout<Value>.size ? loadUnaligned(as: type) : nil
  }
}
