// SPDX-License-Identifier: Apache-2.0

import CGio
import Synchronization

/// Carries replies from GDBus's worker thread to the reader's thread, a batch at a time.
///
/// The replies are taken in a message filter, before GDBus would look for a pending call of its own:
/// a `g_dbus_connection_call` costs a timer source and a trip through the main context each.
final class BusInbox: Sendable {
  struct Reply: @unchecked Sendable {
    let serial: UInt32
    let result: Result<Variant?, CallFailure>
  }

  private let replies = Mutex<[Reply]>([])
  private let notify: @Sendable () -> Void

  /// `notify` is called on GDBus's thread when the first reply of a batch has come in.
  init(notify: @escaping @Sendable () -> Void) {
    self.notify = notify
  }

  func takeAll() -> [Reply] {
    replies.withLock { waiting in
      defer { waiting.removeAll(keepingCapacity: true) }
      return waiting
    }
  }

  /// Keeps a reply and tells true, or tells false for any other message.
  func take(_ message: OpaquePointer) -> Bool {
    let result: Result<Variant?, CallFailure>
    switch g_dbus_message_get_message_type(message) {
    case G_DBUS_MESSAGE_TYPE_METHOD_RETURN:
      let body = g_dbus_message_get_body(message)
      result = .success(body.map { Variant(adopting: g_variant_ref($0)) })
    case G_DBUS_MESSAGE_TYPE_ERROR:
      let name =
        g_dbus_message_get_error_name(message).map { String(cString: $0) } ?? "unnamed error"
      let text = g_dbus_message_get_arg0(message).map { String(cString: $0) } ?? ""
      result = .failure(.refused(name: name, message: text))
    default:
      return false
    }
    let reply = Reply(serial: g_dbus_message_get_reply_serial(message), result: result)
    let isFirst = replies.withLock { waiting in
      waiting.append(reply)
      return waiting.count == 1
    }
    if isFirst { notify() }
    return true
  }
}
