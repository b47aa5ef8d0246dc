// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// A session's settings portal, which says the preferences and knows nothing else.
///
/// D-Bus interface: `org.freedesktop.portal.Settings`. Calls are answered on GDBus' worker thread.
final class SettingsPortal: Sendable {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  /// Of the interface: `ReadOne` came with 2.
  private static let version = "uint32 2"

  private struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private final class Book: Sendable {
    let namespaces: [String: [String: String]]
    init(_ namespaces: [String: [String: String]]) { self.namespaces = namespaces }
  }

  private let connection: Connection

  init(_ preferences: SessionPreferences, address: String) throws(DesktopSessionError) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { throw Self.refused }
    connection = Connection(pointer: pointer)
    // The default ends the process when the bus goes away.
    g_dbus_connection_set_exit_on_close(pointer, 0)
    g_dbus_connection_add_filter(
      pointer, Self.answer, Unmanaged.passRetained(Book(preferences.portal)).toOpaque(),
      { data in
        if let data { Unmanaged<Book>.fromOpaque(data).release() }
      })
    let reply = g_dbus_connection_call_sync(
      pointer, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_parse(nil, "('\(Self.name)', uint32 0)", nil, nil, nil), nil,
      G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    guard let reply else { throw Self.refused }
    g_variant_unref(reply)
  }

  deinit {
    g_dbus_connection_close(connection.pointer, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection.pointer))
  }

  private static var refused: DesktopSessionError {
    .refused(program: "the settings portal", reason: "the session bus took no connection")
  }

  private static let answer: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let connection, let message, let data,
      g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      text(g_dbus_message_get_path(message)) == path
    else { return message }
    let book = Unmanaged<Book>.fromOpaque(data).takeUnretainedValue()
    let reply: OpaquePointer?
    if let body = body(of: message, book.namespaces).flatMap(parse) {
      reply = g_dbus_message_new_method_reply(message)
      g_dbus_message_set_body(reply, body)
    } else {
      reply = g_dbus_message_new_method_error_literal(
        message, "org.freedesktop.portal.Error.NotFound", "there is no such setting here")
    }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(reply.map { UnsafeMutableRawPointer($0) })
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  /// The reply in GVariant's text form; nil for what is not there.
  private static func body(
    of message: OpaquePointer, _ namespaces: [String: [String: String]]
  ) -> String? {
    let words = words(of: message)
    switch text(g_dbus_message_get_member(message)) {
    // In its first version the answer stood in two variants.
    case "Read": return value(words, namespaces).map { "(<<\($0)>>,)" }
    case "ReadOne": return value(words, namespaces).map { "(<\($0)>,)" }
    case "ReadAll": return "(\(dictionary(namespaces.filter { isAsked($0.key, words) })),)"
    case "Get" where words == [interface, "version"]: return "(<\(version)>,)"
    case "GetAll" where words == [interface]: return "({'version': <\(version)>},)"
    default: return nil
    }
  }

  private static func value(
    _ words: [String], _ namespaces: [String: [String: String]]
  ) -> String? {
    words.count == 2 ? namespaces[words[0]]?[words[1]] : nil
  }

  /// No pattern, or an empty one, means all; a star stands for any end.
  private static func isAsked(_ namespace: String, _ patterns: [String]) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        pattern.isEmpty || pattern == namespace
          || pattern.hasSuffix("*") && namespace.hasPrefix(pattern.dropLast())
      }
  }

  private static func dictionary(_ namespaces: [String: [String: String]]) -> String {
    let entries = namespaces.sorted { $0.key < $1.key }.map { name, keys in
      let values = keys.sorted { $0.key < $1.key }.map { "'\($0.key)': <\($0.value)>" }
      return "'\(name)': {\(values.joined(separator: ", "))}"
    }
    return "@a{sa{sv}} {\(entries.joined(separator: ", "))}"
  }

  /// The call's arguments, each a text or a list of texts; empty for any other.
  private static func words(of message: OpaquePointer) -> [String] {
    guard let body = g_dbus_message_get_body(message) else { return [] }
    let arguments = children(of: body)
    defer { arguments.forEach { g_variant_unref($0) } }
    return arguments.flatMap { argument -> [String] in
      switch text(g_variant_get_type_string(argument)) {
      case "s": return [text(g_variant_get_string(argument, nil))]
      case "as":
        let items = children(of: argument)
        defer { items.forEach { g_variant_unref($0) } }
        return items.map { text(g_variant_get_string($0, nil)) }
      default: return []
      }
    }
  }

  private static func children(of container: OpaquePointer) -> [OpaquePointer] {
    (0..<g_variant_n_children(container)).compactMap {
      g_variant_get_child_value(container, $0)
    }
  }

  private static func parse(_ text: String) -> OpaquePointer? {
    g_variant_parse(nil, text, nil, nil, nil)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
