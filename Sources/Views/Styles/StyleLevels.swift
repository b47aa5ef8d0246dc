// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The style of texts and shapes that name none, or one of the levels below it.
///
/// In a view with a foreground style of its own, a level is so much of that, or the style that was given
/// for the level. Elsewhere it is the colour of the same name.
public struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate let level: Int

  public var _value: StyleValue { StyleValue(kind: .level(level)) }
  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { self }

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// That of less important texts.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// That of still less important ones.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// That of the least important ones; for lines and grounds.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Still fainter.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// That of less important texts.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// That of still less important ones.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// That of the least important ones; for lines and grounds.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// Still fainter.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension EnvironmentValues {
  /// The style of texts and shapes, so many levels below the first.
  func foreground(level: Int) -> ResolvedStyle {
    let own = known.foregroundLevels
    if level > 0, let last = own.last {
      return own.indices.contains(level - 1) ? own[level - 1] : last
    }
    if let gradient = known.foregroundGradient {
      return .gradient(gradient.opacity(Self.opacity(ofLevel: level)))
    }
    guard let color = foregroundColor, !color.isLevel || level == 0 else {
      return .color(Color.level(level).shown(in: self))
    }
    return ResolvedStyle.color(color.shown(in: self)).opacity(Self.opacity(ofLevel: level))
  }

  /// Whether texts are in one of the standard colours.
  fileprivate var hasStandardForeground: Bool {
    known.foregroundLevels.isEmpty && known.foregroundGradient == nil
      && (foregroundColor?.isLevel ?? true)
  }

  private static func opacity(ofLevel level: Int) -> Double { pow(0.5, Double(level)) }
}

extension Color {
  private static let levels: [Color] = [
    .primary, .secondary, .tertiary, .quaternary, .quaternary.opacity(0.6),
  ]

  fileprivate static func level(_ level: Int) -> Color { levels[min(max(level, 0), 4)] }

  /// Whether it is one of the standard colours of text, which have levels of their own.
  fileprivate var isLevel: Bool {
    Self.levels.contains {
      $0 == self || $0.shown(in: .light) == self || $0.shown(in: .dark) == self
    }
  }
}

// Levels of a style of one's own: `.blue.secondary`.
extension ShapeStyle {
  /// Half of the style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// A quarter of the style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// An eighth of the style.
  public var quaternary: some ShapeStyle { opacity(0.125) }
}

extension StyleValue {
  /// The lower levels of letters are too heavy for areas: `.fill(.tertiary)` is less of the letters'
  /// colour, with what is behind it seen through.
  func ofAreas(in environment: EnvironmentValues) -> StyleValue {
    switch kind {
    case .level(2) where environment.hasStandardForeground: StyleValue(kind: .color(.tertiaryArea))
    case .level(3) where environment.hasStandardForeground:
      StyleValue(kind: .color(.quaternaryArea))
    case .color(.tertiary): StyleValue(kind: .color(.tertiaryArea))
    case .color(.quaternary): StyleValue(kind: .color(.quaternaryArea))
    default: self
    }
  }
}

extension ShapeStyle where Self == Color {
  /// A ground for controls that lets what is behind it through.
  public static var fill: Color { Color.gray.opacity(0.3) }
  /// The lines between rows.
  public static var separator: Color { Color.separator }
}
