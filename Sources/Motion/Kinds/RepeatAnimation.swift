// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Plays an animation several times, every second time backwards where it returns by itself.
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// How many times, forwards and backwards both counted; nil for forever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let count, count <= 0 { return nil }
    guard let length = base.endTime(value: value) else {
      return animateUnknown(value: value, time: time, context: &context)
    }
    guard length > 0 else { return count == nil ? value : nil }
    guard let turn = turn(at: time, length: length) else { return nil }
    var inner = AnimationContext<V>()
    return base.animate(value: value, time: turn.time, context: &inner) ?? value
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if let count, count <= 0 { return nil }
    guard let length = base.endTime(value: value) else {
      let state = context.state[RepeatState<V>.self]
      let speed = base.velocity(
        value: value, time: time - state.beginning, context: AnimationContext(state: state.inner))
      return speed?.scaled(by: isBackwards(state.turn) ? -1 : 1)
    }
    guard length > 0 else { return count == nil ? .zero : nil }
    guard let turn = turn(at: time, length: length) else { return nil }
    let speed = base.velocity(value: value, time: turn.time, context: AnimationContext())
    return (speed ?? .zero).scaled(by: turn.isBackwards ? -1 : 1)
  }

  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    guard let count else { return .infinity }
    guard count > 0 else { return 0 }
    return base.endTime(value: value).map { $0 * Double(count) }
  }

  var logicalDuration: TimeInterval { endTime(value: 1.0) ?? 0 }

  /// Where in the animation inside a time lies; nil after the last turn.
  private func turn(
    at time: TimeInterval, length: TimeInterval
  ) -> (time: TimeInterval, isBackwards: Bool)? {
    // What never ends by itself has one turn only.
    guard length.isFinite else { return (time, false) }
    let number = max((time / length).rounded(.down), 0)
    if let count, number >= Double(count) { return nil }
    let elapsed = time - number * length
    guard elapsed.isFinite else { return (length, false) }
    let isBackwards = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    return (isBackwards ? length - elapsed : elapsed, isBackwards)
  }

  private func isBackwards(_ turn: Int) -> Bool { autoreverses && turn % 2 == 1 }

  /// An animation that doesn't tell its length begins again in the frame that finds it over. It may
  /// keep a state, so that it can't be played backwards: its way is turned round instead.
  private func animateUnknown<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[RepeatState<V>.self]
    var inner = AnimationContext(state: state.inner)
    var result = base.animate(value: value, time: time - state.beginning, context: &inner)
    if result == nil {
      state.turn += 1
      state.beginning = time
      if let count, state.turn >= count { return nil }
      inner = AnimationContext()
      result = base.animate(value: value, time: 0, context: &inner)
    }
    state.inner = inner.state
    context.state[RepeatState<V>.self] = state
    let travelled = result ?? value
    return isBackwards(state.turn) ? value - travelled : travelled
  }
}

/// Which turn an animation of unknown length is in.
private struct RepeatState<Value: VectorArithmetic>: AnimationStateKey {
  var turn = 0
  /// In seconds after the beginning of the whole.
  var beginning: TimeInterval = 0
  var inner = AnimationState<Value>()

  static var defaultValue: RepeatState { RepeatState() }
}
