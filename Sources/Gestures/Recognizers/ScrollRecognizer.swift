// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One finger that moves what is under it.
final class ScrollRecognizer: Recognizer<ScrollGesture.Value> {
  private enum Stage {
    case waiting
    case possible(start: CGPoint)
    case active(origin: CGPoint)
    case done(GesturePhase<ScrollGesture.Value>)
  }

  var configuration: ScrollGesture
  private var stage = Stage.waiting
  private var contact = SingleContact()
  private var globalStart = CGPoint.zero
  private var value = ScrollGesture.Value(translation: .zero, velocity: .zero)
  private var speed = SpeedOverTime()

  init(_ configuration: ScrollGesture) {
    self.configuration = configuration
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<ScrollGesture.Value> {
    if case .done = stage {} else { advance(input) }
    switch stage {
    case .waiting, .possible: return .possible(nil)
    case .done(let phase):
      return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
    case .active:
      if case .pointer(let event) = input.event, event.phase == .moved,
        input.takeOver(event, after: globalStart.distance(to: event.location))
      {
        return .active(value)
      }
      return GestureDependency.pausedUntilFailed.apply(
        to: .active(value), inherited: input.inherited)
    }
  }

  private func advance(_ input: RecognizerInput) {
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began(let event):
      globalStart = event.location
      guard DeviceProfile.profile(for: event.kind).scrolls else {
        input.explain(.otherDevice(event.kind))
        stage = .done(.failed)
        return
      }
      let start = input.converter.localPoint(event.location)
      speed.add(start, time: event.time)
      stage = .possible(start: start)
    case .moved(let event): move(event, input)
    case .ended(let event):
      if case .active = stage {
        move(event, input)
        stage = .done(.ended(value))
      } else {
        let distance = globalStart.distance(to: event.location)
        input.explain(
          distance < ScrollGesture.minimumDistance
            ? .movedTooLittle(distance, needed: ScrollGesture.minimumDistance) : .atEnd)
        stage = .done(.failed)
      }
    }
  }

  private func move(_ event: PointerEvent, _ input: RecognizerInput) {
    let location = input.converter.localPoint(event.location)
    speed.add(location, time: event.time)
    if case .possible(let start) = stage {
      let isPlayed = event.kind == .played
      guard
        isPlayed
          || globalStart.distance(to: event.location) >= ScrollGesture.minimumDistance,
        scrolls(start.way(to: location))
      else { return }
      // A played contact means all of its way.
      stage = .active(origin: isPlayed ? start : location)
    }
    guard case .active(let origin) = stage else { return }
    value.translation = origin.way(to: location)
    // A key throws nothing: a played contact stops where it is.
    value.isPlayed = event.kind == .played
    value.velocity = value.isPlayed ? .zero : speed.velocity
  }

  /// Whether there is something left to show the way the finger goes. The content goes along with the
  /// finger, so that the offset shrinks where the finger goes on.
  private func scrolls(_ way: CGSize) -> Bool {
    abs(way.width) > abs(way.height)
      ? configuration.target.canScroll(.horizontal, by: -way.width)
      : configuration.target.canScroll(.vertical, by: -way.height)
  }

  override var kind: String? { "scroll" }

  /// Before it scrolls, whatever lies outside may have the finger: this one has nothing to show the
  /// way it goes.
  override var staysInPlace: Bool {
    switch stage {
    case .waiting, .possible: true
    case .active, .done: false
    }
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
    value = ScrollGesture.Value(translation: .zero, velocity: .zero)
    speed = SpeedOverTime()
  }
}
