// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DesktopSession {
  /// What a session is made of.
  public struct Options: Sendable {
    /// What programs draw on: an X server's screen or a Wayland compositor's.
    public var display: Display
    /// Pixels, 320 to 4,096 each.
    public var width: Int
    /// Pixels, 320 to 4,096.
    public var height: Int
    /// Whether there is an accessibility bus, with `org.a11y.Status.IsEnabled` true.
    public var accessibility: Bool
    /// Whether `org.a11y.Status.ScreenReaderEnabled` is true from the start.
    public var screenReaderEnabled: Bool
    /// Whether openbox manages the windows of an X display.
    public var windowManager: Bool
    /// What the person has asked the desktop for; nil for a session without a settings service, in
    /// which each toolkit has its own standard values.
    public var preferences: SessionPreferences?
    /// What the session's environment is made from: `PATH` finds the programs, the variables of
    /// the outer desktop are dropped.
    public var baseEnvironment: [String: String]

    public init(
      display: Display = .virtual, width: Int = 1400, height: Int = 1000,
      accessibility: Bool = true, screenReaderEnabled: Bool = false, windowManager: Bool = false,
      preferences: SessionPreferences? = nil,
      baseEnvironment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.display = display
      self.width = width
      self.height = height
      self.accessibility = accessibility
      self.screenReaderEnabled = screenReaderEnabled
      self.windowManager = windowManager
      self.preferences = preferences
      self.baseEnvironment = baseEnvironment
    }
  }
}
