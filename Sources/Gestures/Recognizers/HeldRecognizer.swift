// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact from the touch to the release. It fails with the long press that it goes with, and at
/// the release.
final class HeldRecognizer: Recognizer<Bool> {
  private enum Stage {
    case waiting
    case down(start: CGPoint, since: Double)
    case over
  }

  var minimumDuration = 0.0
  var maximumDistance: CGFloat = 0
  private var stage = Stage.waiting
  private var contact = SingleContact()
  /// The press has acted: nothing of lower rank has the contact any more.
  private var hasActed = false

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Bool> {
    switch contact.step(input.event) {
    case .ignored: break
    case .began(let event):
      stage = .down(start: input.converter.localPoint(event.location), since: event.time)
    case .moved(let event):
      guard case .down(let start, _) = stage, !hasActed else { break }
      let distance = start.distance(to: input.converter.localPoint(event.location))
      if distance >= maximumDistance { stage = .over }
    case .ended, .failed: stage = .over
    }
    let phase: GesturePhase<Bool>
    switch stage {
    case .waiting: phase = .possible(nil)
    case .down(_, let since):
      hasActed = hasActed || input.time >= since + minimumDuration
      phase = .active(true)
    case .over: phase = .failed
    }
    return GestureDependency.pausedUntilFailed.apply(to: phase, inherited: input.inherited)
  }

  override var claims: Bool { hasActed && progress == .active }
  override var staysInPlace: Bool { !hasActed }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
    hasActed = false
  }
}
