// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Foundation
import Glibc
import Interaction
import Synchronization

/// What the fingers on a touchpad do over one X window, which SDL 2 does not tell: pinches, turns and
/// swipes, of XInput 2.4.
///
/// It is a second connection to the X server, with a thread that sleeps until something comes. It is
/// XCB and not Xlib, whose handler of errors is one for the whole process, SDL's connection included.
public final class XTouchpad: Sendable {
  /// Events that wait for the host, and whether the connection is open.
  private struct State {
    var events: [TouchpadEvent] = []
    var isOpen = true
  }

  /// Events that wait at most: a host that is busy for so long has no use for more.
  private static let limit = 256

  private let descriptor: Int32
  private let state: Shared

  private final class Shared: Sendable {
    let mutex = Mutex(State())
  }

  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
    let extensionNumber: UInt8
  }

  /// Nil where the server knows no such gestures (before X.Org 21.1), or somebody else has those of
  /// the window; then nothing was left behind.
  ///
  /// - Parameters:
  ///   - window: X's number of the window.
  ///   - wake: Called on a thread of its own when there is something to take.
  public init?(window: UInt32, wake: @escaping @Sendable () -> Void) {
    guard let pointer = xcb_connect(nil, nil) else { return nil }
    guard xcb_connection_has_error(pointer) == 0, let number = Self.extensionNumber(pointer),
      Self.select(pointer, window)
    else {
      xcb_disconnect(pointer)
      return nil
    }
    descriptor = xcb_get_file_descriptor(pointer)
    let state = Shared()
    self.state = state
    let connection = Connection(pointer: pointer, extensionNumber: number)
    let thread = Thread { Self.follow(connection, state, wake) }
    thread.name = "touchpad"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  deinit {
    // The thread's wait is over then, and it closes the connection.
    state.mutex.withLock { if $0.isOpen { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  /// What came since the last call, in pixels of the window.
  public func takeEvents() -> [TouchpadEvent] {
    state.mutex.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Nil where the server has no XInput 2.4.
  private static func extensionNumber(_ connection: OpaquePointer) -> UInt8? {
    guard let found = xinput_extension(connection), found.pointee.present != 0 else { return nil }
    let reply = xcb_input_xi_query_version_reply(
      connection, xcb_input_xi_query_version(connection, 2, 4), nil)
    defer { free(reply) }
    guard let version = reply?.pointee,
      (version.major_version, version.minor_version) >= (2, 4)
    else { return nil }
    return found.pointee.major_opcode
  }

  /// Asks for the gestures of all pointers over the window.
  private static func select(_ connection: OpaquePointer, _ window: UInt32) -> Bool {
    struct Selection {
      var head: xcb_input_event_mask_t
      /// A bit for each number of an event, the lowest 32 first.
      var masks: (UInt32, UInt32)
    }
    // The server wants all three events of a gesture asked for, or none; the last one is number 32.
    let mask = (XCB_INPUT_GESTURE_PINCH_BEGIN...XCB_INPUT_GESTURE_SWIPE_END)
      .reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    var selection = Selection(
      head: xcb_input_event_mask_t(
        deviceid: UInt16(XCB_INPUT_DEVICE_ALL_MASTER.rawValue), mask_len: 2),
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

  /// Runs on the thread, until the connection ends.
  private static func follow(
    _ connection: Connection, _ shared: Shared, _ wake: @Sendable () -> Void
  ) {
    var decoder = TouchpadDecoder()
    while let event = xcb_wait_for_event(connection.pointer) {
      defer { free(event) }
      guard let decoded = decode(event, connection.extensionNumber, &decoder) else { continue }
      let isFirst = shared.mutex.withLock { state in
        if let last = state.events.last, decoded.overtakes(last) { state.events.removeLast() }
        if state.events.count < limit { state.events.append(decoded) }
        return state.events.count == 1
      }
      if isFirst { wake() }
    }
    shared.mutex.withLock { $0.isOpen = false }
    xcb_disconnect(connection.pointer)
  }

  private static func decode(
    _ event: UnsafeMutablePointer<xcb_generic_event_t>, _ extensionNumber: UInt8,
    _ decoder: inout TouchpadDecoder
  ) -> TouchpadEvent? {
    guard Int32(event.pointee.response_type & 0x7F) == XCB_GE_GENERIC else { return nil }
    let raw = UnsafeRawPointer(event)
    let generic = raw.load(as: xcb_ge_generic_event_t.self)
    guard generic.extension == extensionNumber else { return nil }
    // XCB puts four bytes of its own in between.
    let size = 32 + 4 + Int(generic.length) * 4
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let time = Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    switch Int32(generic.event_type) {
    case XCB_INPUT_GESTURE_PINCH_BEGIN...XCB_INPUT_GESTURE_PINCH_END:
      guard size >= MemoryLayout<xcb_input_gesture_pinch_begin_event_t>.size else { return nil }
      return decoder.event(
        pinch: raw.load(as: xcb_input_gesture_pinch_begin_event_t.self), time: time)
    case XCB_INPUT_GESTURE_SWIPE_BEGIN...XCB_INPUT_GESTURE_SWIPE_END:
      guard size >= MemoryLayout<xcb_input_gesture_swipe_begin_event_t>.size else { return nil }
      return decoder.event(
        swipe: raw.load(as: xcb_input_gesture_swipe_begin_event_t.self), time: time)
    default: return nil
    }
  }
}
