// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several fingers that count as one contact, in their middle.
struct FingerGroup {
  /// Seconds in which all fingers must have come down: as long as between the taps of a double tap.
  private static let patience = 0.35
  /// Points that a finger may move before the others are there: where a drag begins.
  private static let slack: CGFloat = 10

  let count: Int
  let endsWithLast: Bool
  private var fingers: [(start: CGPoint, last: PointerEvent)] = []
  private var leftCount = 0

  init(count: Int, endsWithLast: Bool) {
    self.count = count
    self.endsWithLast = endsWithLast
  }

  var isIdle: Bool { fingers.isEmpty }
  private var isComplete: Bool { fingers.count == count }

  var patienceEnd: Double? {
    guard !isComplete, let first = fingers.first else { return nil }
    return first.last.time + Self.patience
  }

  mutating func step(_ event: PointerEvent) -> SingleContact.Step {
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .failed(.otherButton(event.button)) }
      guard !isComplete else { return .failed(.tooMany(limit: count)) }
      fingers.append((event.location, event))
      return isComplete ? .began(middle(event)) : .ignored
    case .moved:
      guard let index = index(of: event) else { return .ignored }
      fingers[index].last.location = event.location
      if isComplete { return .moved(middle(event)) }
      let distance = fingers[index].start.distance(to: event.location)
      return distance < Self.slack ? .ignored : .failed(missing)
    case .ended:
      guard let index = index(of: event) else { return .ignored }
      guard isComplete else { return .failed(missing) }
      fingers[index].last.location = event.location
      leftCount += 1
      guard !endsWithLast || leftCount == count else { return .ignored }
      let end = middle(event)
      fingers = []
      leftCount = 0
      return .ended(end)
    case .cancelled: return index(of: event) == nil ? .ignored : .failed(.takenAway)
    }
  }

  private var missing: ContactFailure { .missing(fingers.count, needed: count) }

  /// For fingers that have waited too long for others.
  var lateness: GestureFailure {
    .fingersLate(fingers.count, needed: count, within: Self.patience)
  }

  private func index(of event: PointerEvent) -> Int? {
    fingers.firstIndex { $0.last.id == event.id }
  }

  private func middle(_ event: PointerEvent) -> PointerEvent {
    var event = event
    let total = fingers.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.last.location.x, y: $0.y + $1.last.location.y)
    }
    event.location = CGPoint(x: total.x / CGFloat(count), y: total.y / CGFloat(count))
    return event
  }
}
