// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// What the person asked the desktop for.
public struct DesktopPreferences: Hashable, Sendable {
  /// How large text is, 1 for its own size. As the desktop says it: any number above 0.
  public var textScale = 1.0
  /// Whether windows are to be dark; false where the desktop does not say.
  public var prefersDark = false
  /// Whether texts and borders are to stand out more; false where the desktop does not say.
  public var prefersHighContrast = false
  /// Whether movement that only decorates is to be left out; false where the desktop does not say.
  public var prefersReducedMotion = false
  /// The family of the desktop's own font ("Cantarell"); nil where the desktop does not say. It need
  /// not be installed.
  public var fontFamily: String?
  /// The colour of controls; nil where the desktop does not say.
  public var accentColor: AccentColor?

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
    // 1 is "prefer dark", 2 "prefer light" and 0 "no preference".
    if case .count(let scheme) = settings[.colorScheme] {
      prefersDark = scheme == 1
    } else {
      prefersDark = settings[.interfaceScheme] == .text("prefer-dark")
    }
    if case .text(let font) = settings[.font] { fontFamily = FontName(font).family }
    if case .color(let accent) = settings[.accentColor] {
      accentColor = accent
    } else if settings[.accentColor] == nil, case .text(let name) = settings[.interfaceAccent] {
      accentColor = AccentColor.named[name]
    }
    if case .count(let motion) = settings[.reducedMotion] {
      prefersReducedMotion = motion == 1
    } else {
      prefersReducedMotion = settings[.animations] == .truth(false)
    }
  }
}

/// A colour in sRGB.
public struct AccentColor: Hashable, Sendable {
  /// From 0 to 1.
  public let red: Double
  /// From 0 to 1.
  public let green: Double
  /// From 0 to 1.
  public let blue: Double

  /// Nil for what is none: a portal says by parts out of bounds that there is no preference.
  public init?(red: Double, green: Double, blue: Double) {
    guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
  }

  private init(_ number: UInt32) {
    red = Double(number >> 16 & 0xff) / 255
    green = Double(number >> 8 & 0xff) / 255
    blue = Double(number & 0xff) / 255
  }

  /// GNOME's, by the names of its setting: libadwaita's numbers, the same from 1.6 to 1.8.
  static let named: [String: AccentColor] = [
    "blue": AccentColor(0x3584e4), "teal": AccentColor(0x2190a4), "green": AccentColor(0x3a944a),
    "yellow": AccentColor(0xc88800), "orange": AccentColor(0xed5b00), "red": AccentColor(0xe62d42),
    "pink": AccentColor(0xd56199), "purple": AccentColor(0x9141ac), "slate": AccentColor(0x6f8396),
  ]
}

/// A setting that is read, under the name that the portal and GNOME's schemas have for it.
struct Setting: Hashable {
  let namespace: String
  let key: String

  static let colorScheme = Setting(namespace: "org.freedesktop.appearance", key: "color-scheme")
  static let contrast = Setting(namespace: "org.freedesktop.appearance", key: "contrast")
  static let reducedMotion = Setting(
    namespace: "org.freedesktop.appearance", key: "reduced-motion")
  static let textScale = Setting(
    namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
  static let font = Setting(namespace: "org.gnome.desktop.interface", key: "font-name")
  static let interfaceScheme = Setting(
    namespace: "org.gnome.desktop.interface", key: "color-scheme")
  static let animations = Setting(
    namespace: "org.gnome.desktop.interface", key: "enable-animations")
  static let highContrast = Setting(
    namespace: "org.gnome.desktop.a11y.interface", key: "high-contrast")

  static let accentColor = Setting(namespace: "org.freedesktop.appearance", key: "accent-color")
  static let interfaceAccent = Setting(
    namespace: "org.gnome.desktop.interface", key: "accent-color")

  static let all = [
    colorScheme, interfaceScheme, contrast, reducedMotion, textScale, font, animations,
    highContrast, accentColor, interfaceAccent,
  ]
  static let namespaces = Set(all.map(\.namespace)).sorted()
}

/// A setting's value, of the types that the settings have.
enum SettingValue: Hashable {
  case truth(Bool)
  case count(UInt32)
  case number(Double)
  case text(String)
  case color(AccentColor?)

  /// Nil for a value of any other type. The older of the portal's two ways to read wraps a value
  /// twice.
  init?(_ variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: self = .truth(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_UINT32: self = .count(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_DOUBLE: self = .number(g_variant_get_double(variant))
    case G_VARIANT_CLASS_STRING:
      guard let text = g_variant_get_string(variant, nil) else { return nil }
      self = .text(String(cString: text))
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = g_variant_get_variant(variant) else { return nil }
      defer { g_variant_unref(inner) }
      self.init(inner)
    case G_VARIANT_CLASS_TUPLE:
      guard g_strcmp0(g_variant_get_type_string(variant), "(ddd)") == 0 else { return nil }
      self = .color(
        AccentColor(
          red: Self.number(0, of: variant), green: Self.number(1, of: variant),
          blue: Self.number(2, of: variant)))
    default: return nil
    }
  }

  private static func number(_ index: Int, of tuple: OpaquePointer) -> Double {
    guard let child = g_variant_get_child_value(tuple, gsize(index)) else { return .nan }
    defer { g_variant_unref(child) }
    return g_variant_get_double(child)
  }
}

/// A font as Pango writes it: the family, words of style, and the size ("Noto Sans Bold 11").
struct FontName {
  /// Nil where there is none.
  let family: String?

  init(_ text: String) {
    var words = text.split(separator: " ")
    if let last = words.last, Double(last.replacing("px", with: "")) != nil { words.removeLast() }
    while let last = words.last, words.count > 1, Self.styles.contains(last.lowercased()) {
      words.removeLast()
    }
    let name = words.joined(separator: " ").split(separator: ",").first.map(String.init) ?? ""
    family = name.isEmpty ? nil : name
  }

  private static let styles: Set<String> = [
    "thin", "ultra-light", "light", "semi-light", "book", "regular", "normal", "medium",
    "semi-bold", "bold", "ultra-bold", "heavy", "italic", "oblique", "condensed", "expanded",
  ]
}
