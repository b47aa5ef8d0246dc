// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What shapes and texts are drawn in: a colour, a gradient, a material, or a style of your own that
/// chooses one by its environment.
public protocol ShapeStyle: Sendable {
  /// What the style comes to.
  associatedtype Resolved: ShapeStyle

  /// The style to draw in for views with this environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style is, for the styles that are known here.
  var _value: StyleValue { get }
}

extension ShapeStyle {
  public var _value: StyleValue { StyleValue(kind: .custom(CustomStyle(style: self))) }
}

/// A style as it is kept and compared.
public struct StyleValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The colour or gradient of texts and shapes that name none, so much of it.
    case foreground(opacity: Double)
    /// The same, so many levels below it.
    case level(Int)
    /// What is behind everything, or what stands so many levels above it.
    case background(level: Int)
    case tint
    case color(Color)
    case gradient(UnitGradient)
    /// The ground of panels, so much of it.
    case material(Double)
    case custom(CustomStyle)
  }

  let kind: Kind
  /// In the order in which they were added.
  var shadows: [ShadowStyle] = []

  /// With a colour or a gradient in place of what depends on the environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    var value = self
    // A style may come to another that comes to a third; a circle of them ends.
    for _ in 0..<8 {
      switch value.kind {
      case .foreground(let opacity):
        if let gradient = environment.known.foregroundGradient {
          return .gradient(gradient.opacity(opacity))
        }
        let color = environment.foregroundColor ?? .primary
        return .color(color.shown(in: environment)).opacity(opacity)
      case .level(let level): return environment.foreground(level: level)
      case .background(let level):
        guard level == 0, let own = environment.backgroundStyle else {
          return .color(Color.ground(level: level).shown(in: environment))
        }
        value = own._value
      case .tint: return .color((environment.known.tint ?? .accentColor).shown(in: environment))
      case .color(let color): return .color(color.shown(in: environment))
      case .gradient(let gradient): return .gradient(gradient.shown(in: environment))
      case .material(let opacity):
        let isSolid = environment.colorSchemeContrast == .increased
        return .color(Color.panelGround.shown(in: environment).opacity(isSolid ? 1 : opacity))
      case .custom(let custom): value = Self.next(custom.style, environment)
      }
    }
    return .color(.primary)
  }

  /// The colour of the style, of which controls decide for themselves what it is in the dark.
  func tint(in environment: EnvironmentValues) -> Color? {
    switch kind {
    case .color(let color): color
    case .tint: environment.known.tint
    case .foreground, .level, .background, .gradient, .material, .custom:
      resolved(in: environment).color
    }
  }

  /// What it fades between; nil for other styles.
  var gradient: Gradient? {
    guard case .gradient(let unit) = kind else { return nil }
    return Gradient(stops: unit.stops)
  }

  /// Those of the style, and of the foreground that it takes its colour from.
  func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    switch kind {
    case .foreground, .level: environment.known.foregroundShadows + shadows
    case .custom(let custom) where shadows.isEmpty:
      Self.next(custom.style, environment).shadows
    case .background, .tint, .color, .gradient, .material, .custom: shadows
    }
  }

  private static func next(
    _ style: some ShapeStyle, _ environment: EnvironmentValues
  ) -> StyleValue {
    style.resolve(in: environment)._value
  }
}

/// An author's own style. Two are never known to be the same.
struct CustomStyle: Hashable, Sendable {
  let style: any ShapeStyle

  static func == (left: CustomStyle, right: CustomStyle) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

/// What is drawn in, when all that it depends on is known.
enum ResolvedStyle: Hashable, Sendable {
  case color(Color)
  case gradient(UnitGradient)

  func opacity(_ opacity: Double) -> ResolvedStyle {
    guard opacity < 1 else { return self }
    return switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient): .gradient(gradient.opacity(opacity))
    }
  }

  /// A colour that comes near, for where there can be no gradient.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    }
  }

  var gradient: UnitGradient? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}

/// Any style, whatever its type.
public struct AnyShapeStyle: ShapeStyle {
  public let _value: StyleValue

  /// The same style without its type.
  public init<S: ShapeStyle>(_ style: S) { _value = style._value }

  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { self }
}

/// The style of texts and shapes that name none.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var _value: StyleValue { StyleValue(kind: .foreground(opacity: 1)) }
  public func resolve(in environment: EnvironmentValues) -> ForegroundStyle { self }
}

/// The style of what is behind everything, or that of the environment's ``EnvironmentValues/backgroundStyle``.
public struct BackgroundStyle: ShapeStyle {
  private let level: Int

  public init() { self.init(level: 0) }
  private init(level: Int) { self.level = level }

  public var _value: StyleValue { StyleValue(kind: .background(level: level)) }
  public func resolve(in environment: EnvironmentValues) -> BackgroundStyle { self }

  /// The ground of a group.
  public var secondary: some ShapeStyle { BackgroundStyle(level: 1) }
  /// The ground of what stands in a group.
  public var tertiary: some ShapeStyle { BackgroundStyle(level: 2) }
  /// The ground of a control in there.
  public var quaternary: some ShapeStyle { BackgroundStyle(level: 3) }
}

extension Color {
  fileprivate static func ground(level: Int) -> Color {
    switch level {
    case 0: .windowGround
    case 1: .groupGround
    case 2: .panelGround
    default: .controlGround
    }
  }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// What `.background` is in place of the window's ground; nil for that.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// What `.background` and the ground of a ``GroupBox`` are for the views inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The colour that controls take, as `tint(_:)` sets it.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _value: StyleValue { StyleValue(kind: .tint) }
  public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { self }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var _value: StyleValue { StyleValue(kind: .color(.separator)) }
  public func resolve(in environment: EnvironmentValues) -> SeparatorShapeStyle { self }
}

/// The colour of what is chosen: that of controls.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public var _value: StyleValue { StyleValue(kind: .tint) }
  public func resolve(in environment: EnvironmentValues) -> SelectionShapeStyle { self }
}

extension Color: ShapeStyle {
  public var _value: StyleValue { StyleValue(kind: .color(self)) }
  public func resolve(in environment: EnvironmentValues) -> Color { self }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// That of texts and shapes that name none.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// That of the window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that controls take.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle {
  /// The same style, so much of it: 0 for nothing, 1 for all.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: AnyShapeStyle(self), amount: opacity)
  }
}

/// A style of which only a part is seen.
struct FadedStyle: ShapeStyle {
  let base: AnyShapeStyle
  let amount: Double

  var _value: StyleValue {
    StyleValue(kind: .custom(CustomStyle(style: self)), shadows: base._value.shadows)
  }

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    switch base._value.resolved(in: environment).opacity(amount) {
    case .color(let color): AnyShapeStyle(color)
    case .gradient(let gradient): AnyShapeStyle(gradient)
    }
  }
}
