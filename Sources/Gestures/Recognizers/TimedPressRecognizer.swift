// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that stays, counted in ticks.
final class TimedPressRecognizer: Recognizer<Double> {
  private enum Stage {
    case waiting
    case down(start: CGPoint, since: Double, ticks: Int, isPlayed: Bool)
    case done(GesturePhase<Double>)
  }

  /// Seconds: no screen shows more.
  private static let smallestInterval = 1.0 / 240

  var configuration: TimedPressGesture
  private var stage = Stage.waiting
  private var contact = SingleContact()

  init(_ configuration: TimedPressGesture) {
    self.configuration = configuration
  }

  private var interval: Double {
    let interval = configuration.interval
    return interval.isFinite ? max(interval, Self.smallestInterval) : Self.smallestInterval
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Double> {
    if case .done = stage {} else { advance(input) }
    let phase: GesturePhase<Double> =
      switch stage {
      case .waiting: .possible(nil)
      case .down(_, _, let ticks, let isPlayed): .active(elapsed(ticks, isPlayed))
      case .done(let phase): phase
      }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  private func elapsed(_ ticks: Int, _ isPlayed: Bool) -> Double {
    let elapsed = Double(ticks) * interval
    return isPlayed ? min(elapsed, max(0, configuration.playedDuration)) : elapsed
  }

  private func advance(_ input: RecognizerInput) {
    if let deadline, input.time >= deadline,
      case .down(let start, let since, let ticks, let kind) = stage
    {
      stage = .down(start: start, since: since, ticks: ticks + 1, isPlayed: kind)
    }
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began(let event):
      stage = .down(
        start: input.converter.localPoint(event.location), since: event.time, ticks: 0,
        isPlayed: event.kind == .played)
    case .moved(let event):
      guard case .down(let start, _, _, _) = stage else { return }
      let distance = start.distance(to: input.converter.localPoint(event.location))
      if distance >= configuration.maximumDistance {
        input.explain(.moved(distance, limit: configuration.maximumDistance))
        stage = .done(.failed)
      }
    case .ended(let event):
      guard case .down(_, let since, _, _) = stage else { return }
      stage = .done(.ended(max(0, event.time - since)))
    }
  }

  override var kind: String? { "timed press" }

  override var deadline: Double? {
    guard case .down(_, let since, let ticks, let isPlayed) = stage else { return nil }
    let next = Double(ticks + 1) * interval
    // A played press is patient; it must come to an end by itself.
    if isPlayed {
      let end = configuration.playedDuration
      guard end.isFinite, Double(ticks) * interval < end else { return nil }
      return since + min(next, end)
    }
    return since + next
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
  }
}
