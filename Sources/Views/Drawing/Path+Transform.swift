// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path {
  /// The path as the transform shows it; arcs become curves, within 0.03 % of their radius.
  public func applying(_ transform: AffineTransform) -> Path {
    var path = Path()
    path.isEvenOdd = isEvenOdd
    for element in elements {
      switch element {
      case .move(let point): path.move(to: transform.transform(point))
      case .line(let point): path.addLine(to: transform.transform(point))
      case .curve(let point, let control1, let control2):
        path.addCurve(
          to: transform.transform(point), control1: transform.transform(control1),
          control2: transform.transform(control2))
      case .arc(let center, let radius, let start, let end, let clockwise):
        path.addCurves(
          ofArc: center, radius, start, end, clockwise, transform: transform)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func addCurves(
    ofArc center: CGPoint, _ radius: CGFloat, _ start: Double, _ end: Double, _ clockwise: Bool,
    transform: AffineTransform
  ) {
    guard start.isFinite, end.isFinite else { return }
    let turn = 2 * Double.pi
    var span = end - start
    if clockwise, span < 0 { span += (-span / turn).rounded(.up) * turn }
    if !clockwise, span > 0 { span -= (span / turn).rounded(.up) * turn }
    span = min(max(span, -64 * turn), 64 * turn)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = transform.transform(point(start))
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let pieces = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
    let step = span / Double(pieces)
    let pull = 4 / 3 * tan(step / 4)
    for index in 0..<pieces {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let (begin, finish) = (point(from), point(to))
      addCurve(
        to: transform.transform(finish),
        control1: transform.transform(
          CGPoint(
            x: begin.x - radius * pull * sin(from), y: begin.y + radius * pull * cos(from))),
        control2: transform.transform(
          CGPoint(
            x: finish.x + radius * pull * sin(to), y: finish.y - radius * pull * cos(to))))
    }
  }
}
