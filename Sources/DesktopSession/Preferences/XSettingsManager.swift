// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// Publishes the preferences on an X display, in the place of a desktop's settings daemon.
///
/// They stay for as long as this object does. It answers nothing: programs read properties, and the
/// values never change.
final class XSettingsManager: Sendable {
  private let connection: DisplayConnection

  init(_ preferences: SessionPreferences, display: String) throws(DesktopSessionError) {
    guard let connection = DisplayConnection(display) else { throw Self.refused(display) }
    self.connection = connection
    let (pointer, root) = (connection.pointer, connection.root)
    let window = xcb_generate_id(pointer)
    xcb_create_window(
      pointer, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0,
      nil)
    let property = connection.atom("_XSETTINGS_SETTINGS")
    let block = XSettingsBlock(preferences).bytes
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, property, 8,
      UInt32(block.count), block)
    // Programs without XSETTINGS read the resolution of text from the resources.
    let resources = Array("Xft.dpi:\t\(preferences.textResolution)\n".utf8)
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(resources.count), resources)
    xcb_set_selection_owner(pointer, window, connection.atom("_XSETTINGS_S0"), 0)
    // Its answer comes when everything before is done.
    free(xcb_get_input_focus_reply(pointer, xcb_get_input_focus(pointer), nil))
    guard xcb_connection_has_error(pointer) == 0 else { throw Self.refused(display) }
  }

  private static func refused(_ display: String) -> DesktopSessionError {
    .refused(program: "the settings on the X display \(display)", reason: "it took no connection")
  }
}

/// Settings in the form in which they stand in a property of an X window.
///
/// XSETTINGS 0.5, https://specifications.freedesktop.org/xsettings-spec/0.5/.
struct XSettingsBlock {
  enum Value {
    case number(Int32)
    case text(String)
  }

  let settings: [(name: String, value: Value)]

  init(_ preferences: SessionPreferences) {
    settings = [
      // In 1024ths of a pixel.
      ("Xft/DPI", .number(Int32(clamping: preferences.textResolution * 1024))),
      ("Net/ThemeName", .text(preferences.themeName)),
      ("Gtk/EnableAnimations", .number(preferences.reducedMotion ? 0 : 1)),
      // Who compares pictures does not want to see a text cursor come and go.
      ("Net/CursorBlink", .number(0)),
    ]
  }

  var bytes: [UInt8] {
    // Least significant byte first, and the serial number of the whole.
    var bytes: [UInt8] = [0, 0, 0, 0] + Self.four(1) + Self.four(UInt32(settings.count))
    for (name, value) in settings {
      let type: UInt8 =
        switch value {
        case .number: 0
        case .text: 1
        }
      let length = UInt16(clamping: name.utf8.count)
      bytes += [type, 0, UInt8(length & 0xff), UInt8(length >> 8)]
      bytes += Self.padded(name) + Self.four(1)
      switch value {
      case .number(let number): bytes += Self.four(UInt32(bitPattern: number))
      case .text(let text): bytes += Self.four(UInt32(text.utf8.count)) + Self.padded(text)
      }
    }
    return bytes
  }

  private static func four(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
