// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A value that is shown on its way to what it is: state changes at once, and the picture follows.
@MainActor
final class Moving<Value: VectorArithmetic>: MovingPart {
  /// Between samples of a hand's movement, in seconds: older ones say nothing of its speed.
  private static var sampleAge: Double { 0.1 }

  private let clock: MotionClock
  private var value: AnimatedValue<Value>
  /// What the last frame showed.
  private(set) var shown: Value
  private var samples: [(time: Double, value: Value)] = []

  private let displaces: Bool

  /// - Parameter displacesNodes: Whether it shows nodes elsewhere than their places say.
  init(_ value: Value, _ clock: MotionClock, displacesNodes: Bool = true) {
    self.clock = clock
    displaces = displacesNodes
    self.value = AnimatedValue(value)
    shown = value
  }

  override var isRunning: Bool { value.isRunning }
  override var displacesNodes: Bool { displaces }

  /// Sets out for another value, or goes there at once, as the transaction says.
  func move(to target: Value, _ transaction: Transaction) {
    guard target != value.target else { return }
    let animation = clock.isMoving ? transaction.animation : nil
    if let animation {
      let identity = clock.begin(self, for: transaction)
      value.retarget(
        to: target, animation: animation, at: clock.time, identity: identity,
        velocity: velocityOfHand)
      samples.removeAll()
    } else {
      value.retarget(to: target, animation: nil, at: clock.time)
      note(target, transaction)
    }
    shown = value.value(at: clock.time)
    clock.settle(self)
  }

  /// What follows a hand has the hand's speed when it is let go.
  private func note(_ target: Value, _ transaction: Transaction) {
    guard transaction.tracksVelocity else { return samples.removeAll() }
    samples.removeAll { clock.time - $0.time > Self.sampleAge }
    if samples.last?.time == clock.time { samples.removeLast() }
    samples.append((clock.time, target))
  }

  private var velocityOfHand: Value? {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      clock.time - last.time <= Self.sampleAge
    else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }

  override func advance(to time: Double) { shown = value.value(at: time) }
  override func finish() {
    value.jump(to: value.target)
    shown = value.target
  }
  override func takeMilestones() -> [AnimationCompletion] { value.takeFinished() }
}
