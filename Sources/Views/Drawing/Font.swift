// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A typeface by its role. The family comes from the desktop; sizes are points.
public struct Font: Hashable, Sendable {
  /// How thick strokes are, by the numbers of CSS and Fontconfig.
  public enum Weight: Int, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// Which of the desktop's families is taken; `rounded` has none of its own and is drawn as
  /// `default`.
  public enum Design: Hashable, Sendable {
    case `default`, monospaced, serif, rounded
  }

  /// How wide letters are beside those that the family usually has. A family without such letters
  /// is drawn in its own.
  public struct Width: Hashable, Sendable {
    /// 0 for the family's own; less is narrower.
    public let value: CGFloat

    /// 0 for the family's own; less is narrower.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The family's own.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// In points, before the person's scale of text.
  public var size: CGFloat
  /// How thick the strokes are.
  public var weight: Weight
  /// Which of the desktop's families.
  public var design: Design
  /// Whether it slants.
  public var isItalic: Bool
  /// The name of a family; nil for that of the design.
  public var family: String?
  /// How wide the letters are.
  public var width = Width.standard

  public init(
    size: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }

  /// As a person wants all texts: of that size, and in the desktop's letters where it names none.
  func shown(in settings: DisplaySettings) -> Font {
    var font = scaled(by: settings.textScale)
    if font.family == nil, font.design == .default { font.family = settings.fontFamily }
    return font
  }

  /// The same in letters so many times as large.
  func scaled(by textScale: Double) -> Font {
    var font = self
    font.size *= textScale
    return font
  }

  /// The desktop's family at a size in points.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// A family by its name, at a size in points, which follows the person's scale of text; the
  /// desktop's family where it has none of that name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: size)
    font.family = name
    return font
  }

  /// The same: every text follows the person's scale.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// The same: a size that nothing changes would keep text from the person's scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// Regular, 30 points.
  public static let largeTitle = Font(size: 30)
  /// Regular, 24 points.
  public static let title = Font(size: 24)
  /// Regular, 20 points.
  public static let title2 = Font(size: 20)
  /// Regular, 17 points.
  public static let title3 = Font(size: 17)
  /// Semibold, 15 points: as large as ``body``.
  public static let headline = Font(size: 15, weight: .semibold)
  /// Regular, 15 points: what texts have that name no font.
  public static let body = Font(size: 15)
  /// Regular, 14 points.
  public static let callout = Font(size: 14)
  /// Regular, 13 points.
  public static let subheadline = Font(size: 13)
  /// Regular, 12 points.
  public static let footnote = Font(size: 12)
  /// Regular, 12 points.
  public static let caption = Font(size: 12)
  /// Regular, 12 points: as small as text gets here.
  public static let caption2 = Font(size: 12)

  /// The same font with strokes of another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font in narrower or wider letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Accepted for the sake of the source: `lineSpacing(_:)` says how far lines stand apart.
  public func leading(_ leading: Leading) -> Font { self }

  /// Accepted for the sake of the source: there are no capitals of the size of small letters.
  public func smallCaps() -> Font { self }

  /// The same size and weight in the desktop's monospaced family.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// For a design one of Fontconfig's generic families, which the desktop's settings point at real
  /// ones.
  package var familyName: String {
    if let family { return family }
    switch design {
    case .default, .rounded: return "Sans"
    case .monospaced: return "Monospace"
    case .serif: return "Serif"
    }
  }
}
