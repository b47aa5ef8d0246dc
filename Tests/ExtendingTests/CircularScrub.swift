// SPDX-License-Identifier: Apache-2.0

import Evenhand
import ModelAudit

/// One contact that goes round the middle of its element, as on a jog wheel.
struct CircularScrub: CustomGesture {
  /// The turn since it began, clockwise.
  typealias Value = Angle

  func makeRecognizer() -> CircularScrubRecognizer { CircularScrubRecognizer() }
  var alternative: GestureDescription { .single(CircularScrubDescription()) }
}

extension CircularScrub {
  /// Winds a value on, so many steps for a full turn.
  func winding(
    _ value: Binding<Double>, in range: ClosedRange<Double>, stepsPerTurn: Double = 12
  ) -> AdjustingGesture<CircularScrub> {
    adjusting(
      AdjustmentDescription(
        range: range, pointsPerStep: 360 / stepsPerTurn, current: { value.wrappedValue }),
      write: { value.wrappedValue = $0 },
      target: { turn, start in start + turn.degrees / 360 * stepsPerTurn })
  }
}

final class CircularScrubRecognizer: GestureRecognizer {
  private var last: Angle?
  private var turn = Angle.zero

  let kind = "circular scrub"

  func phase(after input: RecognizerInput) -> GesturePhase<Angle> {
    guard case .pointer(let event) = input.event else { return .possible(nil) }
    let (place, size) = (input.converter.localPoint(event.location), input.converter.size)
    let direction = Angle.radians(atan2(place.y - size.height / 2, place.x - size.width / 2))
    switch event.phase {
    case .began:
      last = direction
      return .possible(nil)
    case .moved:
      // The shorter way round.
      let step = (direction.degrees - (last?.degrees ?? 0)).remainder(dividingBy: 360)
      turn = .degrees(turn.degrees + step)
      last = direction
      return abs(turn.degrees) >= 5 ? .active(turn) : .possible(nil)
    case .ended:
      guard abs(turn.degrees) >= 5 else {
        input.explain(.custom("the contact did not go round"))
        return .failed
      }
      return .ended(turn)
    case .cancelled: return .failed
    }
  }

  func reset() {
    last = nil
    turn = .zero
  }
}

/// What a circular scrub is: what it asks of a person, and what is offered in its place.
struct CircularScrubDescription: ValueGesture {
  var name: String { "circular-scrub" }
  var text: String { "a circular scrub" }
  var demands: Set<GestureDemand> { [.dragging, .path] }
  var isDirectional: Bool { true }

  func role(of adjustment: AdjustmentDescription) -> Role { .dial }

  /// Without a value it winds freely.
  func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .move else { return }
    derivation.propose(.canvas, as: .surface)
    derivation.add("wind-on", "Wind on", for: .windOn, Winding(by: .degrees(30)))
    derivation.add("wind-back", "Wind back", for: .windBack, Winding(by: .degrees(-30)))
  }

  func addNamedSteps(of value: Int, to derivation: inout Derivation) {
    derivation.add("wind-on", "Wind on", for: .windOn, of: value, by: .steps(1))
    derivation.add("wind-back", "Wind back", for: .windBack, of: value, by: .steps(-1))
  }

  func play(_ change: ValueChange) -> (any GesturePlay)? {
    let steps = (change.target - change.current) / change.adjustment.step
    return Winding(by: .degrees(steps * change.adjustment.pointsPerStep))
  }

  var leads: [PlayedLead] {
    [PlayedLead("wind", "Wind", Winding(by: .degrees(30)))]
  }

  /// A contact that comes down right of the middle and goes round it.
  private struct Winding: ContinuousPlay {
    let by: Angle

    func begin(_ gesture: PlayedGesture) { gesture.begin(at: UnitPoint(x: 0.9, y: 0.5)) }

    func step(_ gesture: PlayedGesture) {
      // Where the contact is now: a held key goes on from there.
      let from = Arc.angle(after: gesture.translation, of: gesture.size)
      let arc = Arc(from: from, to: .radians(from.radians + by.radians))
      for way in arc.ways(of: gesture.size) { gesture.move(to: way) }
    }
  }
}

extension CircularScrubDescription: TracedGesture {
  func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let step = trial.adjustment?.pointsPerStep ?? 30
    return [step, -step, 3 * step].map { turn in
      PointerTrace(
        motion: .path(Arc(from: .zero, to: .degrees(turn)).ways(of: trial.size)),
        origin: UnitPoint(x: 0.9, y: 0.5))
    }
  }
}

extension KeyMap.Purpose {
  static let windOn = KeyMap.Purpose("wind-on", standard: [KeyBinding("period")])
  static let windBack = KeyMap.Purpose("wind-back", standard: [KeyBinding("comma")])
}

/// A part of the circle round the middle of an element.
private struct Arc {
  let from: Angle
  let to: Angle

  /// Where a contact is that went this way from the place right of the middle.
  static func angle(after way: CGSize, of size: CGSize) -> Angle {
    .radians(atan2(way.height / (size.height * 0.4), way.width / (size.width * 0.4) + 1))
  }

  /// Ways from the place right of the middle, in steps that cannot be mistaken for the way back.
  func ways(of size: CGSize) -> [CGSize] {
    let (width, height) = (size.width * 0.4, size.height * 0.4)
    let count = max(1, Int((abs(to.degrees - from.degrees) / 30).rounded(.up)))
    return (1...count).map { index in
      let angle = from.radians + (to.radians - from.radians) * Double(index) / Double(count)
      return CGSize(width: (cos(angle) - 1) * width, height: sin(angle) * height)
    }
  }
}
