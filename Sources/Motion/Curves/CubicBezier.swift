// SPDX-License-Identifier: Apache-2.0

/// The curve from (0, 0) to (1, 1) with two control points, read from left to right.
struct CubicBezier: Hashable, Sendable {
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double

  /// The height over a place from 0 to 1.
  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return Self.coordinate(startY, endY, at: parameter(at: progress))
  }

  /// The slope over a place from 0 to 1; infinite where the curve stands upright.
  func velocity(at progress: Double) -> Double {
    let parameter = parameter(at: progress)
    let run = Self.derivative(clamped(startX), clamped(endX), at: parameter)
    let rise = Self.derivative(startY, endY, at: parameter)
    if run > Self.flat { return rise / run }
    if abs(rise) > Self.flat { return rise > 0 ? .infinity : -.infinity }
    // Both stand still, at a control point that lies on its end: the slope is that of the tangents.
    let nearby = parameter < 0.5 ? parameter + Self.nudge : parameter - Self.nudge
    let nearbyRun = Self.derivative(clamped(startX), clamped(endX), at: nearby)
    return nearbyRun > 0 ? Self.derivative(startY, endY, at: nearby) / nearbyRun : 0
  }

  /// Speeds below it count as standing still.
  private static let flat = 1e-9
  /// How far from a standing point the tangent is taken.
  private static let nudge = 1e-5

  /// Which point of the curve lies over the place. Halving finds it where the curve is upright and
  /// Newton's method would leave the range.
  private func parameter(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var guess = progress
    for _ in 0..<64 {
      let error = Self.coordinate(clamped(startX), clamped(endX), at: guess) - progress
      if abs(error) < 1e-12 { break }
      if error > 0 { high = guess } else { low = guess }
      let slope = Self.derivative(clamped(startX), clamped(endX), at: guess)
      let next = guess - error / slope
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// A function of time has one value at each time: control points may not lie before or after it.
  private func clamped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }

  private static func coordinate(_ start: Double, _ end: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * start + 3 * rest * parameter * parameter * end
      + parameter * parameter * parameter
  }

  private static func derivative(_ start: Double, _ end: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * start + 6 * rest * parameter * (end - start)
      + 3 * parameter * parameter * (1 - end)
  }
}
