// SPDX-License-Identifier: Apache-2.0

import Simulation
import Foundation
import Gestures

extension PointerTrace {
  /// One thing that a hand does, and how far the gesture is then.
  struct Beat {
    enum Part: Hashable {
      case lead, down, move, up
    }

    let part: Part
    /// Where the contacts are then, in points of the window; empty where they stay.
    var places: [CGPoint] = []
    let play: @MainActor (SimulatedWindow) -> Void
  }

  /// Seconds between two events of one movement: 125 a second, as a mouse sends them.
  private static let interval = 0.008
  private static let steps = 4
  /// Points between two events of a long drag.
  private static let stride: CGFloat = 40
  private static let mostSteps = 16
  /// Seconds after which a contact that rests is not thrown.
  private static let rest = 0.3
  /// Points from a contact to a finger that joins it.
  private static let toNextFinger: CGFloat = 12

  /// The beats of the trace from a point of the window.
  @MainActor
  func beats(from start: CGPoint) -> [Beat] {
    let beats = undisturbedBeats(from: start)
    guard isDisturbed, let down = beats.firstIndex(where: { $0.part == .down }) else {
      return beats
    }
    let moves = beats.indices.filter { $0 > down && beats[$0].part == .move }
    let place = moves.isEmpty ? down : moves[moves.count / 2]
    let point = CGPoint(x: start.x + Self.toNextFinger, y: start.y)
    let disturbance = Beat(part: .move) { tester in
      let contact = tester.makeContact()
      tester.advance(by: Self.interval)
      tester.send(.began, contact, at: point, kind: .touch)
      tester.advance(by: Self.interval)
      tester.send(.ended, contact, at: point, kind: .touch)
    }
    return Array(beats[...place]) + [disturbance] + beats[(place + 1)...]
  }

  @MainActor
  private func undisturbedBeats(from start: CGPoint) -> [Beat] {
    var beats: [Beat] = []
    let kind = device
    func add(
      _ part: Beat.Part, at places: [CGPoint] = [],
      _ play: @escaping @MainActor (SimulatedWindow) -> Void
    ) {
      beats.append(Beat(part: part, places: places, play: play))
    }
    func send(
      _ part: Beat.Part, _ phase: PointerEvent.Phase, _ hand: Hand, _ places: [CGPoint],
      after pause: Double = Self.interval
    ) {
      add(part, at: places) { tester in
        tester.advance(by: pause)
        for (finger, place) in places.enumerated() {
          let contact = hand.contact(finger, in: tester)
          tester.send(phase, contact, at: place, kind: kind, modifiers: modifiers)
        }
      }
    }
    func tap(_ part: Beat.Part?, count: Int) {
      for number in 0..<count {
        let hand = Hand()
        let isLast = number == count - 1
        send(part ?? (number == 0 ? .down : .move), .began, hand, spread(start), after: 0.1)
        send(part ?? (isLast ? .up : .move), .ended, hand, spread(start), after: 0.06)
      }
    }
    for count in leadingTaps { tap(.lead, count: count) }
    let hand = Hand()
    switch motion {
    case .taps(let count): tap(nil, count: count)
    case .hold(let seconds):
      send(.down, .began, hand, spread(start), after: 0.1)
      if heldSeconds > 0 { add(.move) { $0.advance(by: heldSeconds) } }
      add(.move) { $0.advance(by: seconds / 2) }
      send(.up, .ended, hand, spread(start), after: seconds / 2)
    case .move, .path, .carry:
      send(.down, .began, hand, spread(start), after: 0.1)
      if heldSeconds > 0 { add(.move) { $0.advance(by: heldSeconds) } }
      let places = places(from: start)
      for place in places { send(.move, .moved, hand, spread(place)) }
      if stops { add(.move) { $0.advance(by: Self.rest) } }
      send(.up, .ended, hand, spread(places.last ?? start))
    case .pair(let magnification, let degrees):
      func pair(_ part: Double) -> [CGPoint] {
        let factor = 1 + (magnification - 1) * part
        let turn = degrees * part * .pi / 180
        let (x, y) = (
          factor * (grip.width * cos(turn) - grip.height * sin(turn)),
          factor * (grip.width * sin(turn) + grip.height * cos(turn))
        )
        return [
          CGPoint(x: start.x - x, y: start.y - y), CGPoint(x: start.x + x, y: start.y + y),
        ]
      }
      func both(_ part: Beat.Part, _ phase: PointerEvent.Phase, _ way: Double) {
        add(part, at: pair(way)) { tester in
          tester.advance(by: Self.interval)
          for (finger, place) in pair(way).enumerated() {
            tester.send(phase, hand.contact(finger, in: tester), at: place, kind: .touch)
          }
        }
      }
      both(.down, .began, 0)
      for step in 1...Self.steps { both(.move, .moved, Double(step) / Double(Self.steps)) }
      both(.up, .ended, 1)
    case .secondaryClick:
      for (part, phase) in [(Beat.Part.down, PointerEvent.Phase.began), (.up, .ended)] {
        add(part, at: [start]) { tester in
          tester.advance(by: Self.interval)
          tester.send(phase, hand.contact(0, in: tester), at: start, button: .secondary)
        }
      }
    case .type(let text):
      tap(.down, count: 1)
      add(.up) { $0.replaceText(by: text) }
    }
    return beats
  }

  /// Several fingers beside each other.
  private func spread(_ point: CGPoint) -> [CGPoint] {
    (0..<max(1, fingers)).map { CGPoint(x: point.x + CGFloat($0) * 4, y: point.y) }
  }

  private func places(from start: CGPoint) -> [CGPoint] {
    func line(to end: CGPoint) -> [CGPoint] {
      let length = hypot(end.x - start.x, end.y - start.y)
      let steps =
        stops ? min(Self.mostSteps, max(Self.steps, Int(length / Self.stride))) : Self.steps
      return (1...steps).map { step in
        let part = CGFloat(step) / CGFloat(steps)
        return CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
    }
    switch motion {
    case .move(let way):
      return line(to: CGPoint(x: start.x + way.width, y: start.y + way.height))
    case .carry(let end): return line(to: end)
    case .path(let offsets):
      return offsets.map { CGPoint(x: start.x + $0.width, y: start.y + $0.height) }
    case .taps, .hold, .pair, .secondaryClick, .type: return []
    }
  }
}

extension SimulatedWindow {
  /// Types in the place of what stands where the focus is.
  func replaceText(by text: String) {
    press("a", .control)
    typeText(text)
  }
}

/// The contacts of one movement.
@MainActor
private final class Hand {
  private var contacts: [Int: PointerEvent.ID] = [:]

  func contact(_ finger: Int, in tester: SimulatedWindow) -> PointerEvent.ID {
    if let contact = contacts[finger] { return contact }
    let contact = tester.makeContact()
    contacts[finger] = contact
    return contact
  }
}
