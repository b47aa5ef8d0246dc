// SPDX-License-Identifier: Apache-2.0

/// Which settings have a way to an application at all. One that draws nothing else for a setting that
/// its toolkit never hears of says nothing of its author.
enum PreferenceReach {
  /// Why it does not hear of the setting; nil where it can, or where nothing is known of the toolkit.
  static func gap(_ preference: DesktopPreference, in context: AuditContext) -> String? {
    if preference == .darkStyle, context.toolkit == "gtk", context.toolkitMajorVersion == 3,
      let theme = context.evidence.preferenceTrials?.missingTheme
    {
      return "GTK 3 hears of it by the theme \(theme), which is not installed here (Debian:"
        + " gnome-themes-extra)"
    }
    guard context.toolkit == "qt", let major = context.toolkitMajorVersion else { return nil }
    let parts = context.snapshot.application.toolkitVersion.split(separator: ".")
    let version = (major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let isHeard =
      switch preference {
      // XSETTINGS' resolution of text.
      case .textScale: true
      // The portal's color-scheme and contrast, by its own platform theme.
      case .darkStyle: version >= (6, 5)
      case .highContrast: version >= (6, 10)
      case .reducedMotion: false
      }
    if isHeard { return nil }
    return "Qt \(version.0).\(version.1) does not ask the desktop for it without a platform theme"
  }
}
