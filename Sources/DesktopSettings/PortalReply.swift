// SPDX-License-Identifier: Apache-2.0

internal import CGio

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
