// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// Tells the preferences on an X display, in the place of a desktop's settings daemon.
///
/// They stay for as long as this object does. It answers nothing: programs read properties, and the
/// values never change.
final class XSettingsManager: Sendable {
  /// Used by this object alone, and by XCB from any thread.
  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let connection: Connection

  init(_ preferences: SessionPreferences, display: String) throws(DesktopSessionError) {
    var number: Int32 = 0
    guard let pointer = xcb_connect(display, &number) else { throw Self.refused(display) }
    connection = Connection(pointer: pointer)
    guard xcb_connection_has_error(pointer) == 0,
      let screen = xcb_setup_roots_iterator(xcb_get_setup(pointer)).data
    else { throw Self.refused(display) }
    let root = screen.pointee.root
    let window = xcb_generate_id(pointer)
    xcb_create_window(
      pointer, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0,
      nil)
    let property = Self.atom("_XSETTINGS_SETTINGS", pointer)
    let block = XSettingsBlock(preferences).bytes
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, property, 8,
      UInt32(block.count), block)
    // Programs without XSETTINGS read the resolution of text from the resources.
    let resources = Array("Xft.dpi:\t\(preferences.textResolution)\n".utf8)
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(resources.count), resources)
    // The display that a session starts has one screen.
    xcb_set_selection_owner(pointer, window, Self.atom("_XSETTINGS_S0", pointer), 0)
    // Its answer comes when everything before is done.
    free(xcb_get_input_focus_reply(pointer, xcb_get_input_focus(pointer), nil))
    guard xcb_connection_has_error(pointer) == 0 else { throw Self.refused(display) }
  }

  deinit { xcb_disconnect(connection.pointer) }

  private static func refused(_ display: String) -> DesktopSessionError {
    .refused(program: "the settings on the X display \(display)", reason: "it took no connection")
  }

  private static func atom(_ name: String, _ connection: OpaquePointer) -> xcb_atom_t {
    let cookie = xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }
}
