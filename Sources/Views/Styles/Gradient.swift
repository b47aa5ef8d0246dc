// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// One colour at one place on the way.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0, where the gradient begins, to 1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In the order of their places.
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours with the same distance between them.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  private var downwards: UnitGradient {
    UnitGradient(kind: .linear(from: .top, to: .bottom), stops: stops)
  }

  public var _value: StyleValue { StyleValue(kind: .gradient(downwards)) }
  /// From the upper edge to the lower one.
  public func resolve(in environment: EnvironmentValues) -> UnitGradient { downwards }
}

/// A gradient in a rectangle that is not known yet.
public struct UnitGradient: ShapeStyle, Hashable {
  enum Kind: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// By two places in the coordinates of what is drawn.
    case placed(from: CGPoint, to: CGPoint)
    /// Round a place in the coordinates of what is drawn; radii in points.
    case placedRadial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// All the way round such a place.
    case placedAngular(center: CGPoint, from: Angle)
    /// Radii in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Radii as parts of the rectangle's width and height.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// Points in rows of so many, each with the stop of its number; the last stop is behind all.
    case mesh(columns: Int, points: [UnitPoint])
  }

  let kind: Kind
  let stops: [Gradient.Stop]

  public var _value: StyleValue { StyleValue(kind: .gradient(self)) }
  public func resolve(in environment: EnvironmentValues) -> UnitGradient { self }

  func opacity(_ opacity: Double) -> UnitGradient {
    guard opacity < 1 else { return self }
    return colored { $0.opacity(opacity) }
  }

  func shown(in environment: EnvironmentValues) -> UnitGradient {
    guard environment.colorScheme == .dark || environment.settings.accentColor != nil else {
      return self
    }
    return colored { $0.shown(in: environment) }
  }

  /// The same in other colours.
  func colored(_ change: (Color) -> Color) -> UnitGradient {
    UnitGradient(
      kind: kind,
      stops: stops.map { Gradient.Stop(color: change($0.color), location: $0.location) })
  }

  /// As it is drawn in a rectangle.
  func fill(in rect: CGRect) -> GradientFill {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let stops = stops.map { GradientFill.Stop(color: $0.color, location: Double($0.location)) }
    switch kind {
    case .placed(let from, let to):
      return GradientFill(.linear(from: from, to: to), stops)
    case .placedRadial(let center, let from, let to):
      return GradientFill(.radial(center: center, from: from, to: to), stops)
    case .placedAngular(let center, let from):
      return GradientFill(
        .angular(center: center, from: from.radians, to: from.radians + 2 * .pi), stops)
    case .linear(let from, let to):
      return GradientFill(.linear(from: place(from), to: place(to)), stops)
    case .radial(let center, let from, let to):
      return GradientFill(.radial(center: place(center), from: from, to: to), stops)
    case .elliptical(let center, let from, let to):
      let transform = AffineTransform(
        m11: max(rect.width, 0.001), m12: 0, m21: 0, m22: max(rect.height, 0.001), tX: rect.minX,
        tY: rect.minY)
      return GradientFill(
        .radial(center: CGPoint(x: center.x, y: center.y), from: from, to: to), stops,
        transform: transform)
    case .angular(let center, let from, let to):
      return GradientFill(
        .angular(center: place(center), from: from.radians, to: to.radians), stops)
    case .mesh(let columns, let points):
      return GradientFill(.mesh(columns: columns, points: points.map(place), in: rect), stops)
    }
  }
}

/// A style that is one gradient; as a view it fills all the room that it is offered.
public protocol GradientStyle: ShapeStyle, View {
  /// The gradient in a rectangle that is not known yet.
  nonisolated var _gradient: UnitGradient { get }
}

extension GradientStyle {
  nonisolated public var _value: StyleValue { StyleValue(kind: .gradient(_gradient)) }
  nonisolated public func resolve(in environment: EnvironmentValues) -> UnitGradient { _gradient }
  public var body: some View { Rectangle().fill(_gradient) }
}

/// Colours along a line.
public struct LinearGradient: GradientStyle {
  nonisolated public let _gradient: UnitGradient

  /// From one point to another of the rectangle that is filled.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = UnitGradient(kind: .linear(from: startPoint, to: endPoint), stops: gradient.stops)
  }

  /// The same by colours with the same distance between them.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The same by colours and their places.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours in circles round a point.
public struct RadialGradient: GradientStyle {
  nonisolated public let _gradient: UnitGradient

  /// The radii are in points.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = UnitGradient(
      kind: .radial(center: center, from: startRadius, to: endRadius), stops: gradient.stops)
  }

  /// The same by colours with the same distance between them.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The same by colours and their places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// Colours in ellipses of the proportions of what is filled.
public struct EllipticalGradient: GradientStyle {
  nonisolated public let _gradient: UnitGradient

  /// The radii are parts of the width and the height: 0.5 reaches the sides.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = UnitGradient(
      kind: .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction),
      stops: gradient.stops)
  }

  /// The same by colours with the same distance between them.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The same by colours and their places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours round a point, as on a clock face; 0 degrees is to the right.
public struct AngularGradient: GradientStyle {
  nonisolated public let _gradient: UnitGradient

  /// From one angle to another, clockwise; behind them the outer colours go on.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let isWhole = startAngle == endAngle
    _gradient = UnitGradient(
      kind: .angular(
        center: center, from: startAngle, to: isWhole ? startAngle + .degrees(360) : endAngle),
      stops: gradient.stops)
  }

  /// All the way round.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// The same by colours with the same distance between them.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The same by colours and their places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// All the way round, by colours with the same distance between them.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle)
  }

  /// All the way round, by colours and their places.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle)
  }
}

extension Color {
  /// From a little lighter above to the colour itself below.
  public var gradient: AnyGradient {
    func lighter(_ part: Double) -> Double { part + (1 - part) * 0.18 }
    let top = Color(
      red: lighter(red), green: lighter(green), blue: lighter(blue), opacity: alpha)
    return AnyGradient(Gradient(colors: [top, self]))
  }
}

/// A gradient from the upper edge to the lower one, whatever it is made of.
public struct AnyGradient: GradientStyle, Hashable {
  nonisolated public let _gradient: UnitGradient

  /// From the upper edge to the lower one.
  nonisolated public init(_ gradient: Gradient) {
    _gradient = UnitGradient(kind: .linear(from: .top, to: .bottom), stops: gradient.stops)
  }
}

extension Gradient {
  /// In which space colours go over into each other; here always in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// That of the screen.
    public static let device = ColorSpace(name: "device")
    /// One in which equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// Accepted for the sake of the source: colours go over into each other in sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// Accepted for the sake of the source: colours go over into each other in sRGB.
  nonisolated public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
