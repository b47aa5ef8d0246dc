// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A typeface by its role. The family comes from the desktop; sizes are points.
public struct Font: Hashable, Sendable {
  public enum Weight: Int, Hashable, Sendable {
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  public enum Design: Hashable, Sendable {
    case `default`, monospaced, serif, rounded
  }

  public var size: CGFloat
  public var weight: Weight
  public var design: Design
  public var isItalic: Bool

  public init(
    size: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }

  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  public static let largeTitle = Font(size: 30, weight: .bold)
  public static let title = Font(size: 24, weight: .bold)
  public static let title2 = Font(size: 20, weight: .semibold)
  public static let title3 = Font(size: 17, weight: .semibold)
  public static let headline = Font(size: 15, weight: .semibold)
  public static let body = Font(size: 15)
  public static let callout = Font(size: 14)
  public static let subheadline = Font(size: 13)
  public static let footnote = Font(size: 12)
  public static let caption = Font(size: 12)

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }
}
