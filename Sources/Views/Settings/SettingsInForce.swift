// SPDX-License-Identifier: Apache-2.0

/// What the person wants, for code that asks outside of any view, as UIKit's does: the settings of the
/// window that was brought up to date last.
@MainActor @preconcurrency
public enum SettingsInForce {
  /// Those of the desktop, or of the launch options; the standard ones before there is a window.
  public internal(set) static var settings = DisplaySettings()
}
