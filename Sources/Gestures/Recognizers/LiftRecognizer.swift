// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that takes its element up: by its way, or for a finger, by staying.
final class LiftRecognizer: Recognizer<LiftGesture.Value> {
  private enum Stage {
    case waiting, active, ended, failed
    case down(since: Double)
  }

  private var stage = Stage.waiting
  private var contact = SingleContact()
  private var value = LiftGesture.Value(startLocation: .zero, location: .zero)
  private var waitsForTime = false

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<LiftGesture.Value> {
    switch stage {
    case .waiting, .down, .active: advance(input)
    case .ended, .failed: break
    }
    let phase: GesturePhase<LiftGesture.Value> =
      switch stage {
      case .waiting, .down: .possible(nil)
      case .active: .active(value)
      case .ended: .ended(value)
      case .failed: .failed
      }
    // A press on a button inside lasts as long as the contact: one that goes on its way lifts.
    if case .active = stage, case .pointer(let event) = input.event, event.phase == .moved,
      value.startLocation.distance(to: event.location) >= LiftGesture.distance,
      input.takeOverInPlace()
    {
      return phase
    }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    if let deadline, input.time > deadline || (input.time == deadline && input.event.isTime) {
      stage = .active
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .failed
    case .began(let event):
      value = LiftGesture.Value(startLocation: event.location, location: event.location)
      waitsForTime = event.kind == .touch
      stage = .down(since: event.time)
    case .moved(let event): move(to: event.location, input)
    case .ended(let event):
      move(to: event.location, input)
      if case .active = stage { stage = .ended } else { stage = .failed }
    }
  }

  private func move(to location: CGPoint, _ input: RecognizerInput) {
    value.location = location
    let distance = value.startLocation.distance(to: location)
    guard case .down = stage, distance >= LiftGesture.distance else { return }
    if waitsForTime {
      input.explain(.moved(distance, limit: LiftGesture.distance))
      stage = .failed
    } else {
      stage = .active
    }
  }

  override var deadline: Double? {
    guard waitsForTime, case .down(let since) = stage else { return nil }
    return since + LiftGesture.holdDuration
  }

  override var kind: String? { "lift" }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
  }
}

extension LiftRecognizer: HoldingRecognizer {
  var hold: GestureHold? {
    guard case .down(let since) = stage else { return nil }
    return GestureHold(start: since, duration: waitsForTime ? LiftGesture.holdDuration : 0)
  }
}
