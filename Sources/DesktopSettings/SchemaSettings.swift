// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// GNOME's settings as GSettings has them, where their schemas are installed.
///
/// For use on one thread, in whose default context changes are reported.
final class SchemaSettings {
  private(set) var values: [Setting: SettingValue] = [:]
  private var groups: [String: UnsafeMutablePointer<GSettings>] = [:]
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    // GLib ends a process that asks for a schema which is not there.
    guard let source = g_settings_schema_source_get_default() else { return }
    for namespace in Setting.namespaces {
      guard let schema = g_settings_schema_source_lookup(source, namespace, 1) else { continue }
      defer { g_settings_schema_unref(schema) }
      guard let settings = g_settings_new_full(schema, nil, nil) else { continue }
      let keys = Setting.all.filter {
        $0.namespace == namespace && g_settings_schema_has_key(schema, $0.key) != 0
      }
      groups[namespace] = settings
      follow(settings)
      for setting in keys { read(setting, from: settings) }
    }
  }

  deinit {
    for settings in groups.values {
      g_signal_handlers_disconnect_matched(
        settings, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(settings)
    }
  }

  private func follow(_ settings: UnsafeMutablePointer<GSettings>) {
    let callback:
      @convention(c) (
        UnsafeMutablePointer<GSettings>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      )
        -> Void = { _, _, data in
          guard let data else { return }
          Unmanaged<SchemaSettings>.fromOpaque(data).takeUnretainedValue().readAgain()
        }
    g_signal_connect_data(
      settings, "changed", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func readAgain() {
    for setting in values.keys {
      if let settings = groups[setting.namespace] { read(setting, from: settings) }
    }
    changed()
  }

  private func read(_ setting: Setting, from settings: UnsafeMutablePointer<GSettings>) {
    guard let variant = g_settings_get_value(settings, setting.key) else { return }
    defer { g_variant_unref(variant) }
    values[setting] = SettingValue(variant)
  }
}
