// SPDX-License-Identifier: Apache-2.0

/// A ground through which something of what is behind is seen. Here it is white that is not quite
/// opaque: nothing behind it is blurred, and text on it keeps its contrast.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// What is behind is hardly seen.
  public static let ultraThick = Material(opacity: 0.96)
  /// What is behind is seen a little.
  public static let thick = Material(opacity: 0.93)
  /// The usual one.
  public static let regular = Material(opacity: 0.9)
  /// What is behind is seen.
  public static let thin = Material(opacity: 0.85)
  /// What is behind is seen most.
  public static let ultraThin = Material(opacity: 0.8)
  /// That of bars.
  public static let bar = Material(opacity: 0.93)

  public func resolve(in environment: EnvironmentValues) -> Material { self }
  public var _value: StyleValue { StyleValue(kind: .material(opacity)) }
}

extension ShapeStyle where Self == Material {
  /// What is behind is hardly seen.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What is behind is seen a little.
  public static var thickMaterial: Material { .thick }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// What is behind is seen.
  public static var thinMaterial: Material { .thin }
  /// What is behind is seen most.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// That of bars.
  public static var bar: Material { .bar }
}
