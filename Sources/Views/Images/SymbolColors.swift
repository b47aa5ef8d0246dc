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
  /// Of its parts; nil for one style.
  ///
  /// - Parameter isOriginal: Whether it is asked for in colours of its own, as `multicolor` asks too.
  func colors(
    in environment: EnvironmentValues, _ style: ResolvedStyle, isOriginal: Bool
  ) -> SymbolColors? {
    if isOriginal || environment.symbolRenderingMode == .multicolor, frame == nil, let base,
      let own = Self.ownColors[base]
    {
      let body = ResolvedStyle.color(own.body.shown(in: environment))
      return SymbolColors(
        body: body, rest: .color(own.rest.shown(in: environment)), frame: body)
    }
    guard environment.symbolRenderingMode != .monochrome,
      let second = environment.known.foregroundLevels.first
    else { return nil }
    return SymbolColors(body: style, rest: frame == nil ? second : style, frame: second)
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
