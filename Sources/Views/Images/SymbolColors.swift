// SPDX-License-Identifier: Apache-2.0

/// In which styles the parts of a symbol are drawn.
struct SymbolColors {
  let body: ResolvedStyle
  /// Of what stands beside its body, or lies upon it.
  let rest: ResolvedStyle
  /// Of what is round it.
  let frame: ResolvedStyle
}

extension Symbol {
  /// How pale the second shade of a style is.
  private static let paleness = 0.5

  /// Of its parts; nil for one style.
  ///
  /// - Parameter isOriginal: Whether it is asked for in colours of its own, as `multicolor` asks too.
  func colors(
    in environment: EnvironmentValues, _ style: ResolvedStyle, _ mode: SymbolRenderingMode?,
    isOriginal: Bool
  ) -> SymbolColors? {
    let mode = mode ?? environment.symbolRenderingMode
    if isOriginal || mode == .multicolor, frame == nil, let base, let own = Self.ownColors[base] {
      let body = ResolvedStyle.color(own.body.shown(in: environment))
      return SymbolColors(
        body: body, rest: .color(own.rest.shown(in: environment)), frame: body)
    }
    guard let second = second(in: environment, style, mode) else { return nil }
    return SymbolColors(body: style, rest: frame == nil ? second : style, frame: second)
  }

  private func second(
    in environment: EnvironmentValues, _ style: ResolvedStyle, _ mode: SymbolRenderingMode?
  ) -> ResolvedStyle? {
    if mode == .monochrome { return nil }
    if let second = environment.known.foregroundLevels.first { return second }
    guard mode == .hierarchical, environment.colorSchemeContrast == .standard else { return nil }
    return style.opacity(Self.paleness)
  }

  /// The body, and what is beside it, of symbols that have colours of their own.
  private static let ownColors: [String: (body: Color, rest: Color)] = [
    "sun.max": (.yellow, .yellow), "sun.min": (.yellow, .yellow), "sunrise": (.yellow, .yellow),
    "sunset": (.yellow, .yellow), "cloud": (.white, .white), "cloud.rain": (.white, .blue),
    "cloud.bolt": (.white, .yellow), "cloud.snow": (.white, .white),
    "cloud.sun": (.white, .yellow), "moon": (.white, .white), "moon.stars": (.white, .white),
    "bolt": (.yellow, .yellow), "drop": (.blue, .blue), "heart": (.red, .red),
    "star": (.yellow, .yellow), "leaf": (.green, .green),
  ]
}
