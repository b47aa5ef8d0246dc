// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes to its value along a curve of time, without regard to the keyframes round it.
@MainActor @preconcurrency
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private var keyframe: ResolvedKeyframe<Value>

  /// The duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = ResolvedKeyframe(
      value: to,
      shape: LinearShape(target: to.animatableData, duration: duration, curve: timingCurve))
  }

  public var body: LinearKeyframe { self }
}

extension LinearKeyframe: PrimitiveTrackContent {
  func keyframes() -> [ResolvedKeyframe<Value>] { [keyframe] }
}

/// Is pulled to its value by a spring.
@MainActor @preconcurrency
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private var keyframe: ResolvedKeyframe<Value>

  /// The duration in seconds, or until the spring has settled. The speed at the beginning is a value
  /// whose animated part counts, in units a second; the speed of the keyframe before where it is nil.
  ///
  /// A spring that is given less time than it takes leaves its place and its speed to the keyframe
  /// that follows.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = ResolvedKeyframe(
      value: to,
      shape: SpringShape(
        target: to.animatableData, spring: spring, duration: duration,
        startVelocity: startVelocity?.animatableData))
  }

  public var body: SpringKeyframe { self }
}

extension SpringKeyframe: PrimitiveTrackContent {
  func keyframes() -> [ResolvedKeyframe<Value>] { [keyframe] }
}

/// Goes to its value along a cubic curve that is smooth where it meets its neighbours.
@MainActor @preconcurrency
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private var keyframe: ResolvedKeyframe<Value>

  /// The duration in seconds. Speeds are values whose animated part counts, in units a second; where
  /// one is nil, it is the neighbour's, between two cubic keyframes that of a Catmull-Rom spline, and
  /// zero at both ends of the track.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = ResolvedKeyframe(
      value: to,
      shape: CubicShape(
        target: to.animatableData, duration: duration,
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  public var body: CubicKeyframe { self }
}

extension CubicKeyframe: PrimitiveTrackContent {
  func keyframes() -> [ResolvedKeyframe<Value>] { [keyframe] }
}

/// Is at its value at once.
@MainActor @preconcurrency
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private var keyframe: ResolvedKeyframe<Value>

  public init(_ to: Value) {
    keyframe = ResolvedKeyframe(value: to, shape: MoveShape(target: to.animatableData))
  }

  public var body: MoveKeyframe { self }
}

extension MoveKeyframe: PrimitiveTrackContent {
  func keyframes() -> [ResolvedKeyframe<Value>] { [keyframe] }
}
