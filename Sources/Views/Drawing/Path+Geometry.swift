// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path {
  /// A rectangle round the outline, its curves' control points and the circles of its arcs; null
  /// where nothing was drawn.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func take(_ point: CGPoint, _ reach: CGFloat = 0) {
      low = CGPoint(x: min(low.x, point.x - reach), y: min(low.y, point.y - reach))
      high = CGPoint(x: max(high.x, point.x + reach), y: max(high.y, point.y + reach))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .curve(let point, let control1, let control2):
        for point in [point, control1, control2] { take(point) }
      case .arc(let center, let radius, _, _, _): take(center, abs(radius))
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The path moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    return Path { path in
      path.isEvenOdd = isEvenOdd
      for element in elements {
        switch element {
        case .move(let point): path.move(to: moved(point))
        case .line(let point): path.addLine(to: moved(point))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: moved(point), control1: moved(control1), control2: moved(control2))
        case .arc(let center, let radius, let start, let end, let clockwise):
          path.addArc(
            center: moved(center), radius: radius, startRadians: start, endRadians: end,
            clockwise: clockwise)
        case .close: path.closeSubpath()
        }
      }
    }
  }

  /// Part of a circle. As in SwiftUI, `clockwise` is meant for a y axis that points up: with
  /// `false`, growing angles run clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: center, radius: radius, startRadians: startAngle.radians,
      endRadians: endAngle.radians, clockwise: !clockwise)
  }

  /// A corner that is rounded: a straight line from where the pen is, and the part of a circle that touches
  /// the lines to the first point and from there to the second.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return move(to: corner) }
    let (toStart, startLength) = Self.direction(from: corner, to: start)
    let (toEnd, endLength) = Self.direction(from: corner, to: end)
    let cosine = toStart.x * toEnd.x + toStart.y * toEnd.y
    let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
    // Where nothing turns, there is nothing to round.
    guard radius > 0, startLength > 0, endLength > 0, abs(cross) > 1e-9 else {
      return addLine(to: corner)
    }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + toStart.x * reach, y: corner.y + toStart.y * reach)
    let middle = Self.direction(
      from: .zero, to: CGPoint(x: toStart.x + toEnd.x, y: toStart.y + toEnd.y)
    ).unit
    let distance = radius / sin(half)
    let center = CGPoint(x: corner.x + middle.x * distance, y: corner.y + middle.y * distance)
    let last = CGPoint(x: corner.x + toEnd.x * reach, y: corner.y + toEnd.y * reach)
    addLine(to: first)
    addArc(
      center: center, radius: radius, startRadians: atan2(first.y - center.y, first.x - center.x),
      endRadians: atan2(last.y - center.y, last.x - center.x), clockwise: cross < 0)
  }

  private static func direction(
    from start: CGPoint, to end: CGPoint
  ) -> (unit: CGPoint, length: CGFloat) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    return (length > 0 ? CGPoint(x: x / length, y: y / length) : .zero, length)
  }

  /// Moves to the first point, and draws straight lines through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// A curve with one control point, kept as the cubic one that looks the same; without a current
  /// point it begins at the control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    // A quadratic curve is the cubic one whose control points lie two thirds of the way.
    addCurve(
      to: point,
      control1: CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Where the pen is; nil before the first move and after a close.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .arc(let center, let radius, _, let end, _):
      CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
    case .close, nil: nil
    }
  }

  /// Whether the point lies inside, by the non-zero winding rule.
  @MainActor
  public func contains(_ point: CGPoint) -> Bool { PathOutline(self, closed: true).contains(point) }

  /// The path as straight pieces, within a quarter of a point for shapes up to 400 points across.
  /// With `closed`, open parts end where they began.
  func segments(closed: Bool) -> [(start: CGPoint, end: CGPoint)] {
    var result: [(start: CGPoint, end: CGPoint)] = []
    var start: CGPoint?
    var pen: CGPoint?
    func line(to point: CGPoint) {
      if let pen, pen != point { result.append((pen, point)) }
      if pen == nil { start = point }
      pen = point
    }
    func close() {
      if let start { line(to: start) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closed { close() }
        pen = point
        start = point
      case .line(let point): line(to: point)
      case .curve(let point, let control1, let control2):
        let from = pen ?? control1
        for step in 1...16 {
          line(to: Self.cubic(from, control1, control2, point, CGFloat(step) / 16))
        }
      case .arc(let center, let radius, let from, let to, let clockwise):
        let sweep = Self.sweep(from, to, clockwise: clockwise)
        let steps = max(2, Int((abs(sweep) / (Double.pi / 32)).rounded(.up)))
        for step in 0...steps {
          let angle = from + sweep * Double(step) / Double(steps)
          line(
            to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
      case .close: close()
      }
    }
    if closed { close() }
    return result
  }

  private static func sweep(_ start: Double, _ end: Double, clockwise: Bool) -> Double {
    let full = 2 * Double.pi
    let turn = (end - start).truncatingRemainder(dividingBy: full)
    if abs(end - start) >= full { return clockwise ? full : -full }
    if clockwise { return turn < 0 ? turn + full : turn }
    return turn > 0 ? turn - full : turn
  }

  private static func cubic(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (first, second, third, fourth) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: first * a.x + second * b.x + third * c.x + fourth * d.x,
      y: first * a.y + second * b.y + third * c.y + fourth * d.y)
  }
}
