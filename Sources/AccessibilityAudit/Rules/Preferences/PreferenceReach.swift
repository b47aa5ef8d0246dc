// SPDX-License-Identifier: Apache-2.0

/// Which settings have a way to an application at all. One that draws nothing else for a setting that
/// its toolkit never hears of says nothing of its author.
enum PreferenceReach {
  /// Why it does not hear of the setting; nil where it can, or where nothing is known of the toolkit.
  static func gap(_ preference: DesktopPreference, in context: AuditContext) -> String? {
    let toolkit = context.toolkit
    if preference == .darkStyle, toolkit.has(.hearsOfDarkStyleByTheme),
      let theme = context.evidence.preferenceTrials?.missingTheme
    {
      return "GTK 3 hears of it by the theme \(theme), which is not installed here (Debian:"
        + " gnome-themes-extra)"
    }
    let deafness: Toolkit.Trait? =
      switch preference {
      case .textScale: nil
      case .darkStyle: .ignoresDarkStyle
      case .highContrast: .ignoresContrast
      case .reducedMotion: .ignoresReducedMotion
      }
    guard let deafness, toolkit.has(deafness) else { return nil }
    return "\(toolkit.name) \(toolkit.version) \(deafness.text)"
  }
}
