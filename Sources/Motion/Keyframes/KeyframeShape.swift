// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How one keyframe comes to its target.
protocol KeyframeShape<Vector> {
  associatedtype Vector: VectorArithmetic
  var target: Vector { get }
  /// In seconds, as the author said.
  var duration: TimeInterval { get }
  /// The speed at the beginning, where it doesn't depend on the keyframe before.
  func startVelocity(from start: Vector) -> Vector?
  /// The way from a place, which the keyframe before left at a speed, to the next keyframe, which
  /// begins at a speed.
  func segment(from start: Vector, arriving: Vector, leaving: Vector) -> KeyframeSegment<Vector>
}

extension KeyframeShape {
  /// The time that it takes, in seconds; none where the author's is no positive, finite number.
  var length: TimeInterval { duration > 0 && duration.isFinite ? duration : 0 }
}

/// The way to one keyframe.
struct KeyframeSegment<Vector: VectorArithmetic> {
  /// Where it ends, which for a spring without time is not its target.
  var end: Vector
  var endVelocity: Vector
  /// The place at a time after its beginning, in seconds.
  var place: (TimeInterval) -> Vector
}

struct LinearShape<Vector: VectorArithmetic>: KeyframeShape {
  var target: Vector
  var duration: TimeInterval
  var curve: UnitCurve

  func startVelocity(from start: Vector) -> Vector? { velocity(from: start, at: 0) }

  func segment(from start: Vector, arriving: Vector, leaving: Vector) -> KeyframeSegment<Vector> {
    KeyframeSegment(end: target, endVelocity: velocity(from: start, at: 1)) { time in
      start.interpolated(towards: target, amount: curve.value(at: time / length))
    }
  }

  private func velocity(from start: Vector, at progress: Double) -> Vector {
    guard length > 0 else { return .zero }
    return (target - start).scaled(by: curve.finiteVelocity(at: progress) / length)
  }
}

struct SpringShape<Vector: VectorArithmetic>: KeyframeShape {
  var target: Vector
  var spring: Spring
  var duration: TimeInterval
  var startVelocity: Vector?

  init(target: Vector, spring: Spring, duration: TimeInterval?, startVelocity: Vector?) {
    self.target = target
    self.spring = spring
    self.startVelocity = startVelocity
    // A spring without drag never settles: it has one swing.
    let settling = spring.settlingDuration
    self.duration = duration ?? (settling.isFinite ? settling : spring.duration)
  }

  func startVelocity(from start: Vector) -> Vector? { startVelocity }

  func segment(from start: Vector, arriving: Vector, leaving: Vector) -> KeyframeSegment<Vector> {
    let way = target - start
    let velocity = startVelocity ?? arriving
    return KeyframeSegment(
      end: length > 0
        ? start + spring.value(target: way, initialVelocity: velocity, time: length) : target,
      endVelocity: length > 0
        ? spring.velocity(target: way, initialVelocity: velocity, time: length) : .zero
    ) { time in
      start + spring.value(target: way, initialVelocity: velocity, time: time)
    }
  }
}

struct CubicShape<Vector: VectorArithmetic>: KeyframeShape {
  var target: Vector
  var duration: TimeInterval
  var startVelocity: Vector?
  var endVelocity: Vector?

  func startVelocity(from start: Vector) -> Vector? { startVelocity }

  func segment(from start: Vector, arriving: Vector, leaving: Vector) -> KeyframeSegment<Vector> {
    let startVelocity = startVelocity ?? arriving
    let endVelocity = endVelocity ?? leaving
    return KeyframeSegment(end: target, endVelocity: endVelocity) { time in
      // The four polynomials of Hermite.
      let part = time / length
      let square = part * part
      let cube = square * part
      return start.scaled(by: 2 * cube - 3 * square + 1)
        + target.scaled(by: 3 * square - 2 * cube)
        + startVelocity.scaled(by: (cube - 2 * square + part) * length)
        + endVelocity.scaled(by: (cube - square) * length)
    }
  }
}

struct MoveShape<Vector: VectorArithmetic>: KeyframeShape {
  var target: Vector
  var duration: TimeInterval { 0 }

  func startVelocity(from start: Vector) -> Vector? { .zero }

  func segment(from start: Vector, arriving: Vector, leaving: Vector) -> KeyframeSegment<Vector> {
    KeyframeSegment(end: target, endVelocity: .zero) { _ in target }
  }
}
