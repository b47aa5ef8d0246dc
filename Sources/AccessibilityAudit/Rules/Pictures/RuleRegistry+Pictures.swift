// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What a picture of the window shows, and what places and sizes tell of it.
  static let pictures: [any Rule] = [
    TargetSizeRule(),
    TextContrastRule(),
    NontextContrastRule(),
    TextClippedRule(),
    UnexposedTextRule(),
  ]
}
