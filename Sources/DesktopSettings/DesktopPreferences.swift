// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// What the person asked the desktop for.
public struct DesktopPreferences: Hashable, Sendable {
  /// How large text is, 1 for its own size. As the desktop says it: any number above 0.
  public var textScale = 1.0
  /// Whether texts and borders are to stand out more; false where the desktop does not say.
  public var prefersHighContrast = false
  /// Whether movement that only decorates is to be left out; false where the desktop does not say.
  public var prefersReducedMotion = false

  public init() {}

  /// Where several settings say the same thing, the newer one has the word. A value of an unexpected
  /// type or out of bounds counts as not set.
  init(_ settings: [Setting: SettingValue]) {
    if case .number(let scale) = settings[.textScale], scale.isFinite, scale > 0 {
      textScale = scale
    }
    // 1 is "higher contrast" and 0 "no preference"; unknown numbers count as 0, says the portal.
    if case .count(let contrast) = settings[.contrast] {
      prefersHighContrast = contrast == 1
    } else {
      prefersHighContrast = settings[.highContrast] == .truth(true)
    }
    if case .count(let motion) = settings[.reducedMotion] {
      prefersReducedMotion = motion == 1
    } else {
      prefersReducedMotion = settings[.animations] == .truth(false)
    }
  }
}

/// A setting that is read, under the name that the portal and GNOME's schemas have for it.
struct Setting: Hashable {
  let namespace: String
  let key: String

  static let contrast = Setting(namespace: "org.freedesktop.appearance", key: "contrast")
  static let reducedMotion = Setting(
    namespace: "org.freedesktop.appearance", key: "reduced-motion")
  static let textScale = Setting(
    namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
  static let animations = Setting(
    namespace: "org.gnome.desktop.interface", key: "enable-animations")
  static let highContrast = Setting(
    namespace: "org.gnome.desktop.a11y.interface", key: "high-contrast")

  static let all = [contrast, reducedMotion, textScale, animations, highContrast]
  static let namespaces = Set(all.map(\.namespace)).sorted()
}

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
