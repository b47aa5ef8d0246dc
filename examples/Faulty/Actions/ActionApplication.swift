// SPDX-License-Identifier: Apache-2.0

import CGio
import Foundation
import Semantics
import Synchronization

/// Elements on the accessibility bus that are written by hand: with the library, one way leads to an
/// effect, its event and what is read, so that none of them can lie.
final class ActionApplication: Sendable {
  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  static let base = "/org/a11y/atspi/accessible/"
  /// Between two changes of what is restless; the audit looks on for longer.
  private static let moment = 0.3

  private let connection: Connection
  let busName: String
  let elements: Mutex<[String: ActionElement]>

  /// nil where there is no accessibility bus.
  init?(_ page: [ActionElement]) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address = Self.address,
      let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
      let name = g_dbus_connection_get_unique_name(pointer)
    else { return nil }
    g_dbus_connection_set_exit_on_close(pointer, 1)
    connection = Connection(pointer: pointer)
    busName = String(cString: name)
    elements = Mutex(Dictionary(page.map { ($0.id, $0) }) { first, _ in first })
  }

  private static var address: String? {
    if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      return address
    }
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let reply = g_dbus_connection_call_sync(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
        G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    else { return nil }
    defer { g_variant_unref(reply) }
    return Variant.children(of: reply).first?.text
  }

  /// Serves the page until the process is ended.
  func run() -> Never {
    g_dbus_connection_add_filter(
      connection.pointer, Self.answer, Unmanaged.passUnretained(self).toOpaque(), nil)
    let plug = Variant.parse("(\(reference("root")),)")
    let reply = g_dbus_connection_call_sync(
      connection.pointer, "org.a11y.atspi.Registry", Self.base + "root", "org.a11y.atspi.Socket",
      "Embed", plug, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    if let reply { g_variant_unref(reply) }
    while true {
      Thread.sleep(forTimeInterval: Self.moment)
      changeRestless()
    }
  }

  private func changeRestless() {
    let names = elements.withLock { elements in
      elements.values.filter { $0.fault == .isRestless }.map { element in
        let name = Self.counted(element.name)
        elements[element.id]?.name = name
        return (element.id, name)
      }
    }
    for (id, name) in names { emitName(name, of: id) }
  }

  /// "Counted 3 times" for "Counted 2 times".
  static func counted(_ name: String) -> String {
    name.split(separator: " ").map { word in Int(word).map { "\($0 + 1)" } ?? String(word) }
      .joined(separator: " ")
  }

  /// In GVariant's text form.
  func reference(_ id: String) -> String { "('\(busName)', objectpath '\(Self.path(of: id))')" }

  /// No hyphen may stand in a path.
  private static func path(of id: String) -> String {
    base + id.replacingOccurrences(of: "-", with: "_")
  }

  /// Sends `org.a11y.atspi.Event.Object`'s signal `member`; the value in GVariant's text form.
  func emit(
    _ member: String, of id: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
    _ value: String = "0"
  ) {
    g_dbus_connection_emit_signal(
      connection.pointer, nil, Self.path(of: id), "org.a11y.atspi.Event.Object", member,
      Variant.parse("('\(detail)', \(first), \(second), <\(value)>, @a{sv} {})"), nil)
  }

  func emitName(_ name: String, of id: String) {
    emit("PropertyChange", of: id, "accessible-name", 0, 0, Variant.quoted(name))
  }

  func emitState(_ state: State, _ isOn: Bool, of id: String) {
    emit("StateChanged", of: id, state.name, isOn ? 1 : 0)
  }

  /// Called on GDBus's worker thread.
  private static let answer: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let connection, let message, let data,
      g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
    else { return message }
    let application = Unmanaged<ActionApplication>.fromOpaque(data).takeUnretainedValue()
    let call = ActionCall(message)
    let answer = application.answer(to: call)
    let reply =
      answer == nil
      ? g_dbus_message_new_method_error_literal(
        message, "org.freedesktop.DBus.Error.UnknownMethod", "There is no \(call.member).")
      : g_dbus_message_new_method_reply(message)
    if let reply {
      if let answer, let body = Variant.parse(answer) { g_dbus_message_set_body(reply, body) }
      g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(reply))
    }
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }
}
