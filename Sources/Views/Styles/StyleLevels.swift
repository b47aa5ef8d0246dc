// SPDX-License-Identifier: Apache-2.0

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
  var ofAreas: StyleValue {
    switch kind {
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
