// SPDX-License-Identifier: Apache-2.0

/// Whether views are drawn dark on light, or light on dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How far colours stand apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Which way lines of text and rows of controls run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// What a person wants of every window: the size of text, light or dark, the contrast, how much
/// moves, how much is said.
public struct DisplaySettings: Hashable, Sendable {
  /// The smallest and the largest scale that GNOME's schema allows.
  public static let textScales = 0.5...3.0

  /// How large text is, 1 for its own size; within ``textScales``.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Whether views are drawn dark on light, or light on dark.
  public var colorScheme: ColorScheme
  /// Whether borders and texts are to stand out more than usual.
  public var colorSchemeContrast: ColorSchemeContrast
  /// Whether movement that only decorates is to be left out.
  public var reducesMotion: Bool
  /// The family of texts that name none; nil for what Fontconfig calls "Sans".
  public var fontFamily: String?
  /// The colour of controls, which ``Color/accentColor`` stands for; nil for the library's own blue.
  /// It is darker than asked for, or in the dark lighter, where words in it or on it could not be read
  /// otherwise (4.5:1).
  public var accentColor: Color? {
    didSet { accentColor = accentColor.map(\.readableAccent) }
  }
  /// Whether a control says to assistive technologies how it is used ("Space picks up").
  public var saysUsage: Bool

  public init(
    textScale: Double = 1, colorScheme: ColorScheme = .light,
    colorSchemeContrast: ColorSchemeContrast = .standard, reducesMotion: Bool = false,
    fontFamily: String? = nil, accentColor: Color? = nil, saysUsage: Bool = true
  ) {
    self.textScale = Self.usable(textScale)
    self.colorScheme = colorScheme
    self.colorSchemeContrast = colorSchemeContrast
    self.reducesMotion = reducesMotion
    self.fontFamily = fontFamily
    self.accentColor = accentColor.map(\.readableAccent)
    self.saysUsage = saysUsage
  }

  private static func usable(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    return min(max(scale, textScales.lowerBound), textScales.upperBound)
  }
}

extension EnvironmentValues {
  /// How large text is, 1 for its own size: what the desktop asks for, to the last digit.
  public var textScale: Double {
    get { known.settings.textScale }
    set { known.settings.textScale = newValue }
  }

  /// The step nearest to ``textScale``; setting another step sets the scale.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(textScale: textScale) }
    set {
      // The step that it already is keeps the desktop's own scale.
      guard newValue != dynamicTypeSize else { return }
      textScale = newValue.textScale
    }
  }

  /// Whether the person wants colours that stand further apart.
  public var colorSchemeContrast: ColorSchemeContrast { known.settings.colorSchemeContrast }

  /// Whether the person wants less to move: leave out what only decorates a change.
  public var accessibilityReduceMotion: Bool { known.settings.reducesMotion }

  /// The colours that are drawn in: those that the desktop asks for, unless a view around this one
  /// set it. ``Color/primary``, ``Color/blue`` and the other standard colours follow it, and so do
  /// standard views; a colour of one's own is the same in both.
  public var colorScheme: ColorScheme {
    get { known.settings.colorScheme }
    set { known.settings.colorScheme = newValue }
  }

  var settings: DisplaySettings {
    get { known.settings }
    set { known.settings = newValue }
  }
}

extension View {
  /// Sets the size of text inside, whatever the desktop asks for.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text inside within a range.
  public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}
