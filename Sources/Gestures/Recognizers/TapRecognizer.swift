// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One or more taps in a row with one contact.
final class TapRecognizer<Value>: Recognizer<Value> {
  private enum Stage {
    case waiting
    case down(start: CGPoint, since: Double, profile: DeviceProfile)
    case between(from: CGPoint, until: Double, interval: Double)
    case done(GesturePhase<Value>)
  }

  var count: Int
  var fingers = 1 {
    didSet { if contact.isIdle { contact = Self.contact(fingers) } }
  }
  var value: (_ location: CGPoint) -> Value
  private var stage = Stage.waiting
  private var tapsDone = 0
  private var contact = SingleContact()

  init(count: Int, value: @escaping (CGPoint) -> Value) {
    self.count = count
    self.value = value
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    if case .done = stage {} else { advance(input) }
    // Before all fingers are down it is no tap yet that a press could forbid.
    if case .waiting = stage, fingers > 1, !input.inherited.contains(.cancelled) {
      return .possible(nil)
    }
    let phase: GesturePhase<Value> =
      if case .done(let phase) = stage { phase } else { .possible(nil) }
    return GestureDependency.failIfActive.apply(to: phase, inherited: input.inherited)
  }

  private static func contact(_ fingers: Int) -> SingleContact {
    SingleContact(fingers: fingers, endsWithLast: true)
  }

  private func advance(_ input: RecognizerInput) {
    if let next = input.context.arriving, fingers == 1, isTooFar(next, input) { return }
    if let deadline, input.time > deadline || (input.time == deadline && input.event.isTime) {
      switch stage {
      case .down(_, _, let profile): input.explain(.held(limit: profile.tapMaximumDuration))
      case .between(_, _, let interval): input.explain(.notRepeated(within: interval))
      case .waiting: input.explain(contact.lateness)
      case .done: break
      }
      stage = .done(.failed)
      return
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began(let event):
      if isTooFar(event, input) { return }
      stage = .down(
        start: event.location, since: event.time, profile: .profile(for: event.kind))
    case .moved(let event):
      guard case .down(let start, _, let profile) = stage else { return }
      let distance = start.distance(to: event.location)
      if distance >= profile.tapMaximumDistance {
        input.explain(.moved(distance, limit: profile.tapMaximumDistance))
        stage = .done(.failed)
      }
    case .ended(let event):
      guard case .down(let start, _, let profile) = stage else { return }
      let distance = start.distance(to: event.location)
      if distance >= profile.tapMaximumDistance {
        input.explain(.moved(distance, limit: profile.tapMaximumDistance))
        stage = .done(.failed)
        return
      }
      tapsDone += 1
      if tapsDone >= count {
        stage = .done(.ended(value(event.location)))
      } else {
        let interval = profile.tapMaximumInterval
        stage = .between(
          from: start, until: event.time + interval, interval: interval)
      }
    }
  }

  /// Fails where the next tap comes down too far from the one before.
  private func isTooFar(_ event: PointerEvent, _ input: RecognizerInput) -> Bool {
    guard case .between(let place, _, _) = stage else { return false }
    let limit = DeviceProfile.profile(for: event.kind).tapMaximumSpacing
    let distance = place.distance(to: event.location)
    guard distance >= limit else { return false }
    input.explain(.tooFarApart(distance, limit: limit))
    stage = .done(.failed)
    return true
  }

  override var kind: String? {
    let taps = count == 1 ? "tap" : "\(count) taps"
    return fingers == 1 ? taps : "\(taps) of \(fingers) fingers"
  }

  override var staysInPlace: Bool { true }

  override var deadline: Double? {
    switch stage {
    case .waiting: contact.patienceEnd
    case .done: nil
    case .down(_, let since, let profile): since + profile.tapMaximumDuration
    case .between(_, let until, _): until
    }
  }

  override func reset() {
    super.reset()
    stage = .waiting
    tapsDone = 0
    contact = Self.contact(fingers)
  }
}

extension RecognizerInput.Event {
  var isTime: Bool {
    if case .time = self { true } else { false }
  }
}
