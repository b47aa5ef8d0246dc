// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// A connection to an X display. XCB, unlike Xlib, never ends the process when the display goes.
public final class XDisplay {
  let connection: OpaquePointer
  let root: xcb_window_t
  private var atoms: [String: xcb_atom_t] = [:]
  /// The last question whether a program has handled its events, and the last that was answered.
  var lastPing: UInt32 = 0
  var lastAnswer: UInt32 = 0

  /// Opens the display that the environment names.
  public convenience init(environment: [String: String]) throws(DriverError) {
    guard let name = environment["DISPLAY"], !name.isEmpty else {
      throw (environment["WAYLAND_DISPLAY"] ?? "").isEmpty ? .noDisplay : .wayland
    }
    // XWayland takes keys and gives them to X programs alone; which ones hear them is not known.
    if !(environment["WAYLAND_DISPLAY"] ?? "").isEmpty { throw .wayland }
    try self.init(name: name)
  }

  init(name: String) throws(DriverError) {
    var number: Int32 = 0
    guard let connection = xcb_connect(name, &number) else { throw .displayRefused(name) }
    var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
    for _ in 0..<max(0, number) where screens.rem > 1 { xcb_screen_next(&screens) }
    guard xcb_connection_has_error(connection) == 0, screens.rem > 0, let screen = screens.data
    else {
      xcb_disconnect(connection)
      throw .displayRefused(name)
    }
    self.connection = connection
    root = screen.pointee.root
  }

  deinit { xcb_disconnect(connection) }

  func check() throws(DriverError) {
    if xcb_connection_has_error(connection) != 0 { throw .displayLost }
  }

  /// Waits until the server has done everything that was asked before.
  func synchronize() throws(DriverError) {
    let reply = xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil)
    free(reply)
    try check()
  }

  func atom(_ name: String) -> xcb_atom_t {
    if let known = atoms[name] { return known }
    let cookie = xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    atoms[name] = reply.pointee.atom
    return reply.pointee.atom
  }

  /// The bytes of a window's property; empty where it has none.
  func property(_ name: String, of window: xcb_window_t) -> [UInt8] {
    // 64 KiB: a title, or sixteen thousand windows.
    let cookie = xcb_get_property(connection, 0, window, atom(name), 0, 0, 16_384)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    let count = Int(xcb_get_property_value_length(reply))
    guard count > 0, let bytes = xcb_get_property_value(reply) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// A property of 32-bit numbers.
  func numbers(_ name: String, of window: xcb_window_t) -> [UInt32] {
    property(name, of: window).withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
  }
}
