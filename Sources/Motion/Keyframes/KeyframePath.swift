// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value along the keyframes of one track.
@MainActor
struct KeyframePath<Value: Animatable> {
  private struct Step {
    /// In seconds after the beginning of the track.
    var beginning: TimeInterval
    var value: Value
    var place: (TimeInterval) -> Value.AnimatableData
  }

  private var initialValue: Value
  private var steps: [Step] = []
  /// In seconds.
  private(set) var duration: TimeInterval = 0

  init(initialValue: Value, keyframes: [ResolvedKeyframe<Value>]) {
    self.initialValue = initialValue
    var place = initialValue.animatableData
    var velocity = Value.AnimatableData.zero
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1].shape : nil
      let shape = keyframe.shape
      let segment = shape.segment(
        from: place, arriving: velocity,
        leaving: Self.velocity(from: place, through: shape, to: next))
      steps.append(Step(beginning: duration, value: keyframe.value, place: segment.place))
      place = segment.end
      velocity = segment.endVelocity
      duration += shape.length
    }
  }

  /// Where the value is at a time, in seconds; at its ends before and after them.
  func value(at time: TimeInterval) -> Value {
    let time = time.isNaN ? 0 : max(time, 0)
    guard let last = steps.last else { return initialValue }
    // A spring that was given too little time is at its target at the end of the track all the same.
    guard time < duration else { return last.value }
    guard let step = steps.last(where: { $0.beginning <= time }) else { return initialValue }
    return step.value.with(step.place(time - step.beginning))
  }

  /// The speed between two keyframes: what the next one begins with, or else that of a Catmull-Rom
  /// spline through the places round both; zero at the end of the track.
  private static func velocity(
    from start: Value.AnimatableData, through shape: any KeyframeShape<Value.AnimatableData>,
    to next: (any KeyframeShape<Value.AnimatableData>)?
  ) -> Value.AnimatableData {
    guard let next else { return .zero }
    if let velocity = next.startVelocity(from: shape.target) { return velocity }
    let time = shape.length + next.length
    return time > 0 ? (next.target - start).scaled(by: 1 / time) : .zero
  }
}
