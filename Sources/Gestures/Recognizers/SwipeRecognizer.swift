// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that leaves fast and straight.
final class SwipeRecognizer: Recognizer<SwipeGesture.Value>, TravellingRecognizer {
  private enum Stage {
    case waiting
    /// `restEnd` is nil once the contact has left where it came down; `end` is nil where it may take
    /// as long as it likes.
    case down(start: CGPoint, kind: PointerEvent.Kind, restEnd: Double?, end: Double?)
    case done(GesturePhase<SwipeGesture.Value>)
  }

  /// Points after which a finger has chosen a direction: where a drag begins.
  private static let decisionDistance: CGFloat = 10
  /// Seconds after which a contact that has gone nowhere is a press: as long as a long press takes,
  /// so that one of lower rank is not kept waiting.
  static let longestRest = 0.5
  /// Seconds before the release that count for the velocity (GTK's swipe).
  private static let velocityHorizon = 0.15

  var configuration: SwipeGesture
  private var stage = Stage.waiting
  private var contact = SingleContact()
  private var samples: [(location: CGPoint, time: Double)] = []

  init(_ configuration: SwipeGesture) {
    self.configuration = configuration
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<SwipeGesture.Value> {
    if case .done = stage {} else { advance(input) }
    let phase: GesturePhase<SwipeGesture.Value> =
      if case .done(let phase) = stage { phase } else { .possible(nil) }
    return GestureDependency.failIfActive.apply(to: phase, inherited: inherited(&input))
  }

  /// A press inside is active from the touch on, but gives way to a finger that travels.
  private func inherited(_ input: inout RecognizerInput) -> InheritedPhase {
    guard case .down(let start, let kind, _, _) = stage,
      DeviceProfile.profile(for: kind).takeOverDistance.isFinite,
      input.inherited.contains(.inPlace)
    else { return input.inherited }
    if case .pointer(let event) = input.event, event.phase == .moved,
      let location = samples.last?.location
    {
      _ = input.takeOver(event, after: start.distance(to: location))
    }
    return input.inherited.subtracting(.active)
  }

  private func advance(_ input: RecognizerInput) {
    if let deadline, input.time > deadline || (input.time == deadline && input.event.isTime) {
      let isAtRest = if case .down(_, _, deadline, _) = stage { true } else { false }
      input.explain(
        isAtRest ? .held(limit: Self.longestRest) : .lasted(limit: configuration.maximumDuration))
      stage = .done(.failed)
      return
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began(let event):
      let end = event.time + max(0, configuration.maximumDuration)
      stage = .down(
        start: sample(event, input), kind: event.kind, restEnd: event.time + Self.longestRest,
        end: end.isFinite && event.kind != .played ? end : nil)
    case .moved(let event):
      guard case .down(let start, let kind, _, let end) = stage else { return }
      let way = start.way(to: sample(event, input))
      guard start.distance(to: start.moved(by: way)) >= Self.decisionDistance,
        let direction = SwipeGesture.Direction.dominant(way)
      else { return }
      stage = .down(start: start, kind: kind, restEnd: nil, end: end)
      if !configuration.directions.contains(direction) {
        input.explain(otherDirection(direction))
        stage = .done(.failed)
      }
    case .ended(let event):
      guard case .down(let start, _, _, _) = stage else { return }
      let location = sample(event, input)
      let way = start.way(to: location)
      if let direction = SwipeGesture.Direction.dominant(way),
        let velocity = velocity(event, way, direction, input)
      {
        stage = .done(
          .ended(
            SwipeGesture.Value(
              direction: direction, velocity: velocity, startLocation: start, location: location)))
      } else {
        if way == .zero { input.explain(.movedTooLittle(0, needed: configuration.minimumDistance)) }
        stage = .done(.failed)
      }
    }
  }

  /// Nil where it is no swipe.
  private func velocity(
    _ event: PointerEvent, _ way: CGSize, _ direction: SwipeGesture.Direction,
    _ input: RecognizerInput
  ) -> CGFloat? {
    guard configuration.directions.contains(direction) else {
      input.explain(otherDirection(direction))
      return nil
    }
    let distance = direction.part(of: way)
    let across = abs(way.width) + abs(way.height) - distance
    let deviation = Angle(radians: atan2(across, distance))
    guard deviation.radians <= configuration.maximumDeviation.radians else {
      input.explain(
        .deviated(deviation.degrees, limit: configuration.maximumDeviation.degrees))
      return nil
    }
    // A played contact takes no time, so it has no velocity but the one that is asked for.
    let isPlayed = event.kind == .played
    guard isPlayed || distance >= configuration.minimumDistance else {
      input.explain(.movedTooLittle(distance, needed: configuration.minimumDistance))
      return nil
    }
    let velocity = isPlayed ? configuration.minimumVelocity : direction.part(of: self.velocity)
    guard velocity >= configuration.minimumVelocity else {
      input.explain(.tooSlow(velocity, needed: configuration.minimumVelocity))
      return nil
    }
    return velocity
  }

  private func otherDirection(_ direction: SwipeGesture.Direction) -> GestureFailure {
    .otherDirection(
      direction, takes: SwipeGesture.Direction.allCases.filter(configuration.directions.contains))
  }

  override var kind: String? { "swipe" }

  var travel: CGSize {
    // Only a finger that has chosen one of the directions takes its view along.
    guard case .down(let start, _, nil, _) = stage, let last = samples.last else { return .zero }
    let way = start.way(to: last.location)
    return configuration.directions.reduce(.zero) { travel, direction in
      let part = max(0, direction.part(of: way))
      let way = direction.way(part)
      return part > max(abs(travel.width), abs(travel.height)) ? way : travel
    }
  }

  override var deadline: Double? {
    guard case .down(_, _, let restEnd, let end) = stage else { return nil }
    return [restEnd, end].compactMap { $0 }.min()
  }

  private func sample(_ event: PointerEvent, _ input: RecognizerInput) -> CGPoint {
    let location = input.converter.localPoint(event.location)
    while let first = samples.first, samples.count > 1,
      event.time - first.time > Self.velocityHorizon
    {
      samples.removeFirst()
    }
    samples.append((location, event.time))
    return location
  }

  /// Points a second over what is left of the way.
  private var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    let way = first.location.way(to: last.location)
    return CGSize(width: way.width / seconds, height: way.height / seconds)
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
    samples.removeAll(keepingCapacity: true)
  }
}

extension CGPoint {
  func way(to other: CGPoint) -> CGSize { CGSize(width: other.x - x, height: other.y - y) }
  func moved(by way: CGSize) -> CGPoint { CGPoint(x: x + way.width, y: y + way.height) }
}
