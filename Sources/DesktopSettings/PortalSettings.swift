// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// The desktop's settings portal: the way that leads out of sandboxes too.
///
/// For use on one thread, in whose default context answers and changes arrive. D-Bus interface:
/// `org.freedesktop.portal.Settings`.
final class PortalSettings {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private(set) var values: [Setting: SettingValue] = [:]
  private var connection: OpaquePointer?
  private var watch: guint = 0
  private var subscription: guint = 0
  private var isClosed = false
  private let changed: () -> Void

  /// Connects without waiting. Without a bus or a portal nothing more happens.
  init(address: String, changed: @escaping () -> Void) {
    self.changed = changed
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_dbus_connection_new_for_address(
      address, flags, nil, nil,
      { _, result, data in
        let settings = PortalSettings.taken(data)
        guard let connection = g_dbus_connection_new_for_address_finish(result, nil) else { return }
        settings?.adopt(connection)
      }, kept)
  }

  /// Nothing is reported any more.
  func close() {
    isClosed = true
    if watch != 0 { g_bus_unwatch_name(watch) }
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_dbus_connection_close(connection, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  /// A reference for GLib, which a callback that comes once takes over, and `release` gives back.
  private var kept: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  private static func taken(_ data: UnsafeMutableRawPointer?) -> PortalSettings? {
    data.map { Unmanaged<PortalSettings>.fromOpaque($0).takeRetainedValue() }
  }

  private static let release: GDestroyNotify = { data in _ = PortalSettings.taken(data) }

  private static func from(_ data: UnsafeMutableRawPointer?) -> PortalSettings? {
    data.map { Unmanaged<PortalSettings>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes over the reference.
  private func adopt(_ connection: OpaquePointer) {
    guard !isClosed else { return g_object_unref(UnsafeMutableRawPointer(connection)) }
    self.connection = connection
    // The default ends the process when the bus goes away.
    g_dbus_connection_set_exit_on_close(connection, 0)
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        if let arguments { PortalSettings.from(data)?.take(change: arguments) }
      }, kept, Self.release)
    // As other toolkits do, the portal is started where the desktop has one. It may go, and come
    // back with other settings.
    watch = g_bus_watch_name_on_connection(
      connection, Self.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { _, _, _, data in PortalSettings.from(data)?.readAll() }, nil, kept, Self.release)
  }

  private func readAll() {
    guard !isClosed else { return }
    let names = Setting.namespaces.map { "'\($0)'" }.joined(separator: ", ")
    guard let connection, let arguments = g_variant_parse(nil, "([\(names)],)", nil, nil, nil),
      let type = g_variant_type_new("(a{sa{sv}})")
    else { return }
    defer {
      g_variant_unref(arguments)
      g_variant_type_free(type)
    }
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", arguments, type,
      G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        let portal = PortalSettings.taken(data)
        guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else {
          return
        }
        defer { g_variant_unref(reply) }
        guard let portal, !portal.isClosed else { return }
        portal.values = PortalReply.values(ofAll: reply)
        portal.changed()
      }, kept)
  }

  private func take(change arguments: OpaquePointer) {
    guard !isClosed, let (setting, value) = PortalReply.change(arguments) else { return }
    values[setting] = value
    changed()
  }
}

/// What the portal says, in the settings' own words. Settings that nobody asked for are left out.
enum PortalReply {
  /// `(a{sa{sv}})`: the keys and values of each namespace. The caller has checked the type.
  static func values(ofAll reply: OpaquePointer) -> [Setting: SettingValue] {
    var values: [Setting: SettingValue] = [:]
    for namespaces in children(of: reply) {
      for namespace in children(of: namespaces).map(children) {
        for entry in children(of: namespace[1]).map(children) {
          let setting = Setting(namespace: text(namespace[0]), key: text(entry[0]))
          if Setting.all.contains(setting) { values[setting] = SettingValue(entry[1].pointer) }
        }
      }
    }
    return values
  }

  /// `(ssv)`: namespace, key and value of one that changed; nil for anything else.
  static func change(_ arguments: OpaquePointer) -> (Setting, SettingValue)? {
    guard g_strcmp0(g_variant_get_type_string(arguments), "(ssv)") == 0 else { return nil }
    let parts = children(of: arguments)
    let setting = Setting(namespace: text(parts[0]), key: text(parts[1]))
    guard Setting.all.contains(setting), let value = SettingValue(parts[2].pointer) else {
      return nil
    }
    return (setting, value)
  }

  /// Owns one part of a reply.
  private final class Part {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { g_variant_unref(pointer) }
  }

  private static func children(of part: Part) -> [Part] { children(of: part.pointer) }

  private static func children(of variant: OpaquePointer) -> [Part] {
    (0..<g_variant_n_children(variant)).compactMap {
      g_variant_get_child_value(variant, $0).map(Part.init)
    }
  }

  private static func text(_ part: Part) -> String {
    String(cString: g_variant_get_string(part.pointer, nil))
  }
}
