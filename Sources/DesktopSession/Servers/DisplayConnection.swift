// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// A connection to the X display of a session, which ends with this object. XCB may be used from any
/// thread.
final class DisplayConnection: @unchecked Sendable {
  let pointer: OpaquePointer
  /// Of the first screen: a display that a session starts has one.
  let root: xcb_window_t

  /// `nil` where the display cannot be reached.
  init?(_ display: String) {
    guard let pointer = xcb_connect(display, nil) else { return nil }
    let screens = xcb_setup_roots_iterator(xcb_get_setup(pointer))
    guard xcb_connection_has_error(pointer) == 0, screens.rem > 0, let screen = screens.data else {
      xcb_disconnect(pointer)
      return nil
    }
    self.pointer = pointer
    root = screen.pointee.root
  }

  deinit { xcb_disconnect(pointer) }

  /// 0, which is no atom, where the connection is lost.
  func atom(_ name: String) -> xcb_atom_t {
    let cookie = xcb_intern_atom(pointer, 0, UInt16(clamping: name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(pointer, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }
}
