// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour in sRGB, each part from 0 to 1; it may be another one in the dark.
public struct Color: Hashable, Sendable {
  /// From 0 to 1; nothing keeps it in there. Writing a part makes it the same colour in the dark.
  public var red: Double { didSet { darkened = nil } }
  /// From 0 to 1; nothing keeps it in there.
  public var green: Double { didSet { darkened = nil } }
  /// From 0 to 1; nothing keeps it in there.
  public var blue: Double { didSet { darkened = nil } }
  /// 0 for transparent, 1 for opaque.
  public var alpha: Double { didSet { darkened = nil } }
  /// What it is in the dark; nil where it is the same.
  private var darkened: Darkened?

  /// A colour in sRGB; each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  /// A gray: 0 for black, 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour.
  public init(_ color: Color) { self = color }

  /// A colour that is another one where views are drawn light on dark, as one of Apple's assets is.
  public init(light: Color, dark: Color) {
    self.init(red: light.red, green: light.green, blue: light.blue, opacity: light.alpha)
    darkened = Darkened(dark)
  }

  /// The same by numbers of six hexadecimal digits.
  package init(light: UInt32, dark: UInt32) {
    self.init(light: Color(hexadecimal: light), dark: Color(hexadecimal: dark))
  }

  private init(hexadecimal number: UInt32) {
    self.init(
      red: Double(number >> 16 & 0xff) / 255, green: Double(number >> 8 & 0xff) / 255,
      blue: Double(number & 0xff) / 255)
  }

  /// The same colour, so many times as opaque as it is.
  public func opacity(_ opacity: Double) -> Color {
    var color = Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
    color.darkened = darkened?.opacity(opacity)
    return color
  }

  /// A colour as it is in the dark, in single precision: colours are in every item that is drawn.
  private struct Darkened: Hashable {
    private let parts: SIMD4<Float>

    init(_ color: Color) {
      parts = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }

    var color: Color {
      Color(
        red: Double(parts.x), green: Double(parts.y), blue: Double(parts.z),
        opacity: Double(parts.w))
    }

    func opacity(_ opacity: Double) -> Darkened { Darkened(color.opacity(opacity)) }
  }

  /// What it is in the dark; nil where it is the same.
  package var dark: Color? { darkened?.color }

  /// The colour that is seen where views are drawn in this scheme.
  package func shown(in scheme: ColorScheme) -> Color {
    scheme == .dark ? dark ?? self : self
  }
}

