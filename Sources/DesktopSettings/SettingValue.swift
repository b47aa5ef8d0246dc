// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// A setting's value, of the types that the settings have.
enum SettingValue: Hashable {
  case truth(Bool)
  case count(UInt32)
  case number(Double)

  /// Nil for a value of any other type. The older of the portal's two ways to read wraps a value
  /// twice.
  init?(_ variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: self = .truth(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_UINT32: self = .count(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_DOUBLE: self = .number(g_variant_get_double(variant))
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = g_variant_get_variant(variant) else { return nil }
      defer { g_variant_unref(inner) }
      self.init(inner)
    default: return nil
    }
  }
}
