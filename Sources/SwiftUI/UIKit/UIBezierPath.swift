// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for an outline that is drawn step by step.
public final class UIBezierPath {
  private var path: Path

  /// Nothing yet.
  public init() { path = Path() }

  /// The same outline.
  public init(cgPath: CGPath) { path = cgPath }

  /// A closed rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// The largest ellipse in the rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// A closed rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A closed rectangle of which some corners are round, by the width of the radii.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let most = min(rect.width, rect.height) / 2
    let turns: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, angle: Double)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, .pi * 1.5),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, .pi * 0.5),
    ]
    path = Path()
    for turn in turns {
      let radius = corners.contains(turn.corner) ? min(max(0, cornerRadii.width), most) : 0
      let center = CGPoint(
        x: turn.x + (turn.x == rect.minX ? radius : -radius),
        y: turn.y + (turn.y == rect.minY ? radius : -radius))
      path.addArc(
        center: center, radius: radius, startRadians: turn.angle,
        endRadians: turn.angle + .pi / 2, clockwise: true)
    }
    path.closeSubpath()
  }

  /// Part of a circle, in radians from the right; clockwise on the screen where it says so.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline for SwiftUI.
  public var cgPath: CGPath {
    get { path }
    set { path = newValue }
  }

  /// A rectangle round it.
  public var bounds: CGRect { path.boundingRect }
  /// Where the pen is.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }

  /// Lifts the pen and puts it down at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from where the pen is.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two control points.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one control point.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }
  /// Part of a circle, in radians from the right; clockwise on the screen where it says so.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startRadians: startAngle, endRadians: endAngle,
      clockwise: clockwise)
  }
  /// Draws a straight line back to where the part began.
  public func close() { path.closeSubpath() }
  /// The parts of another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// The outline as the transform shows it.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}

/// Core Graphics' name for an outline.
public typealias CGPath = Path

extension Path {
  /// The same outline, which UIKit's code calls another name.
  public init(_ path: CGPath) { self = path }

  /// The same outline, which UIKit's code calls another name.
  public var cgPath: CGPath { self }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
