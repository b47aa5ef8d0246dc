// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far an animation has come.
package enum AnimationMilestone: Hashable, Sendable {
  /// The change counts as made; its last small part may still be shown.
  case logicallyComplete
  /// Nothing is left of the animation.
  case removed
}

/// Tells that an animation has come so far.
package struct AnimationCompletion: Hashable, Sendable {
  /// What the caller named the change that began it.
  package var identity: UInt64
  package var milestone: AnimationMilestone

  package init(identity: UInt64, milestone: AnimationMilestone) {
    self.identity = identity
    self.milestone = milestone
  }
}

/// A value on its way to its target, by any number of animations at once.
///
/// What is shown is the target less what each animation has left of its way. So a new target, with a
/// way of its own, never makes the shown value jump. An animation whose place another one has taken
/// counts as complete when that one is.
package struct AnimatedValue<Value: VectorArithmetic> {
  /// Where the value will be when nothing runs any more.
  package private(set) var target: Value

  private var runs: [AnimationRun<Value>] = []
  private var finished: [AnimationCompletion] = []
  /// The latest time seen, in seconds; time never goes backwards.
  private var now: Double?

  package init(_ value: Value) {
    target = value
  }

  /// Whether anything is still on its way.
  package var isRunning: Bool { !runs.isEmpty }

  /// What is shown at a time, in seconds; animations that are over by then are removed.
  package mutating func value(at time: Double) -> Value {
    let time = advance(to: time)
    var result = target
    for index in runs.indices {
      guard let left = runs[index].advance(to: time, finished: &finished) else { continue }
      result -= left
    }
    runs.removeAll { $0.isOver }
    return result
  }

  /// How fast the shown value changes at a time, in units a second. Custom animations that don't
  /// tell their speed count as standing still.
  package func velocity(at time: Double) -> Value {
    let time = moment(time)
    return runs.reduce(.zero) { $0 + $1.velocity(at: time) }
  }

  /// Sets out for another target; without an animation the value jumps there, and what ran is
  /// removed. An equal target changes nothing: what runs goes on, and the identity is complete.
  ///
  /// - Parameter velocity: In units a second: what a spring begins with that follows nothing else.
  package mutating func retarget(
    to newTarget: Value, animation: Animation?, at time: Double, identity: UInt64? = nil,
    velocity: Value? = nil
  ) {
    _ = value(at: time)
    guard newTarget != target else {
      finish(identity)
      return
    }
    // The way to or from a number that is infinite, or none, can't be shown.
    let way = newTarget - target
    guard let animation, way.magnitudeSquared.isFinite else {
      jump(to: newTarget)
      finish(identity)
      return
    }
    target = newTarget
    let start = velocity.flatMap { isRunning ? nil : animation.start(with: $0) }
    begin(animation, way: way, identity: identity, at: moment(time), start)
    _ = value(at: time)
  }

  /// Shows the target at once; everything that ran is complete.
  package mutating func jump(to newTarget: Value) {
    for run in runs { run.end(finished: &finished) }
    runs = []
    target = newTarget
  }

  /// What has come to a milestone since the last call, in that order; everything once.
  package mutating func takeFinished() -> [AnimationCompletion] {
    defer { finished = [] }
    return finished
  }

  private mutating func begin(
    _ animation: Animation, way: Value, identity: UInt64?, at time: Double,
    _ start: AnimationContext<Value>?
  ) {
    // What never ends gives way to any change, so that it ends after all.
    if let endless = runs.lastIndex(where: \.isEndless) {
      guard !runs[endless].merge(animation, way: way, identity: identity, at: time) else { return }
      let last = runs.remove(at: endless)
      runs.append(
        AnimationRun(
          animation, way: way + last.left(at: time), at: time, identity: identity,
          after: last))
      return
    }
    for index in runs.indices.reversed()
    where runs[index].merge(animation, way: way, identity: identity, at: time) { return }
    runs.append(
      AnimationRun(
        animation, way: way, at: time, identity: identity, context: start ?? AnimationContext()))
  }

  private mutating func finish(_ identity: UInt64?) {
    guard let identity else { return }
    finished.append(AnimationCompletion(identity: identity, milestone: .logicallyComplete))
    finished.append(AnimationCompletion(identity: identity, milestone: .removed))
  }

  private mutating func advance(to time: Double) -> Double {
    let time = moment(time)
    now = time
    return time
  }

  /// The time, or the latest one where that is later or the time is no number.
  private func moment(_ time: Double) -> Double {
    guard time.isFinite else { return now ?? 0 }
    return max(time, now ?? time)
  }
}
