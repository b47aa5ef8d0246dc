// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for a colour, with a value for a light ground and one for a dark one. A ``Color`` that
/// is made of it has both.
public final class UIColor: Hashable, Sendable {
  let light: Color
  fileprivate let dark: Color?

  /// A colour in sRGB; each part from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Color(red: red, green: green, blue: blue, opacity: alpha)
    dark = nil
  }

  /// A gray: 0 for black, 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    light = Color(white: white, opacity: alpha)
    dark = nil
  }

  /// A colour by where it stands on the wheel of colours; each part from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    light = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    dark = nil
  }

  /// Drawn as sRGB: a window has no wider colours.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Color(red: red, green: green, blue: blue, opacity: alpha)
    dark = nil
  }

  /// The same colour as a view has it.
  public init(_ color: Color) {
    light = color
    dark = nil
  }

  /// A colour that depends on the ground that it is seen on.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
    dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).light
  }

  /// A colour of the application's assets. There are none here: nil.
  public convenience init?(named name: String) { return nil }

  init(light: UInt32, dark: UInt32, alpha: CGFloat = 1) {
    func color(_ number: UInt32) -> Color {
      Color(
        red: Double(number >> 16 & 0xff) / 255, green: Double(number >> 8 & 0xff) / 255,
        blue: Double(number & 0xff) / 255, opacity: alpha)
    }
    self.light = color(light)
    self.dark = color(dark)
  }

  private init(light: Color, dark: Color?) {
    self.light = light
    self.dark = dark
  }

  /// The same colour, so far opaque, on either ground.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.withAlpha(alpha), dark: dark?.withAlpha(alpha))
  }

  /// The colour on the ground that the traits speak of.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(traits.userInterfaceStyle == .dark ? dark ?? light : light)
  }

  /// Writes the parts into variables, each from 0 to 1. It always can.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  /// The colour itself: there is no Core Graphics here.
  public var cgColor: UIColor { self }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.light == right.light && left.dark == right.dark
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}

/// SwiftUI's files name Core Graphics' colour where they hand one of UIKit's on.
public typealias CGColor = UIColor

/// What is known of the ground that a view is on.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Those of the application's window.
  @MainActor @preconcurrency
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: SettingsInForce.settings.colorScheme == .dark ? .dark : .light)
  }
}

/// Whether views are drawn dark on light, or light on dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

extension Color {
  fileprivate func withAlpha(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// The colour on a light ground, and in the dark the one on a dark ground.
  public init(_ color: UIColor) {
    self = color.dark.map { Color(light: color.light, dark: $0) } ?? color.light
  }

  /// The colour on a light ground, and in the dark the one on a dark ground.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The same by Core Graphics' name.
  public init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour under UIKit's name.
  public var cgColor: UIColor? { UIColor(self) }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing asks for another.
public typealias _ColorLiteralType = UIColor
