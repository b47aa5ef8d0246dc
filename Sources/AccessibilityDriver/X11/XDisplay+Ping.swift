// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

extension XDisplay {
  /// A question to a window's program that it answers when it has handled the events before it
  /// (EWMH 1.5, _NET_WM_PING), as keys are.
  struct Ping {
    fileprivate let number: UInt32
  }

  /// nil where the program does not say that it answers.
  func ping(_ window: XWindow) -> Ping? {
    let protocols = atom("WM_PROTOCOLS")
    let ping = atom("_NET_WM_PING")
    guard numbers("WM_PROTOCOLS", of: window.id).contains(ping) else { return nil }
    // Answers go to the root window.
    var mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
    xcb_change_window_attributes(connection, root, XCB_CW_EVENT_MASK.rawValue, &mask)
    lastPing &+= 1
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.format = 32
    event.window = window.id
    event.type = protocols
    event.data.data32 = (ping, lastPing, window.id, 0, 0)
    withUnsafeBytes(of: &event) { bytes in
      _ = xcb_send_event(
        connection, 0, window.id, XCB_EVENT_MASK_NO_EVENT.rawValue,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    xcb_flush(connection)
    return Ping(number: lastPing)
  }

  /// Looks at what has come, without a wait. Other events of the root window are let go.
  func hasAnswered(_ ping: Ping) -> Bool {
    let kind = atom("_NET_WM_PING")
    while let event = xcb_poll_for_event(connection) {
      defer { free(event) }
      guard event.pointee.response_type & 0x7f == UInt8(XCB_CLIENT_MESSAGE) else { continue }
      let answer = UnsafeRawPointer(event).assumingMemoryBound(
        to: xcb_client_message_event_t.self
      ).pointee
      guard answer.window == root, answer.data.data32.0 == kind else { continue }
      lastAnswer = max(lastAnswer, answer.data.data32.1)
    }
    return lastAnswer >= ping.number
  }
}
