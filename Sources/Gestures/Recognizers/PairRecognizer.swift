// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What magnify and rotate have in common: two contacts, a threshold, a velocity.
class PairRecognizer<Value>: Recognizer<Value> {
  private enum Stage {
    case waiting, active, ended, failed
  }

  private var stage = Stage.waiting
  private var sampler = VelocitySampler()
  private(set) var pair = ContactPair()
  private(set) var time = 0.0
  private(set) var startLocation = CGPoint.zero
  private(set) var startAnchor = UnitPoint.center

  /// What is measured: the magnification, or the turn in radians.
  var amount: CGFloat { 0 }
  /// True where the amount is enough to begin.
  func passesThreshold(kind: PointerEvent.Kind) -> Bool { false }
  var value: Value? { nil }
  /// Why it did not begin.
  var shortfall: GestureFailure { .other }

  var velocity: CGFloat { sampler.velocity.x }

  override final func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    switch stage {
    case .waiting, .active: advance(input)
    case .ended, .failed: break
    }
    let phase: GesturePhase<Value> =
      switch (stage, value) {
      case (.active, let value?): .active(value)
      case (.ended, let value?): .ended(value)
      case (.failed, _): .failed
      case (.waiting, _), (.active, nil), (.ended, nil): .possible(nil)
      }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    let wasComplete = pair.isComplete
    let step = pair.step(input.event)
    guard case .pointer(let event) = input.event else {
      if case .failed(let failure) = step {
        input.explain(failure.reason)
        stage = .failed
      }
      return
    }
    if pair.isComplete, !wasComplete { anchor(input) }
    switch step {
    case .ignored, .waiting: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .failed
    case .moved:
      sample(event)
      if stage == .waiting, passesThreshold(kind: event.kind) { stage = .active }
    case .ended:
      sample(event)
      if stage == .waiting { input.explain(shortfall) }
      stage = stage == .active ? .ended : .failed
    }
  }

  private func sample(_ event: PointerEvent) {
    time = event.time
    if event.kind != .played { sampler.add(x: amount, time: event.time) }
  }

  private func anchor(_ input: RecognizerInput) {
    startLocation = input.converter.localPoint(pair.startMiddle)
    let size = input.converter.size
    startAnchor =
      size.width > 0 && size.height > 0
      ? UnitPoint(x: startLocation.x / size.width, y: startLocation.y / size.height) : .center
  }

  /// One finger alone is no pair.
  override final var staysInPlace: Bool { !pair.isComplete }
  override final var awaitsContact: Bool { !pair.isComplete }

  override final func reset() {
    super.reset()
    stage = .waiting
    pair = ContactPair()
    sampler = VelocitySampler()
  }
}
