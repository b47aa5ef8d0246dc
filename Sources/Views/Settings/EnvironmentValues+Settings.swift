// SPDX-License-Identifier: Apache-2.0

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

  /// The colours that are drawn in: light, unless a view around this one set it. Standard colours
  /// are the same in both.
  public var colorScheme: ColorScheme {
    get { known.colorScheme }
    set { known.colorScheme = newValue }
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
