// SPDX-License-Identifier: Apache-2.0

/// A colour in sRGB, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(white: 0.45)
  public static let red = Color(red: 0.78, green: 0.15, blue: 0.17)
  public static let orange = Color(red: 0.80, green: 0.38, blue: 0.02)
  public static let yellow = Color(red: 0.98, green: 0.80, blue: 0.18)
  public static let green = Color(red: 0.09, green: 0.50, blue: 0.24)
  public static let mint = Color(red: 0.60, green: 0.88, blue: 0.76)
  public static let blue = Color(red: 0.08, green: 0.38, blue: 0.80)
  public static let indigo = Color(red: 0.28, green: 0.27, blue: 0.66)
  public static let purple = Color(red: 0.50, green: 0.22, blue: 0.66)
  public static let pink = Color(red: 0.80, green: 0.16, blue: 0.42)
  public static let brown = Color(red: 0.45, green: 0.31, blue: 0.18)
  /// Text on the window's background.
  public static let primary = Color(white: 0.10)
  /// Less important text: 7:1 on white.
  public static let secondary = Color(white: 0.33)
  public static let accentColor = Color.blue
}
