// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Foundation
import Glibc
import Interaction
import Synchronization

/// What XInput tells of the pointer over one X window, and SDL 2 does not: the pinches, turns and
/// swipes of fingers on a touchpad (XInput 2.4), and how far something scrolls, in parts of a notch
/// (XInput 2.2).
///
/// It is a second connection to the X server, with a thread that sleeps until something comes. It is
/// XCB and not Xlib, whose handler of errors is one for the whole process, SDL's connection included.
public final class XInput: Sendable {
  /// Events that wait for the host, and whether the connection is open.
  private struct State {
    var events = InputQueue()
    var isOpen = true
  }

  /// Whether it tells of all that scrolls over the window: then SDL's wheel says the same once more.
  public let hasScrolling: Bool
  private let descriptor: Int32
  private let state: Shared

  private final class Shared: Sendable {
    let mutex = Mutex(State())
  }

  /// What the thread works with.
  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
    let extensionNumber: UInt8
    var scrolling: ScrollDecoder?
  }

  /// Nil where the server knows none of it (before X.Org 21.1 there are no gestures, before 1.12
  /// nothing); then nothing was left behind. Without gestures where somebody else has those of the
  /// window.
  ///
  /// - Parameters:
  ///   - window: X's number of the window.
  ///   - wake: Called on a thread of its own when there is something to take.
  public init?(window: UInt32, wake: @escaping @Sendable () -> Void) {
    guard let pointer = xcb_connect(nil, nil) else { return nil }
    guard xcb_connection_has_error(pointer) == 0, let (number, version) = Self.version(pointer)
    else {
      xcb_disconnect(pointer)
      return nil
    }
    // What is asked for of a window takes the place of what was asked for before.
    let crossings = [XCB_INPUT_ENTER, XCB_INPUT_LEAVE]
    let hasGestures =
      version >= (2, 4) && Self.select(pointer, window, Self.gestures + crossings)
    let hasCrossings = hasGestures || Self.select(pointer, window, crossings)
    let scrolling =
      version >= (2, 2) && hasCrossings ? Self.scrolling(pointer, window) : nil
    guard hasGestures || scrolling != nil else {
      xcb_disconnect(pointer)
      return nil
    }
    hasScrolling = scrolling != nil
    descriptor = xcb_get_file_descriptor(pointer)
    let state = Shared()
    self.state = state
    let connection = Connection(pointer: pointer, extensionNumber: number, scrolling: scrolling)
    let thread = Thread { Self.follow(connection, state, wake) }
    thread.name = "xinput"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  deinit {
    // The thread's wait is over then, and it closes the connection.
    state.mutex.withLock { if $0.isOpen { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  /// What came since the last call, in pixels of the window.
  public func takeEvents() -> [InputEvent] {
    state.mutex.withLock { $0.events.takeAll() }
  }

  // MARK: What is asked for

  /// The server wants all three events of a gesture asked for, or none.
  private static let gestures = Array(XCB_INPUT_GESTURE_PINCH_BEGIN...XCB_INPUT_GESTURE_SWIPE_END)

  /// The extension's number, and the version that the server speaks; nil without one.
  private static func version(
    _ connection: OpaquePointer
  ) -> (extensionNumber: UInt8, version: (UInt16, UInt16))? {
    guard let found = xinput_extension(connection), found.pointee.present != 0 else { return nil }
    let reply = xcb_input_xi_query_version_reply(
      connection, xcb_input_xi_query_version(connection, 2, 4), nil)
    defer { free(reply) }
    guard let version = reply?.pointee else { return nil }
    return (found.pointee.major_opcode, (version.major_version, version.minor_version))
  }

  /// Nil where the server refuses.
  private static func scrolling(_ connection: OpaquePointer, _ window: UInt32) -> ScrollDecoder? {
    guard let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data?.pointee.root,
      // Those of the root come whoever has the pointer, and take nothing from anybody.
      // Devices come and go by themselves, and not with a master.
      select(
        connection, root, [XCB_INPUT_HIERARCHY, XCB_INPUT_RAW_BUTTON_PRESS, XCB_INPUT_RAW_MOTION],
        of: XCB_INPUT_DEVICE_ALL)
    else { return nil }
    return ScrollDecoder(connection, window: window, root: root)
  }

  /// Asks for events over a window, by their numbers of XInput 2; of all pointers, or also of the
  /// devices that move them.
  private static func select(
    _ connection: OpaquePointer, _ window: UInt32, _ events: [Int32],
    of device: xcb_input_device_t = XCB_INPUT_DEVICE_ALL_MASTER
  ) -> Bool {
    struct Selection {
      var head: xcb_input_event_mask_t
      /// A bit for each number of an event, the lowest 32 first; the last one is number 32.
      var masks: (UInt32, UInt32)
    }
    let mask = events.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    var selection = Selection(
      head: xcb_input_event_mask_t(deviceid: UInt16(device.rawValue), mask_len: 2),
      masks: (UInt32(truncatingIfNeeded: mask), UInt32(mask >> 32)))
    let request = withUnsafePointer(to: &selection) { pointer in
      pointer.withMemoryRebound(to: xcb_input_event_mask_t.self, capacity: 3) {
        xcb_input_xi_select_events_checked(connection, window, 1, $0)
      }
    }
    let error = xcb_request_check(connection, request)
    free(error)
    return error == nil
  }

  // MARK: What comes

  /// Runs on the thread, until the connection ends.
  private static func follow(
    _ connection: Connection, _ shared: Shared, _ wake: @Sendable () -> Void
  ) {
    var touchpad = TouchpadDecoder()
    var scrolling = connection.scrolling
    while let event = xcb_wait_for_event(connection.pointer) {
      defer { free(event) }
      guard let decoded = decode(event, connection.extensionNumber, &touchpad, &scrolling) else {
        continue
      }
      if shared.mutex.withLock({ $0.events.add(decoded) }) { wake() }
    }
    shared.mutex.withLock { $0.isOpen = false }
    xcb_disconnect(connection.pointer)
  }

  private static func decode(
    _ event: UnsafeMutablePointer<xcb_generic_event_t>, _ extensionNumber: UInt8,
    _ touchpad: inout TouchpadDecoder, _ scrolling: inout ScrollDecoder?
  ) -> InputEvent? {
    guard Int32(event.pointee.response_type & 0x7F) == XCB_GE_GENERIC else { return nil }
    let raw = UnsafeRawPointer(event)
    let generic = raw.load(as: xcb_ge_generic_event_t.self)
    guard generic.extension == extensionNumber else { return nil }
    // XCB puts four bytes of its own in between.
    let bytes = UnsafeRawBufferPointer(start: raw, count: 32 + 4 + Int(generic.length) * 4)
    let time = MonotonicClock.now
    switch Int32(generic.event_type) {
    case XCB_INPUT_GESTURE_PINCH_BEGIN...XCB_INPUT_GESTURE_PINCH_END:
      guard bytes.count >= MemoryLayout<xcb_input_gesture_pinch_begin_event_t>.size else {
        return nil
      }
      return touchpad.event(
        pinch: raw.load(as: xcb_input_gesture_pinch_begin_event_t.self), time: time
      ).map { .touchpad($0) }
    case XCB_INPUT_GESTURE_SWIPE_BEGIN...XCB_INPUT_GESTURE_SWIPE_END:
      guard bytes.count >= MemoryLayout<xcb_input_gesture_swipe_begin_event_t>.size else {
        return nil
      }
      return touchpad.event(
        swipe: raw.load(as: xcb_input_gesture_swipe_begin_event_t.self), time: time
      ).map { .touchpad($0) }
    case let type:
      return scrolling?.event(Int(type), bytes, time: time).map { .scroll($0) }
    }
  }
}

extension InputEvent {
  /// The same where so many pixels are a point. How far something scrolls is in points already.
  public func inPoints(pixelsAPoint scale: Double) -> InputEvent {
    switch self {
    case .touchpad(let event): return .touchpad(event.inPoints(pixelsAPoint: scale))
    case .scroll(var event) where scale > 0:
      event.location.x /= scale
      event.location.y /= scale
      return .scroll(event)
    default: return self
    }
  }
}
