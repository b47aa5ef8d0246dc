// SPDX-License-Identifier: Apache-2.0

/// One animation of a value, from its beginning to its end.
struct AnimationRun<Value: VectorArithmetic> {
  private var animation: Animation
  /// From where the first of the merged animations began to the target of the last.
  private var way: Value
  private var beginning: Double
  private var context: AnimationContext<Value>
  /// Whose changes still wait for it to be logically complete.
  private var incomplete: [UInt64] = []
  /// Whose changes still wait for its end.
  private var present: [UInt64] = []

  /// Whether nothing is left of it.
  private(set) var isOver = false
  /// Whether it goes on until something takes its place.
  private(set) var isEndless: Bool

  init(
    _ animation: Animation, way: Value, at time: Double, identity: UInt64?,
    after previous: AnimationRun? = nil, context: AnimationContext<Value> = AnimationContext()
  ) {
    self.context = context
    self.animation = animation
    self.way = way
    beginning = time
    isEndless = animation.isEndless(value: way)
    incomplete = (previous?.incomplete ?? []) + [identity].compactMap(\.self)
    present = (previous?.present ?? []) + [identity].compactMap(\.self)
  }

  /// What is left of the way at a time; nil when the animation is over.
  mutating func advance(to time: Double, finished: inout [AnimationCompletion]) -> Value? {
    guard let travelled = animation.animate(value: way, time: time - beginning, context: &context),
      travelled.magnitudeSquared.isFinite
    else {
      isOver = true
      end(finished: &finished)
      return nil
    }
    if context.isLogicallyComplete {
      finished += completions(.logicallyComplete, of: incomplete)
      incomplete = []
    }
    return way - travelled
  }

  /// The same without a trace, for an animation that gives way; nothing is left where it is over.
  func left(at time: Double) -> Value {
    var context = context
    return animation.animate(value: way, time: time - beginning, context: &context).map { way - $0 }
      ?? .zero
  }

  func velocity(at time: Double) -> Value {
    animation.velocity(value: way, time: time - beginning, context: context) ?? .zero
  }

  /// Puts another animation in the place of this one, if that wants it.
  mutating func merge(
    _ next: Animation, way further: Value, identity: UInt64?, at time: Double
  ) -> Bool {
    var merged = context
    guard
      next.shouldMerge(previous: animation, value: way, time: time - beginning, context: &merged)
    else { return false }
    animation = next
    way += further
    context = merged
    context.isLogicallyComplete = false
    isEndless = next.isEndless(value: way)
    incomplete += [identity].compactMap(\.self)
    present += [identity].compactMap(\.self)
    return true
  }

  func end(finished: inout [AnimationCompletion]) {
    finished += completions(.logicallyComplete, of: incomplete)
    finished += completions(.removed, of: present)
  }

  private func completions(
    _ milestone: AnimationMilestone, of identities: [UInt64]
  ) -> [AnimationCompletion] {
    identities.map { AnimationCompletion(identity: $0, milestone: milestone) }
  }
}
