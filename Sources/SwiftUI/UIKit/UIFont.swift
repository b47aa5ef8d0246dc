// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for a typeface.
public final class UIFont: Hashable, Sendable {
  /// How thick strokes are.
  public struct Weight: Hashable, Sendable {
    fileprivate let weight: Font.Weight

    /// The thinnest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Thin.
    public static let thin = Weight(weight: .thin)
    /// Light.
    public static let light = Weight(weight: .light)
    /// As texts are.
    public static let regular = Weight(weight: .regular)
    /// A little thicker.
    public static let medium = Weight(weight: .medium)
    /// Thicker.
    public static let semibold = Weight(weight: .semibold)
    /// Bold.
    public static let bold = Weight(weight: .bold)
    /// Heavy.
    public static let heavy = Weight(weight: .heavy)
    /// The thickest.
    public static let black = Weight(weight: .black)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    fileprivate let width: Font.Width

    /// The narrowest.
    public static let compressed = Width(width: .compressed)
    /// Narrow.
    public static let condensed = Width(width: .condensed)
    /// As the family has them.
    public static let standard = Width(width: .standard)
    /// Wide.
    public static let expanded = Width(width: .expanded)
  }

  /// What a text is for, by which its size and weight follow.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle

    /// The largest title.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// A title.
    public static let title1 = TextStyle(style: .title)
    /// A smaller title.
    public static let title2 = TextStyle(style: .title2)
    /// The smallest title.
    public static let title3 = TextStyle(style: .title3)
    /// A heading over texts.
    public static let headline = TextStyle(style: .headline)
    /// A second heading.
    public static let subheadline = TextStyle(style: .subheadline)
    /// What texts are.
    public static let body = TextStyle(style: .body)
    /// A remark beside something.
    public static let callout = TextStyle(style: .callout)
    /// A remark below something.
    public static let footnote = TextStyle(style: .footnote)
    /// What stands under a picture.
    public static let caption1 = TextStyle(style: .caption)
    /// The smallest of all.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The desktop's family as texts of this kind have it.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  fileprivate let font: Font

  private init(_ font: Font) { self.font = font }

  /// A family by its name, at a size in points; the desktop's family where it has none of that name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size))
  }

  /// The desktop's family at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

  /// The desktop's family at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }

  /// The desktop's family at a size in points, in narrower or wider letters.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).width(width.width))
  }

  /// The desktop's family in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold))
  }

  /// The desktop's family, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }

  /// The desktop's monospaced family.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }

  /// In points.
  public var pointSize: CGFloat { font.size }
  /// From the lowest to the highest letter, in points: 1.2 of the size, as most families have it.
  public var lineHeight: CGFloat { font.size * 1.2 }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// The same typeface.
  public init(_ font: UIFont) { self = font.font }
}
