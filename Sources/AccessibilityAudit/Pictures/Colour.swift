// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour of sRGB.
public struct Colour: Hashable, Sendable, CustomStringConvertible {
  /// From 0 to 255, as sRGB encodes it.
  public var red: UInt8
  /// From 0 to 255, as sRGB encodes it.
  public var green: UInt8
  /// From 0 to 255, as sRGB encodes it.
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// As CSS writes it ("#1a2b3c").
  public var description: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// WCAG 2.2, "relative luminance": 0 for black, 1 for white. The threshold 0.04045 is the
  /// corrected one of the erratum of May 2021.
  public var relativeLuminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.2, "contrast ratio": 1 to 21.
  public func contrast(with other: Colour) -> Double {
    let lights = [relativeLuminance, other.relativeLuminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

extension Colour: Codable {
  /// nil for what is not six hexadecimal digits after "#".
  public init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, let number = UInt32(digits, radix: 16),
      !digits.hasPrefix("+")
    else { return nil }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xff), blue: UInt8(number & 0xff))
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let colour = Colour(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no colour")
    }
    self = colour
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
