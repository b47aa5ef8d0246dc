// SPDX-License-Identifier: Apache-2.0

internal import CGio
internal import CMessageLimit

/// A method call that came in.
///
/// GDBus does not change a message that it has delivered, so any thread may read it.
final class BusMessage: @unchecked Sendable {
  let pointer: OpaquePointer
  let path: String
  let interface: String
  let member: String
  let signature: String
  let sender: String

  /// Takes over the caller's reference to the message.
  init(adopting message: OpaquePointer) {
    pointer = message
    path = Self.text(g_dbus_message_get_path(message))
    interface = Self.text(g_dbus_message_get_interface(message))
    member = Self.text(g_dbus_message_get_member(message))
    signature = Self.text(g_dbus_message_get_signature(message))
    sender = Self.text(g_dbus_message_get_sender(message))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var expectsReply: Bool {
    g_dbus_message_get_flags(pointer).rawValue
      & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
  }

  /// The body was larger than any that is answered, and has been left out.
  var isCut: Bool {
    g_dbus_message_get_header(
      pointer, GDBusMessageHeaderField(rawValue: UInt32(EVENHAND_CUT_FIELD))) != nil
  }

  /// There are none where one has a type that AT-SPI does not use.
  func arguments() -> Arguments {
    guard let body = g_dbus_message_get_body(pointer) else { return Arguments(values: []) }
    return Arguments(values: BusValue(decoding: body)?.items ?? [])
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
