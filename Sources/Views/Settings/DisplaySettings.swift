// SPDX-License-Identifier: Apache-2.0

/// What a person wants of every window: the size of text, the contrast, how much moves.
public struct DisplaySettings: Hashable, Sendable {
  /// The smallest and the largest scale that GNOME's schema allows.
  public static let textScales = 0.5...3.0

  /// How large text is, 1 for its own size; within ``textScales``.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Whether borders and texts are to stand out more than usual.
  public var colorSchemeContrast: ColorSchemeContrast
  /// Whether movement that only decorates is to be left out.
  public var reducesMotion: Bool

  public init(
    textScale: Double = 1, colorSchemeContrast: ColorSchemeContrast = .standard,
    reducesMotion: Bool = false
  ) {
    self.textScale = Self.usable(textScale)
    self.colorSchemeContrast = colorSchemeContrast
    self.reducesMotion = reducesMotion
  }

  private static func usable(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    return min(max(scale, textScales.lowerBound), textScales.upperBound)
  }
}
