// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation that knows beforehand how long it takes.
protocol TimedAnimation: CustomAnimation {
  /// When the animation of a way is over, in seconds after its beginning, where it follows no other
  /// one; infinite for never, nil where an animation inside doesn't tell.
  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval?
  /// When the change counts as made, in seconds after the beginning.
  var logicalDuration: TimeInterval { get }
  /// Whether a spring takes over its place and speed.
  var isPersistent: Bool { get }
}

extension TimedAnimation {
  var isPersistent: Bool { false }
}

extension Animation {
  /// When the animation of a way is over, in seconds after its beginning; nil where it doesn't tell.
  func endTime<V: VectorArithmetic>(value: V) -> TimeInterval? {
    (base as? any TimedAnimation)?.endTime(value: value)
  }

  /// Whether the animation of a way never ends.
  func isEndless<V: VectorArithmetic>(value: V) -> Bool {
    endTime(value: value) == .infinity
  }

  /// Whether a spring takes over its place and speed.
  var isPersistent: Bool {
    (base as? any TimedAnimation)?.isPersistent ?? false
  }
}
