// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that travels.
final class DragRecognizer: Recognizer<DragGesture.Value> {
  private enum Stage {
    case waiting, possible, active, ended, failed
  }

  var configuration: DragGesture
  private var stage = Stage.waiting
  // Values that change in place; they call nobody, so their access needs no check.
  @exclusivity(unchecked) private var contact = SingleContact()
  private var globalStart = CGPoint.zero
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var time = 0.0
  @exclusivity(unchecked) private var sampler = VelocitySampler()

  init(_ configuration: DragGesture) {
    self.configuration = configuration
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<DragGesture.Value> {
    switch stage {
    case .waiting, .possible, .active: advance(input)
    case .ended, .failed: break
    }
    let phase: GesturePhase<DragGesture.Value> =
      switch stage {
      case .waiting, .possible: .possible(nil)
      case .active: .active(value)
      case .ended: .ended(value)
      case .failed: .failed
      }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    switch contact.step(input.event) {
    case .ignored: break
    case .failed: stage = .failed
    case .began(let event):
      globalStart = event.location
      start = point(event.location, input)
      sampler = VelocitySampler()
      take(event, input)
      stage = configuration.minimumDistance <= 0 ? .active : .possible
    case .moved(let event):
      take(event, input)
      if stage == .possible, passesThreshold(event) { stage = .active }
    case .ended(let event):
      take(event, input)
      if stage == .possible, passesThreshold(event), event.kind != .played { stage = .active }
      if stage != .active {
        input.explain(
          .movedTooLittle(
            globalStart.distance(to: event.location), needed: configuration.minimumDistance))
      }
      stage = stage == .active ? .ended : .failed
    }
  }

  private func passesThreshold(_ event: PointerEvent) -> Bool {
    let profile = DeviceProfile.profile(for: event.kind)
    return !profile.requiresMinimumDistance
      || globalStart.distance(to: event.location) >= configuration.minimumDistance
  }

  /// The whole way is measured with the element's present place, so that an element that follows
  /// the finger does not shake.
  private func take(_ event: PointerEvent, _ input: RecognizerInput) {
    let origin = point(globalStart, input)
    let now = point(event.location, input)
    location = CGPoint(x: start.x + now.x - origin.x, y: start.y + now.y - origin.y)
    time = event.time
    // A moment between two samples of a played contact is no time at all: it has no speed.
    if event.kind != .played { sampler.add(x: location.x, y: location.y, time: event.time) }
  }

  private func point(_ point: CGPoint, _ input: RecognizerInput) -> CGPoint {
    input.converter.convert(point, to: configuration.coordinateSpace)
  }

  override var kind: String? { "drag" }

  private var value: DragGesture.Value {
    let velocity = sampler.velocity
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: location, startLocation: start,
      velocity: CGSize(width: velocity.x, height: velocity.y))
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
  }
}
