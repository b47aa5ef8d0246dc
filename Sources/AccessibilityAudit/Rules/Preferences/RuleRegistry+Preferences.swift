// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// Whether the application looks as the person asked the desktop for; a rule for each setting,
  /// because a rule says one thing of a window.
  static let preferences: [any Rule] = [
    TextScalePreferenceRule(),
    ContrastPreferenceRule(),
    DarkStylePreferenceRule(),
    ReducedMotionPreferenceRule(),
  ]
}