// Each keeps away from the ground of a window as it says, and in the dark 4.5:1 at least; the names
// that are dark enough for white letters in the light keep 3.5:1 from white in the dark.
extension Color {
  /// Transparent: nothing is drawn, and room is taken all the same.
  public static let clear = Color(white: 0, opacity: 0)
  /// `#000000`; 21.0:1 on white.
  public static let black = Color(white: 0)
  /// `#ffffff`.
  public static let white = Color(white: 1)
  /// `#737373`; 4.7:1 on white. `#8e8e93` in the dark.
  public static let gray = Color(light: Color(white: 0.45), dark: Color(hexadecimal: 0x8e8e93))
  /// `#c7262b`; 5.6:1 on white. `#e05e62` in the dark.
  public static let red = Color(
    light: Color(red: 0.78, green: 0.15, blue: 0.17), dark: Color(hexadecimal: 0xe05e62))
  /// `#cc6105`; 3.9:1 on white. `#ef7106` in the dark.
  public static let orange = Color(
    light: Color(red: 0.80, green: 0.38, blue: 0.02), dark: Color(hexadecimal: 0xef7106))
  /// `#facc2e`; 1.5:1 on white.
  public static let yellow = Color(red: 0.98, green: 0.80, blue: 0.18)
  /// `#17803d`; 5.0:1 on white. `#1c9c4b` in the dark.
  public static let green = Color(
    light: Color(red: 0.09, green: 0.50, blue: 0.24), dark: Color(hexadecimal: 0x1c9c4b))
  /// `#99e0c2`; 1.5:1 on white.
  public static let mint = Color(red: 0.60, green: 0.88, blue: 0.76)
  /// `#0d7885`; 5.2:1 on white. `#1096a6` in the dark.
  public static let teal = Color(
    light: Color(red: 0.05, green: 0.47, blue: 0.52), dark: Color(hexadecimal: 0x1096a6))
  /// `#59c7eb`; 1.9:1 on white.
  public static let cyan = Color(red: 0.35, green: 0.78, blue: 0.92)
  /// `#1461cc`; 5.8:1 on white. `#4088ec` in the dark.
  public static let blue = Color(
    light: Color(red: 0.08, green: 0.38, blue: 0.80), dark: Color(hexadecimal: 0x4088ec))
  /// `#4745a8`; 7.8:1 on white. `#8381cb` in the dark.
  public static let indigo = Color(
    light: Color(red: 0.28, green: 0.27, blue: 0.66), dark: Color(hexadecimal: 0x8381cb))
  /// `#8038a8`; 6.8:1 on white. `#ac6fcf` in the dark.
  public static let purple = Color(
    light: Color(red: 0.50, green: 0.22, blue: 0.66), dark: Color(hexadecimal: 0xac6fcf))
  /// `#cc296b`; 5.1:1 on white. `#de598f` in the dark.
  public static let pink = Color(
    light: Color(red: 0.80, green: 0.16, blue: 0.42), dark: Color(hexadecimal: 0xde598f))
  /// `#734f2e`; 7.2:1 on white. `#b47c48` in the dark.
  public static let brown = Color(
    light: Color(red: 0.45, green: 0.31, blue: 0.18), dark: Color(hexadecimal: 0xb47c48))
  /// Text on the window's background: nearly black, and white in the dark.
  public static let primary = Color(light: Color(white: 0.10), dark: Color(white: 1))
  /// Less important text: 7:1 on white.
  public static let secondary = Color(light: Color(white: 0.33), dark: Color(white: 0.78))
  /// Still less important: 4.7:1 on white.
  public static let tertiary = Color(light: Color(white: 0.45), dark: Color(white: 0.6))
  /// The least important; for lines and grounds, as it has 2.1:1 on white.
  public static let quaternary = Color(light: Color(white: 0.70), dark: Color(white: 0.38))
  /// The colour that the person has chosen for controls (`DisplaySettings.accentColor`); ``blue`` where
  /// the desktop does not say. By its parts it is told from blue by less than a screen shows.
  public static let accentColor = Color(
    light: Color(red: 0.08, green: 0.38, blue: 0.80 + 0x1p-30), dark: Color(hexadecimal: 0x4088ec))
}

extension Color {
  func shown(in environment: EnvironmentValues) -> Color {
    heightened(environment.colorSchemeContrast).inAccent(environment.known.settings.accentColor)
      .shown(in: environment.colorScheme)
  }

  /// The person's colour where this one stands for it.
  func inAccent(_ accent: Color?) -> Color {
    guard let accent, blue == Self.accentColor.blue, red == Self.accentColor.red,
      green == Self.accentColor.green
    else { return self }
    let whole = darkened == nil ? accent.undarkened : accent
    return alpha == 1 ? whole : whole.opacity(alpha)
  }
}

extension Color: Animatable {
  /// Two pairs: red and green, blue and the opacity.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  /// Red, green, blue and the opacity. The colours are weighed by it, so that what comes out of the
  /// transparent comes in its own colour.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(red * alpha, green * alpha), AnimatablePair(blue * alpha, alpha))
    }
    set {
      alpha = min(max(newValue.second.second, 0), 1)
      let weight = alpha > 0 ? 1 / alpha : 0
      red = min(max(newValue.first.first * weight, 0), 1)
      green = min(max(newValue.first.second * weight, 0), 1)
      blue = min(max(newValue.second.first * weight, 0), 1)
    }
  }
}

/// A colour as a view fills all the room that it is offered.
extension Color: View {
  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { Rectangle().fill($0) }
  }
}
