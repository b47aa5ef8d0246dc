// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that stays: active from the touch, ended at the minimum duration while still held.
final class LongPressRecognizer: Recognizer<Bool> {
  private enum Stage {
    case waiting
    case down(start: CGPoint, since: Double)
    case done(GesturePhase<Bool>)
  }

  var minimumDuration: Double
  var maximumDistance: CGFloat
  var fingers = 1 {
    didSet { if contact.isIdle { contact = SingleContact(fingers: fingers) } }
  }
  private var stage = Stage.waiting
  private var contact = SingleContact()

  init(minimumDuration: Double, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Bool> {
    if case .done = stage {} else { advance(input) }
    let phase: GesturePhase<Bool> =
      switch stage {
      case .waiting: .possible(nil)
      case .down: .active(true)
      case .done(let phase): phase
      }
    // Held long enough, one finger is not half a pinch any more.
    if phase.isEnded, input.takeOverIncomplete() { return phase }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    if case .down = stage, let deadline,
      input.time > deadline || (input.time == deadline && input.event.isTime)
    {
      stage = .done(.ended(true))
      return
    }
    if let patienceEnd = contact.patienceEnd, input.time >= patienceEnd {
      input.explain(contact.lateness)
      stage = .done(.failed)
      return
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began(let event):
      // A press that needs no time is over as soon as it begins.
      stage =
        minimumDuration > 0
        ? .down(start: input.converter.localPoint(event.location), since: event.time)
        : .done(.ended(true))
    case .moved(let event):
      guard case .down(let start, _) = stage else { return }
      let distance = start.distance(to: input.converter.localPoint(event.location))
      if distance >= maximumDistance {
        input.explain(.moved(distance, limit: maximumDistance))
        stage = .done(.failed)
      }
    case .ended(let event):
      if case .down(_, let since) = stage {
        input.explain(.letGo(after: event.time - since, needed: minimumDuration))
      }
      stage = .done(.failed)
    }
  }

  override var kind: String? {
    fingers == 1 ? "long press" : "long press of \(fingers) fingers"
  }

  override var claims: Bool { false }
  override var staysInPlace: Bool { true }

  override var deadline: Double? {
    switch stage {
    case .waiting: contact.patienceEnd
    case .down(_, let since): since + minimumDuration
    case .done: nil
    }
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact(fingers: fingers)
  }
}

extension LongPressRecognizer: HoldingRecognizer {
  var hold: GestureHold? {
    guard case .down(_, let since) = stage else { return nil }
    return GestureHold(start: since, duration: minimumDuration)
  }
}
