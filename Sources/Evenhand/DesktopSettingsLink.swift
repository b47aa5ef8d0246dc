// SPDX-License-Identifier: Apache-2.0

import DesktopSettings
import Views
import WindowHost

/// Brings the desktop's settings into the views' environment, where the launch options leave the
/// word to the desktop.
@MainActor
final class DesktopSettingsLink {
  private let host: any ApplicationHost
  private let options: LaunchOptions
  private var watch: DesktopSettingsWatch?
  /// Of all windows.
  private var viewHosts: [ViewHost]

  init(host: any ApplicationHost, options: LaunchOptions) {
    self.host = host
    self.options = options
    viewHosts = [host.viewHost]
    host.viewHost.settings = options.settingsWithoutDesktop
  }

  /// Another window opens.
  func add(_ viewHost: ViewHost) {
    viewHost.settings = viewHosts.last?.settings ?? host.viewHost.settings
    viewHosts.append(viewHost)
  }

  func remove(_ viewHost: ViewHost) { viewHosts.removeAll { $0 === viewHost } }

  /// The first frame does not wait for the desktop's answer.
  func start() {
    guard !options.decidesAllSettings else { return }
    watch = DesktopSettingsWatch { [mailbox = host.loop.mailbox, weak self] preferences in
      mailbox.post { [weak self] in self?.take(preferences) }
    }
  }

  private func take(_ preferences: DesktopPreferences) {
    let settings = options.settings(over: preferences)
    for viewHost in viewHosts { viewHost.settings = settings }
  }

  func stop() {
    watch?.stop()
    watch = nil
  }
}

extension LaunchOptions {
  /// What they ask for; where they leave the word to the desktop, as on one that asks for nothing.
  @MainActor package var settingsWithoutDesktop: DisplaySettings {
    settings(over: DesktopPreferences())
  }

  fileprivate var decidesAllSettings: Bool {
    textScale != nil && colorScheme != nil && increasesContrast != nil && reducesMotion != nil
  }

  @MainActor fileprivate func settings(over preferences: DesktopPreferences) -> DisplaySettings {
    let preferred: ColorScheme = preferences.prefersDark ? .dark : .light
    let isIncreased = increasesContrast ?? preferences.prefersHighContrast
    return DisplaySettings(
      textScale: textScale ?? preferences.textScale,
      colorScheme: colorScheme ?? preferred,
      colorSchemeContrast: isIncreased ? .increased : .standard,
      reducesMotion: reducesMotion ?? preferences.prefersReducedMotion,
      fontFamily: fontFamily
        ?? preferences.fontFamily.flatMap { PangoTextMeasurer.hasFamily($0) ? $0 : nil },
      accentColor: preferences.accentColor.map {
        Color(red: $0.red, green: $0.green, blue: $0.blue)
      },
      saysUsage: saysUsage)
  }
}
