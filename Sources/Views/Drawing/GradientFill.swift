// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours over a part of the window, in the coordinates of what they fill.
public struct GradientFill: Hashable, Sendable {
  /// How the colours lie.
  public enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// Radii in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// Angles in radians, clockwise from the right.
    case angular(center: CGPoint, from: Double, to: Double)
    /// Points in rows of so many, each with the stop of its number; the last stop fills the rectangle
    /// behind them.
    case mesh(columns: Int, points: [CGPoint], in: CGRect)
  }

  /// One colour at one place on the way.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0 to 1.
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours lie.
  public var geometry: Geometry
  /// In the order of their places.
  public var stops: [Stop]
  /// From the geometry's coordinates to those of what is filled; nil where they are the same.
  public var transform: AffineTransform?

  public init(_ geometry: Geometry, _ stops: [Stop], transform: AffineTransform? = nil) {
    self.geometry = geometry
    self.stops = stops
    self.transform = transform
  }

  /// The same in other colours.
  func colored(_ change: (Color) -> Color) -> GradientFill {
    var fill = self
    for index in fill.stops.indices { fill.stops[index].color = change(stops[index].color) }
    return fill
  }
}

/// How what is drawn is put together with what is there already.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusLighter
  /// Drawn as `darken`: nothing here adds darkness up.
  case plusDarker
}

/// How a group of drawn things, once it is complete, comes to what is under it.
public enum GroupOperator: Hashable, Sendable {
  /// In front of it.
  case over
  /// In front of it; the last thing inside is a group that masks it.
  case masked
  /// Of the masked group around it stays what this group covers, as far as it does. In another group,
  /// or in none, it is drawn like any other.
  case mask
  /// In front of it, out of focus: each point spreads so many points round it, most of it near.
  case blurred(radius: CGFloat)
  /// In front of it, as it is seen from somewhere. The rectangle is round all that is drawn.
  case projected(ProjectionTransform, in: CGRect)
}
