// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the events of one contact from all others: the first primary one to come down. Where a
/// gesture takes several fingers, they count as one contact in their middle.
struct SingleContact {
  enum Step {
    /// Not about the contact that is followed.
    case ignored
    case began(PointerEvent)
    case moved(PointerEvent)
    case ended(PointerEvent)
    case failed(ContactFailure)
  }

  private(set) var id: PointerEvent.ID?
  private var fingers: FingerGroup?

  /// - Parameter endsWithLast: Whether several fingers end with the last to leave, not the first.
  init(fingers count: Int = 1, endsWithLast: Bool = false) {
    if count > 1 { fingers = FingerGroup(count: count, endsWithLast: endsWithLast) }
  }

  /// When fingers that still wait for others have waited too long, in seconds.
  var patienceEnd: Double? { fingers?.patienceEnd }

  /// Why fingers failed that have waited that long.
  var lateness: GestureFailure { fingers?.lateness ?? .other }

  /// Nothing has come down yet.
  var isIdle: Bool { fingers?.isIdle ?? (id == nil) }

  mutating func step(_ event: RecognizerInput.Event) -> Step {
    switch event {
    case .time: return .ignored
    case .cancel: return .failed(.takenAway)
    case .pointer(let event):
      if fingers != nil { return fingers?.step(event) ?? .ignored }
      return step(event)
    }
  }

  private mutating func step(_ event: PointerEvent) -> Step {
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .failed(.otherButton(event.button)) }
      guard id == nil else { return .failed(.tooMany(limit: 1)) }
      id = event.id
      return .began(event)
    case .moved: return event.id == id ? .moved(event) : .ignored
    case .ended:
      guard event.id == id else { return .ignored }
      id = nil
      return .ended(event)
    case .cancelled: return event.id == id ? .failed(.takenAway) : .ignored
    }
  }
}

extension CGPoint {
  /// Points from here to there.
  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}

/// Why contacts are not those that a gesture follows. Without words, so that it costs nothing where
/// nobody asks.
enum ContactFailure {
  case tooMany(limit: Int)
  case otherButton(PointerEvent.Button)
  /// One of several fingers moved or left before all of them were down.
  case missing(Int, needed: Int)
  case takenAway

  var reason: GestureFailure {
    switch self {
    case .tooMany(let limit): .tooManyContacts(limit: limit)
    case .otherButton(let button): .otherButton(button)
    case .missing(let count, let needed): .fingersMissing(count, needed: needed)
    case .takenAway: .takenAway
    }
  }
}
