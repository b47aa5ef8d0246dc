// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the person of a session has asked the desktop for.
///
/// A session with preferences reports them in each way in which toolkits on Linux ask: GSettings,
/// the settings portal, XSETTINGS, and the X resource for the resolution of text.
public struct SessionPreferences: Hashable, Sendable {
  /// How large text is; 1 is the usual size.
  public var textScale = 1.0
  /// Whether texts and borders are to stand out: GNOME's theme HighContrast, and the portal's
  /// contrast.
  public var highContrast = false
  /// Whether dark colours are preferred: GNOME's dark style, and its theme for GTK 3.
  public var darkStyle = false
  /// Whether less is to move: GNOME's animations are off.
  public var reducedMotion = false
  /// What controls are drawn in; nil where the person has not chosen it.
  public var accentColor: Accent?

  /// Parts of sRGB from 0 to 1.
  public struct Accent: Hashable, Sendable {
    /// How much red there is.
    public var red: Double
    /// How much green there is.
    public var green: Double
    /// How much blue there is.
    public var blue: Double

    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  public init() {}

  /// By GNOME's names, which GTK 3 and 4 both know. Desktops change the theme along with the
  /// setting, because GTK 3 asks for nothing else.
  var themeName: String {
    highContrast ? "HighContrast" : darkStyle ? Self.darkTheme : "Adwaita"
  }

  private static let darkTheme = "Adwaita-dark"

  /// The dark style's theme where GTK 3 would not find it; nil where it would. It has the others in
  /// itself.
  public static func missingDarkTheme(_ environment: [String: String]) -> String? {
    let folders = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    let isInstalled = (folders ?? "/usr/local/share:/usr/share").split(separator: ":").contains {
      FileManager.default.fileExists(atPath: "\($0)/themes/\(darkTheme)/gtk-3.0/gtk.css")
    }
    return isInstalled ? nil : darkTheme
  }

  /// Pixels in an inch as far as text is concerned; 96 is X's usual number.
  var textResolution: Int { Int((96 * textScale).rounded()) }

  /// GNOME's schemas: schema, key, and the value in GVariant's text form.
  var schemas: [String: [String: String]] {
    [
      "org.gnome.desktop.interface": [
        "text-scaling-factor": "\(textScale)", "gtk-theme": "'\(themeName)'",
        "color-scheme": darkStyle ? "'prefer-dark'" : "'default'",
        "enable-animations": "\(!reducedMotion)",
      ],
      "org.gnome.desktop.a11y.interface": ["high-contrast": "\(highContrast)"],
    ]
  }

  /// What the settings portal says, in the same form. Its own namespace is documented at
  /// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
  var portal: [String: [String: String]] {
    var namespaces = schemas
    var appearance = [
      "color-scheme": "uint32 \(darkStyle ? 1 : 0)", "contrast": "uint32 \(highContrast ? 1 : 0)",
      "reduced-motion": "uint32 \(reducedMotion ? 1 : 0)",
    ]
    appearance["accent-color"] = accentColor.map { "(\($0.red), \($0.green), \($0.blue))" }
    namespaces["org.freedesktop.appearance"] = appearance
    return namespaces
  }

  /// The file of GSettings' backend "keyfile".
  var keyfile: String {
    schemas.sorted { $0.key < $1.key }.map { schema, keys in
      "[\(schema.replacing(".", with: "/"))]\n"
        + keys.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
    }.joined(separator: "\n")
  }
}

/// A session's preferences while they are published to its programs.
struct SessionSettings: Sendable {
  /// What programs need to find them.
  let variables: [String: String]
  private let portal: SettingsPortal
  /// nil without an X display.
  private let manager: XSettingsManager?

  /// `environment` has the session's bus and, where there is one, its X display.
  init(
    _ preferences: SessionPreferences, folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) {
    let settings = try folder.subfolder("home/.config/glib-2.0/settings")
    try folder.write(preferences.keyfile, to: "\(settings)/keyfile")
    variables = ["GSETTINGS_BACKEND": "keyfile"]
    portal = try SettingsPortal(
      preferences, address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    manager = try environment["DISPLAY"].map { display throws(DesktopSessionError) in
      try XSettingsManager(preferences, display: display)
    }
  }
}
