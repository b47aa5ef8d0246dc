// SPDX-License-Identifier: Apache-2.0

/// What became different when a program was started again with one setting of the desktop changed.
public struct PreferenceTrials: Hashable, Sendable, Codable {
  /// One for each setting that was changed.
  public var trials: [PreferenceTrial]
  /// Why the program could not be looked at with the usual settings; nil where it could.
  public var obstacle: String?
  /// The theme of the dark style where it is not installed: without it GTK 3 hears of no such style.
  public var missingTheme: String?

  public init(
    trials: [PreferenceTrial] = [], obstacle: String? = nil, missingTheme: String? = nil
  ) {
    self.trials = trials
    self.obstacle = obstacle
    self.missingTheme = missingTheme
  }
}

/// One start with one setting changed, against one with the usual settings.
public struct PreferenceTrial: Hashable, Sendable, Codable {
  /// The setting that was changed.
  public var preference: DesktopPreference
  /// Why the program could not be looked at; nil where it could.
  public var gap: String?
  /// One for each window that was found both times, or missing one time.
  public var windows: [WindowComparison]

  public init(
    _ preference: DesktopPreference, windows: [WindowComparison] = [], gap: String? = nil
  ) {
    self.preference = preference
    self.windows = windows
    self.gap = gap
  }
}

/// One thing that a person sets on the desktop or does to a window, and that applications should
/// follow.
public enum DesktopPreference: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text twice as large, as WCAG 1.4.4 asks for.
  case textScale
  case highContrast
  case darkStyle
  case reducedMotion
  /// A window 320 points wide, as WCAG 1.4.10 asks for, or as narrow as it lets itself be made.
  case narrowWindow
}
