// SPDX-License-Identifier: Apache-2.0

/// What the person asked the desktop for.
public struct DesktopPreferences: Hashable, Sendable {
  /// How large text is, 1 for its own size. As the desktop says it: any number above 0.
  public var textScale = 1.0
  /// Whether texts and borders are to stand out more; false where the desktop does not say.
  public var prefersHighContrast = false
  /// Whether movement that only decorates is to be left out; false where the desktop does not say.
  public var prefersReducedMotion = false

  public init() {}

  /// Where several settings say the same thing, the newer one has the word. A value of an unexpected
  /// type or out of bounds counts as not set.
  init(_ settings: [Setting: SettingValue]) {
    if case .number(let scale) = settings[.textScale], scale.isFinite, scale > 0 {
      textScale = scale
    }
    // 1 is "higher contrast" and 0 "no preference"; unknown numbers count as 0, says the portal.
    if case .count(let contrast) = settings[.contrast] {
      prefersHighContrast = contrast == 1
    } else {
      prefersHighContrast = settings[.highContrast] == .truth(true)
    }
    if case .count(let motion) = settings[.reducedMotion] {
      prefersReducedMotion = motion == 1
    } else {
      prefersReducedMotion = settings[.animations] == .truth(false)
    }
  }
}
