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

  init(host: any ApplicationHost, options: LaunchOptions) {
    self.host = host
    self.options = options
    host.viewHost.settings = options.settings(over: DesktopPreferences())
  }

  /// The first frame does not wait for the desktop's answer.
  func start() {
    guard !options.decidesAllSettings else { return }
    watch = DesktopSettingsWatch { [mailbox = host.loop.mailbox, weak host, options] preferences in
      mailbox.post { [weak host] in
        host?.viewHost.settings = options.settings(over: preferences)
      }
    }
  }

  func stop() {
    watch?.stop()
    watch = nil
  }
}

extension LaunchOptions {
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
      fontFamily: preferences.fontFamily.flatMap { PangoTextMeasurer.hasFamily($0) ? $0 : nil },
      accentColor: preferences.accentColor.map {
        Color(red: $0.red, green: $0.green, blue: $0.blue)
      },
      saysUsage: saysUsage)
  }
}
