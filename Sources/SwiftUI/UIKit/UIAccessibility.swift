// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for what the person wants, and for what is told to a screen reader. The settings are
/// those of the desktop; views read them from the environment, and are drawn anew when they change.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Whether movement that only decorates is to be left out.
  public static var isReduceMotionEnabled: Bool { SettingsInForce.settings.reducesMotion }
  /// Whether texts are to be bold: with high contrast, as there is no setting of its own.
  public static var isBoldTextEnabled: Bool { isDarkerSystemColorsEnabled }
  /// Whether colours are to stand further apart.
  public static var isDarkerSystemColorsEnabled: Bool {
    SettingsInForce.settings.colorSchemeContrast == .increased
  }
  /// Whether what shines through is to be solid: with high contrast.
  public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }
  /// Whether a state may not be told by colour alone: with high contrast.
  public static var shouldDifferentiateWithoutColor: Bool { isDarkerSystemColorsEnabled }

  /// Not told: what assistive technologies need is there whether one runs or not.
  public static var isVoiceOverRunning: Bool { false }
  /// Not told: what assistive technologies need is there whether one runs or not.
  public static var isSwitchControlRunning: Bool { false }

  /// What is told.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// Words, which a screen reader says.
    public static let announcement = Notification(name: "announcement")
    /// A part of the window is another one. Elements are told of as they change: what is said is the
    /// argument, where it is a text.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The window shows something else; the same.
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// Says a text; other arguments have nothing to say here.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
