// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far something has come by which part of its time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The circle's arcs the other way round: only as the inverse of the last one.
    case circularEaseOutIn
  }

  private var shape: Shape

  /// The same speed all the way.
  public static let linear = UnitCurve(shape: .linear)
  /// Slow at the beginning: control points at (0.42, 0) and (1, 1), as SwiftUI documents.
  public static let easeIn = UnitCurve(startX: 0.42, startY: 0, endX: 1, endY: 1)
  /// Slow at the end: control points at (0, 0) and (0.58, 1), as SwiftUI documents.
  public static let easeOut = UnitCurve(startX: 0, startY: 0, endX: 0.58, endY: 1)
  /// Slow at both ends: control points at (0.42, 0) and (0.58, 1), as SwiftUI documents.
  public static let easeInOut = UnitCurve(startX: 0.42, startY: 0, endX: 0.58, endY: 1)
  /// The lower right quarter of a circle: slow at the beginning.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  /// The upper left quarter of a circle: slow at the end.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  /// Two quarters of smaller circles: slow at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  private init(shape: Shape) {
    self.shape = shape
  }

  /// A curve by the coordinates of its control points.
  package init(startX: Double, startY: Double, endX: Double, endY: Double) {
    shape = .bezier(CubicBezier(startX: startX, startY: startY, endX: endX, endY: endY))
  }

  /// A curve by its control points. Unit points are of another module, which adds SwiftUI's form.
  package static func bezier(startControlPoint: CGPoint, endControlPoint: CGPoint) -> UnitCurve {
    UnitCurve(
      startX: startControlPoint.x, startY: startControlPoint.y,
      endX: endControlPoint.x, endY: endControlPoint.y)
  }

  /// The curve with input and output exchanged: which part of the time a part of the way took.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve):
      UnitCurve(startX: curve.startY, startY: curve.startX, endX: curve.endY, endY: curve.endX)
    case .circularEaseIn: UnitCurve(shape: .circularEaseOut)
    case .circularEaseOut: UnitCurve(shape: .circularEaseIn)
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(shape: .circularEaseInOut)
    }
  }

  /// The part of the way at a part of the time; times beyond both ends count as the ends.
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let side = x < 0.5 ? x : 1 - x
      let lower = (1 - (1 - 4 * side * side).squareRoot()) / 2
      return x < 0.5 ? lower : 1 - lower
    case .circularEaseOutIn:
      let lower = (x * (1 - x)).squareRoot()
      return x < 0.5 ? lower : 1 - lower
    }
  }

  /// The speed at a part of the time, in ways a duration; infinite where the curve stands upright.
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let side = x < 0.5 ? x : 1 - x
      return 2 * side / (1 - 4 * side * side).squareRoot()
    case .circularEaseOutIn:
      return abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot())
    }
  }

  /// The greatest speed that is handed on, in ways a duration.
  private static let greatestSpeed = 1e6

  /// The speed, or a great one where the curve stands upright.
  func finiteVelocity(at progress: Double) -> Double {
    min(max(velocity(at: progress), -Self.greatestSpeed), Self.greatestSpeed)
  }

  private static func clamped(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }
}
