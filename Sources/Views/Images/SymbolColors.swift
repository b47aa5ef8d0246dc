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
    if isOriginal || mode == .multicolor, let own = ownColors {
      func shown(_ color: Color) -> ResolvedStyle { .color(color.shown(in: environment)) }
      return SymbolColors(
        body: own.body.map(shown) ?? style, rest: shown(own.rest),
        frame: own.frame.map(shown) ?? style)
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

  /// Nil for a symbol that has none. The body, or what is round it, has the colour round the symbol where
  /// it has none of its own.
  private var ownColors: (body: Color?, rest: Color, frame: Color?)? {
    let corner = badge.flatMap { $0.isEmpty ? .red : Self.signColors[$0] }
    guard let base else { return nil }
    if frame == nil, let own = Self.ownColors[base] {
      return (own.body, corner ?? own.rest, own.body)
    }
    if let corner { return (nil, corner, nil) }
    guard frame != nil, let color = Self.signColors[base] else { return nil }
    // The sign is white on its colour, and of the colour within a line.
    return isFilled ? (.white, .white, color) : (color, color, color)
  }

  /// Of what is added, taken away, done or wrong.
  private static let signColors: [String: Color] = [
    "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red, "exclamationmark": .red,
    "questionmark": .blue, "info": .blue, "clock": .blue,
  ]

  /// The body, and what is beside it, of symbols that have colours of their own.
  private static let ownColors: [String: (body: Color, rest: Color)] = [
    "sun.max": (.yellow, .yellow), "sun.min": (.yellow, .yellow), "sunrise": (.yellow, .yellow),
    "sunset": (.yellow, .yellow), "cloud": (.white, .white), "cloud.rain": (.white, .blue),
    "cloud.bolt": (.white, .yellow), "cloud.snow": (.white, .white),
    "cloud.sun": (.white, .yellow), "moon": (.white, .white), "moon.stars": (.white, .white),
    "bolt": (.yellow, .yellow), "drop": (.blue, .blue), "heart": (.red, .red),
    "star": (.yellow, .yellow), "leaf": (.green, .green),
    "sun.haze": (.yellow, .yellow), "cloud.sun.rain": (.white, .yellow),
    "cloud.moon": (.white, .white), "cloud.moon.rain": (.white, .blue),
    "cloud.drizzle": (.white, .blue), "cloud.heavyrain": (.white, .blue),
    "cloud.bolt.rain": (.white, .yellow), "cloud.fog": (.white, .white),
    "cloud.hail": (.white, .white), "cloud.sleet": (.white, .blue), "snowflake": (.cyan, .cyan),
    "humidity": (.blue, .blue), "thermometer": (.red, .red), "flame": (.orange, .orange),
    "tree": (.green, .green), "carrot": (.orange, .green), "ladybug": (.red, .black),
    "sparkles": (.yellow, .yellow), "trophy": (.yellow, .yellow), "crown": (.yellow, .yellow),
    "medal": (.yellow, .yellow), "lightbulb": (.yellow, .yellow), "gift": (.red, .red),
    "cross": (.red, .red), "staroflife": (.red, .red), "phone": (.green, .green),
    "phone.down": (.red, .red), "message": (.green, .green), "video": (.green, .green),
    "envelope": (.blue, .blue), "folder": (.cyan, .cyan), "location": (.blue, .blue),
    "mappin": (.red, .red), "bookmark": (.red, .red), "flag": (.orange, .orange),
    "mic": (.red, .red), "record": (.red, .red), "exclamationmark.triangle": (.yellow, .black),
    "exclamationmark.octagon": (.red, .white), "xmark.octagon": (.red, .white),
    "checkmark.seal": (.blue, .white), "exclamationmark.shield": (.yellow, .black),
  ]
}
