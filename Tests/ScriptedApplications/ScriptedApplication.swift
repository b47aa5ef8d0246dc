// SPDX-License-Identifier: Apache-2.0

import CGio
import DesktopSession

/// An application on the accessibility bus that answers as a test says, true or not.
package final class ScriptedApplication: Sendable {
  package enum Answer: Sendable {
    /// GVariant's text form of the whole reply ("(uint32 43,)").
    case value(String)
    case error
    /// As for an object that is not there.
    case noObject
    case silence
    /// The connection closes without an answer.
    case leave
  }

  /// Asked for each call with the last part of the object's path and the member; a property is
  /// asked for by its interface's `GetAll` ("Accessible.GetAll"). nil gives a harmless answer.
  package typealias Script = @Sendable (_ object: String, _ member: String) -> Answer?

  package static let base = "/org/a11y/atspi/accessible/"

  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private final class Box: Sendable {
    let script: Script
    init(_ script: @escaping Script) { self.script = script }
  }

  private let connection: Connection
  package let busName: String

  /// The session has no accessibility bus, or it takes no one.
  package struct NoBus: Error {}

  package init(in session: DesktopSession, script: @escaping Script) throws {
    guard let address = session.accessibilityBusAddress else { throw NoBus() }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { throw NoBus() }
    connection = Connection(pointer: pointer)
    busName = String(cString: g_dbus_connection_get_unique_name(pointer))
    g_dbus_connection_add_filter(
      pointer, Self.answer, Unmanaged.passRetained(Box(script)).toOpaque(),
      { data in
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
      })
    let plug = Self.parse("(('\(busName)', objectpath '\(Self.base)root'),)")
    let reply = g_dbus_connection_call_sync(
      pointer, "org.a11y.atspi.Registry", Self.base + "root", "org.a11y.atspi.Socket", "Embed",
      plug, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  /// Sends a signal of one of its objects; the arguments in GVariant's text form
  /// ("('focused', 1, 0, <0>, @a{sv} {})"). Without a destination the bus passes it on to those who
  /// asked for it.
  package func emit(
    _ object: String, _ interface: String, _ member: String, _ arguments: String,
    to destination: String? = nil
  ) {
    let body = Self.parse(arguments)
    g_dbus_connection_emit_signal(
      connection.pointer, destination, Self.base + object, "org.a11y.atspi.Event." + interface,
      member, body, nil)
  }

  deinit {
    g_dbus_connection_close(connection.pointer, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection.pointer))
  }

  /// A reference to one of its objects, in GVariant's text form.
  package static func reference(_ busName: String, _ object: String) -> String {
    "('\(busName)', objectpath '\(base)\(object)')"
  }

  private static func parse(_ text: String) -> OpaquePointer? {
    g_variant_parse(nil, text, nil, nil, nil)
  }

  /// Called on GDBus's worker thread.
  private static let answer: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let connection, let message, let data,
      g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
    else { return message }
    let path = g_dbus_message_get_path(message).map { String(cString: $0) } ?? ""
    var member = g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
    if member == "Get" || member == "GetAll" || member == "Set" {
      member = property(message, member)
    }
    let object = path.split(separator: "/").last.map(String.init) ?? ""
    let script = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().script
    switch script(object, member) ?? harmless(object, member) {
    case .value(let text): send(g_dbus_message_new_method_reply(message), text, connection)
    case .error: refuse(message, "UnknownMethod", connection)
    case .noObject: refuse(message, "UnknownObject", connection)
    case .silence: break
    case .leave: g_dbus_connection_close(connection, nil, nil, nil)
    }
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  /// "Accessible.GetAll", "Set.CurrentValue", or the name of the property that is asked for.
  private static func property(_ message: OpaquePointer, _ member: String) -> String {
    guard let body = g_dbus_message_get_body(message) else { return member }
    let words = (0..<g_variant_n_children(body)).prefix(2).compactMap { index -> String? in
      guard let child = g_variant_get_child_value(body, index) else { return nil }
      defer { g_variant_unref(child) }
      return g_variant_get_string(child, nil).map { String(cString: $0) }
    }
    if member == "GetAll" {
      return (words.first?.split(separator: ".").last.map(String.init) ?? "") + ".GetAll"
    }
    return (member == "Set" ? "Set." : "") + (words.last ?? member)
  }

  private static func harmless(_ object: String, _ member: String) -> Answer {
    switch member {
    case "Accessible.GetAll": .value("({'Name': <'\(object)'>, 'ChildCount': <0>},)")
    case "Name": .value("(<'\(object)'>,)")
    case "ToolkitName", "ToolkitVersion", "Version": .value("(<'scripted'>,)")
    case "GetRole": .value(object == "root" ? "(uint32 75,)" : "(uint32 43,)")
    case "GetState": .value("([uint32 0x2000000, 0],)")
    case "GetInterfaces": .value("(['org.a11y.atspi.Accessible'],)")
    case "GetChildren": .value("(@a(so) [],)")
    case "GetAttributes": .value("(@a{ss} {},)")
    case "GetRelationSet": .value("(@a(ua(so)) [],)")
    case "Id", "Set.Id": .value("()")
    default: .error
    }
  }

  private static func refuse(
    _ message: OpaquePointer, _ error: String, _ connection: OpaquePointer
  ) {
    let name = "org.freedesktop.DBus.Error." + error
    send(g_dbus_message_new_method_error_literal(message, name, "no"), nil, connection)
  }

  private static func send(
    _ reply: OpaquePointer?, _ text: String?, _ connection: OpaquePointer
  ) {
    guard let reply else { return }
    if let text, let body = parse(text) { g_dbus_message_set_body(reply, body) }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }
}
