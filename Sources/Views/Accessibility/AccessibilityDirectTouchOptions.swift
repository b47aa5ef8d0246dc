// SPDX-License-Identifier: Apache-2.0

/// How a view takes touches while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// VoiceOver would stay silent; without effect on Linux.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view would have to be activated first; without effect on Linux.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
