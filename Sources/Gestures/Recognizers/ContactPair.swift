// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two contacts seen as one: how far apart they are, how they lie, and where their middle is.
struct ContactPair {
  enum Step {
    case ignored
    /// One contact is down, or the second has just come.
    case waiting
    case moved
    /// One of the two left.
    case ended
    case failed(ContactFailure)
  }

  private var first: PointerEvent?
  private var second: PointerEvent?
  private(set) var startDistance: CGFloat = 0
  private(set) var startMiddle = CGPoint.zero
  private var distance: CGFloat = 0
  /// Radians since the pair began, clockwise on the screen, beyond a full turn.
  private(set) var turn = 0.0
  private var direction = 0.0

  mutating func step(_ event: RecognizerInput.Event) -> Step {
    switch event {
    case .time: return .ignored
    case .cancel: return .failed(.takenAway)
    case .pointer(let event): return step(event)
    }
  }

  private mutating func step(_ event: PointerEvent) -> Step {
    switch event.phase {
    case .began: return begin(event)
    case .moved: return move(event)
    case .ended:
      guard event.id == first?.id || event.id == second?.id else { return .ignored }
      // Where a finger leaves is the last thing it says.
      if second != nil { _ = move(event) }
      return second == nil ? .failed(.missing(1, needed: 2)) : .ended
    case .cancelled:
      return event.id == first?.id || event.id == second?.id ? .failed(.takenAway) : .ignored
    }
  }

  private mutating func begin(_ event: PointerEvent) -> Step {
    guard event.button == .primary else { return .failed(.otherButton(event.button)) }
    guard let first else {
      self.first = event
      return .waiting
    }
    guard second == nil else { return .ignored }
    second = event
    startDistance = first.location.distance(to: event.location)
    startMiddle = CGPoint(
      x: (first.location.x + event.location.x) / 2, y: (first.location.y + event.location.y) / 2)
    direction = Self.direction(first.location, event.location)
    return .waiting
  }

  private mutating func move(_ event: PointerEvent) -> Step {
    if event.id == first?.id {
      first = event
    } else if event.id == second?.id {
      second = event
    } else {
      return .ignored
    }
    guard let first, let second else { return .waiting }
    distance = first.location.distance(to: second.location)
    guard distance > 0 else { return .moved }
    let now = Self.direction(first.location, second.location)
    var change = now - direction
    // The shorter way round.
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    turn += change
    direction = now
    return .moved
  }

  /// How many times as far apart as at the beginning; 1 where they began at the same place.
  var magnification: CGFloat {
    startDistance > 0 ? distance / startDistance : 1
  }

  var isComplete: Bool { second != nil }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> Double {
    atan2(Double(to.y - from.y), Double(to.x - from.x))
  }
}
