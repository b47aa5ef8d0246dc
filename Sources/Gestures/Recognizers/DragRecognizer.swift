// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that travels.
final class DragRecognizer: Recognizer<DragGesture.Value> {
  private enum Stage {
    case waiting, possible, active, ended, failed
  }

  var configuration: DragGesture {
    didSet { if contact.isIdle { contact = SingleContact(fingers: configuration.fingers) } }
  }
  private var stage = Stage.waiting
  // Values that change in place; they call nobody, so their access needs no check.
  @exclusivity(unchecked) private var contact = SingleContact()
  private var globalStart = CGPoint.zero
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var startScroll = CGSize.zero
  private var time = 0.0
  @exclusivity(unchecked) private var sampler = VelocitySampler()

  init(_ configuration: DragGesture) {
    self.configuration = configuration
    contact = SingleContact(fingers: configuration.fingers)
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
    if stage == .active, case .pointer(let event) = input.event, event.phase == .moved,
      input.takeOver(event, after: globalStart.distance(to: event.location))
    {
      return phase
    }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    if let patienceEnd = contact.patienceEnd, input.time >= patienceEnd {
      input.explain(contact.lateness)
      stage = .failed
      return
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .failed
    case .began(let event):
      globalStart = event.location
      start = point(event.location, input)
      if configuration.places != nil { startScroll = input.converter.scrolled }
      sampler = VelocitySampler()
      take(event, input)
      stage = configuration.minimumDistance <= 0 && configuration.axis == nil ? .active : .possible
    case .moved(let event):
      take(event, input)
      if stage == .possible, passesThreshold(event) { begin(input) }
    case .ended(let event):
      take(event, input)
      if stage == .possible, passesThreshold(event), event.kind != .played { begin(input) }
      if stage == .possible {
        input.explain(
          .movedTooLittle(
            globalStart.distance(to: event.location), needed: configuration.minimumDistance))
      }
      stage = stage == .active ? .ended : .failed
    }
  }

  /// Where the drag has an axis, it fails when it goes more along the other one.
  private func begin(_ input: RecognizerInput) {
    guard let axis = configuration.axis else {
      stage = .active
      return
    }
    let (x, y) = (abs(location.x - start.x), abs(location.y - start.y))
    // Without a way there is no direction to decide by.
    guard x > 0 || y > 0 else { return }
    let (along, across) = axis == .horizontal ? (x, y) : (y, x)
    stage = along >= across ? .active : .failed
    if stage == .failed { input.explain(.movedAcross(across, along: along)) }
  }

  override var deadline: Double? {
    switch stage {
    case .waiting: contact.patienceEnd
    case .possible, .active, .ended, .failed: nil
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
    let origin = point(beginning(event, input), input)
    let now = point(event.location, input)
    location = CGPoint(x: start.x + now.x - origin.x, y: start.y + now.y - origin.y)
    // A played contact that rested is at once where a step takes it: that is no speed.
    let isStep =
      event.kind == .played && event.time - time > 1.5 * PlayedContacts.sampleInterval
    if isStep { sampler = VelocitySampler() }
    time = event.time
    sampler.add(x: location.x, y: location.y, time: event.time)
  }

  /// Where it began has gone on with places that scroll under a hand; what is played says itself how
  /// far it goes among them.
  private func beginning(_ event: PointerEvent, _ input: RecognizerInput) -> CGPoint {
    guard configuration.places != nil, event.kind != .played else { return globalStart }
    let scroll = input.converter.scrolled
    return CGPoint(
      x: globalStart.x - (scroll.width - startScroll.width),
      y: globalStart.y - (scroll.height - startScroll.height))
  }

  private func point(_ point: CGPoint, _ input: RecognizerInput) -> CGPoint {
    input.converter.convert(point, to: configuration.coordinateSpace)
  }

  override var kind: String? {
    let axis = configuration.axis.map { "\($0) drag" } ?? "drag"
    return configuration.fingers == 1 ? axis : "\(axis) of \(configuration.fingers) fingers"
  }

  private var value: DragGesture.Value {
    let velocity = sampler.velocity
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: location, startLocation: start,
      velocity: CGSize(width: velocity.x, height: velocity.y))
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact(fingers: configuration.fingers)
  }
}
