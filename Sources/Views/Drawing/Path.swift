// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An outline in points: what is filled, stroked, clipped to, and hit.
public struct Path: Hashable, Sendable {
  /// One stroke of the pen.
  public enum Step: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Part of a circle, from angle to angle in radians, clockwise on the screen where `clockwise`.
    case arc(center: CGPoint, radius: CGFloat, start: Double, end: Double, clockwise: Bool)
    case close
  }

  /// The strokes of the pen, in the order in which they were made.
  public private(set) var elements: [Step] = []
  /// Whether what lies in the outline twice counts as outside.
  package var isEvenOdd = false

  public init() {}

  /// A path that the closure draws.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// A closed rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A closed rectangle with round corners; the radius is at most half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// A closed rectangle whose corners are parts of ellipses, each at most half of the rectangle wide and
  /// high; the style changes nothing.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The largest ellipse in the rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether it is one upright rectangle.
  package var isRectangle: Bool {
    guard elements.count == 5, case .move(let corner) = elements[0],
      case .line(let opposite) = elements[2]
    else { return false }
    let size = CGSize(width: opposite.x - corner.x, height: opposite.y - corner.y)
    return elements == Path(CGRect(origin: corner, size: size)).elements
  }

  /// Whether nothing was drawn, not even a move.
  public var isEmpty: Bool { elements.isEmpty }

  /// Lifts the pen and puts it down at a point: a new part begins.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  /// A straight line from where the pen is.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  /// A cubic Bézier curve from where the pen is.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Part of a circle, in radians from the right; clockwise on the screen where it says so, unlike
  /// SwiftUI's `addArc`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: Double, endRadians: Double, clockwise: Bool
  ) {
    elements.append(
      .arc(
        center: center, radius: radius, start: startRadians, end: endRadians, clockwise: clockwise))
  }
  /// The parts of another path, as the transform shows them.
  public mutating func addPath(_ path: Path, transform: AffineTransform = .identity) {
    elements += transform == .identity ? path.elements : path.applying(transform).elements
  }
  /// Draws a straight line back to where the part began.
  public mutating func closeSubpath() { elements.append(.close) }

  /// A closed part: clockwise on the screen from the top left corner.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A closed part whose corners are quarters of an ellipse, each at most half of the rectangle wide and
  /// high; the style changes nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    if cornerSize.width == cornerSize.height {
      return addRoundedRect(in: rect, cornerRadius: cornerSize.width)
    }
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    if width == height { return addRoundedRect(in: rect, cornerRadius: width) }
    guard width > 0, height > 0 else { return addRect(rect) }
    // A circle's corner, made as wide and as high as it is to be.
    let scale = AffineTransform(translationByX: -rect.minX, byY: 0)
      .followed(by: AffineTransform(scaleByX: width / height, byY: 1))
      .followed(by: AffineTransform(translationByX: rect.minX, byY: 0))
    let inner = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width * height / width, height: rect.height)
    addPath(Path(roundedRect: inner, cornerRadius: height).applying(scale))
  }

  /// A closed part whose corners are quarters of a circle, at most half the shorter side in radius.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    guard radius > 0 else { return addRect(rect) }
    let corners: [(CGPoint, Double)] = [
      (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), -Double.pi / 2),
      (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0),
      (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), Double.pi / 2),
      (CGPoint(x: rect.minX + radius, y: rect.minY + radius), Double.pi),
    ]
    move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    for (center, start) in corners {
      addArc(
        center: center, radius: radius, startRadians: start, endRadians: start + .pi / 2,
        clockwise: true)
    }
    closeSubpath()
  }

  /// A closed part of four curves, clockwise on the screen from the right.
  public mutating func addEllipse(in rect: CGRect) {
    // The control points that make a cubic curve follow a quarter of a circle within 0.03 %.
    let pull = 0.552_284_75
    let (middleX, middleY) = (rect.midX, rect.midY)
    let (pullX, pullY) = (rect.width / 2 * pull, rect.height / 2 * pull)
    move(to: CGPoint(x: rect.maxX, y: middleY))
    addCurve(
      to: CGPoint(x: middleX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: middleY + pullY),
      control2: CGPoint(x: middleX + pullX, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: middleY),
      control1: CGPoint(x: middleX - pullX, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: middleY + pullY))
    addCurve(
      to: CGPoint(x: middleX, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: middleY - pullY),
      control2: CGPoint(x: middleX - pullX, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: middleY),
      control1: CGPoint(x: middleX + pullX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: middleY - pullY))
    closeSubpath()
  }
}
