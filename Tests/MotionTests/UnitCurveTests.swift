// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

struct UnitCurveTests {
  private static let steps = stride(from: 0.0, through: 1.0, by: 1.0 / 256)

  /// The control points of a curve, horizontal before vertical.
  struct Points: CustomTestStringConvertible {
    var startX: Double
    var startY: Double
    var endX: Double
    var endY: Double

    var curve: UnitCurve {
      .bezier(
        startControlPoint: CGPoint(x: startX, y: startY),
        endControlPoint: CGPoint(x: endX, y: endY))
    }

    var testDescription: String { "\(startX), \(startY), \(endX), \(endY)" }
  }

  static let points = [
    Points(startX: 0.42, startY: 0, endX: 1, endY: 1),
    Points(startX: 0, startY: 0, endX: 0.58, endY: 1),
    Points(startX: 0.42, startY: 0, endX: 0.58, endY: 1),
    Points(startX: 0.25, startY: 0.1, endX: 0.25, endY: 1),
    Points(startX: 0.17, startY: 1.4, endX: 0.6, endY: -0.4),
    Points(startX: 1, startY: 0, endX: 0, endY: 1),
    Points(startX: 0, startY: 1, endX: 1, endY: 0),
    Points(startX: 0, startY: 0, endX: 1, endY: 1),
  ]

  @Test(arguments: points)
  func `a curve passes through the points of Bernstein's formula`(points: Points) {
    for step in Self.steps {
      let rest = 1 - step
      func coordinate(_ start: Double, _ end: Double) -> Double {
        3 * rest * rest * step * start + 3 * rest * step * step * end + step * step * step
      }
      let value = points.curve.value(at: coordinate(points.startX, points.endX))
      #expect(isClose(value, coordinate(points.startY, points.endY)), "\(step)")
    }
  }

  @Test func `random curves pass through the points of Bernstein's formula`() {
    var numbers = RandomNumbers(seed: 1)
    for _ in 0..<200 {
      let points = Points(
        startX: .random(in: 0...1, using: &numbers), startY: .random(in: -2...2, using: &numbers),
        endX: .random(in: 0...1, using: &numbers), endY: .random(in: -2...2, using: &numbers))
      for step in stride(from: 0.0, through: 1.0, by: 1.0 / 16) {
        let rest = 1 - step
        let place =
          3 * rest * rest * step * points.startX + 3 * rest * step * step * points.endX
          + step * step * step
        let height =
          3 * rest * rest * step * points.startY + 3 * rest * step * step * points.endY
          + step * step * step
        #expect(
          isClose(points.curve.value(at: place), height),
          "seed \(numbers.seed), \(points.testDescription), \(step)")
      }
    }
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .circularEaseInOut.inverse,
  ])
  func `the speed of a curve is its slope`(curve: UnitCurve) {
    let step = 1e-6
    for place in stride(from: 0.02, through: 0.98, by: 0.03) {
      let slope = (curve.value(at: place + step) - curve.value(at: place - step)) / (2 * step)
      #expect(isClose(curve.velocity(at: place), slope), "\(place)")
    }
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .circularEaseInOut.inverse,
  ])
  func `an inverse undoes its curve`(curve: UnitCurve) {
    for place in Self.steps {
      #expect(isClose(curve.inverse.value(at: curve.value(at: place)), place), "\(place)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .circularEaseInOut.inverse,
  ])
  func `a curve begins at zero, ends at one and stays there`(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test func `circles are round`() {
    for place in Self.steps {
      let lower = UnitCurve.circularEaseIn.value(at: place)
      #expect(isClose(hypot(place, 1 - lower), 1))
      let upper = UnitCurve.circularEaseOut.value(at: place)
      #expect(isClose(hypot(1 - place, upper), 1))
      let half = UnitCurve.circularEaseInOut.value(at: place)
      let height = place < 0.5 ? 0.5 - half : half - 0.5
      #expect(isClose(hypot(min(place, 1 - place), height), 0.5))
    }
  }

  @Test func `easing curves stand still where they are slow`() {
    #expect(isClose(UnitCurve.easeIn.velocity(at: 0), 0))
    #expect(isClose(UnitCurve.easeOut.velocity(at: 1), 0))
    #expect(isClose(UnitCurve.easeInOut.velocity(at: 0), 0))
    #expect(isClose(UnitCurve.easeInOut.velocity(at: 1), 0))
  }

  @Test func `easing in ends at the speed of its tangent`() {
    // Both end points coincide there, and the tangent comes from the start's control point.
    #expect(isClose(UnitCurve.easeIn.velocity(at: 1), 1 / 0.58))
    #expect(isClose(UnitCurve.easeOut.velocity(at: 0), 1 / 0.58))
  }

  @Test func `an upright curve has an infinite speed`() {
    let upright = Points(startX: 0, startY: 1, endX: 1, endY: 0).curve
    #expect(upright.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test func `control points beyond the range of time count as its ends`() {
    let beyond = Points(startX: -3, startY: 0.2, endX: 7, endY: 0.9)
    let within = Points(startX: 0, startY: 0.2, endX: 1, endY: 0.9)
    for place in Self.steps {
      #expect(beyond.curve.value(at: place) == within.curve.value(at: place))
    }
  }
}
