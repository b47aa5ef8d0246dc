// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// openbox on the session's X display.
enum WindowManager {
  static func start(
    display: String, environment: [String: String]
  ) throws(DesktopSessionError) -> ChildProcess {
    let probe = WindowManagerProbe(display: display)
    return try SessionServer.start(.openbox, ["--sm-disable"], environment: environment) { _ in
      probe?.isHeard() ?? false
    }
  }
}

/// Finds out whether a window manager does what it is asked.
///
/// It says early that it is there, and what is asked between that and the start of its loop is lost:
/// a window that is mapped then never shows, and its program may wait for that for ever. So it is
/// asked for something that can be seen, the number of desktops, until it has done it.
final class WindowManagerProbe {
  private let display: DisplayConnection
  private let property: xcb_atom_t
  /// The number that is asked for: another one than there was, where there was one.
  private var wanted: UInt32?

  /// `nil` where the display cannot be reached.
  init?(display: String) {
    guard let display = DisplayConnection(display) else { return nil }
    self.display = display
    property = display.atom("_NET_NUMBER_OF_DESKTOPS")
  }

  /// Asks, and looks whether an earlier call was heard.
  func isHeard() -> Bool {
    guard let number = desktopCount() else { return false }
    let wanted = wanted ?? (number == 1 ? 2 : 1)
    self.wanted = wanted
    if number == wanted { return true }
    ask(for: wanted)
    return false
  }

  private func ask(for number: UInt32) {
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.format = 32
    event.window = display.root
    event.type = property
    event.data.data32.0 = number
    let mask =
      XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
    withUnsafeBytes(of: event) { bytes in
      _ = xcb_send_event(
        display.pointer, 0, display.root, mask,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    xcb_flush(display.pointer)
  }

  private func desktopCount() -> UInt32? {
    let type = xcb_atom_t(XCB_ATOM_CARDINAL.rawValue)
    let cookie = xcb_get_property(display.pointer, 0, display.root, property, type, 0, 1)
    guard let reply = xcb_get_property_reply(display.pointer, cookie, nil) else { return nil }
    defer { free(reply) }
    guard xcb_get_property_value_length(reply) == 4, let value = xcb_get_property_value(reply)
    else { return nil }
    return value.loadUnaligned(as: UInt32.self)
  }
}
