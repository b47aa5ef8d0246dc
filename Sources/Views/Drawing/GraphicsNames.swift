// SPDX-License-Identifier: Apache-2.0

import Foundation

// Core Graphics' names that SwiftUI's files use, for what Foundation has on Linux.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle by its top left corner and its size.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension AffineTransform {
  /// First this one, then the other.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    followed(by: other)
  }

  /// First moved, then this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> AffineTransform {
    AffineTransform(translationX: x, y: y).followed(by: self)
  }

  /// First made larger, then this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).followed(by: self)
  }

  /// First turned by an angle in radians, then this one.
  public func rotated(by angle: CGFloat) -> AffineTransform {
    AffineTransform(rotationAngle: angle).followed(by: self)
  }
}

extension Color {
  /// How the parts of a colour are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As everywhere here.
    case sRGB
    /// Drawn as sRGB, with the curve of light turned into its own.
    case sRGBLinear
    /// Drawn as sRGB: a window has no wider colours.
    case displayP3
  }

  /// A colour by parts that are read in one way or another.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func part(_ value: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return value }
      // The curve of IEC 61966-2-1.
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
  }

  /// A gray that is read in one way or another.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by where it stands on the wheel of colours, how strong and how bright it is; each from
  /// 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ shift: Double) -> Double {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}
