// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the events of one contact from all others: the first primary one to come down.
struct SingleContact {
  enum Step {
    /// Not about the contact that is followed.
    case ignored
    case began(PointerEvent)
    case moved(PointerEvent)
    case ended(PointerEvent)
    /// A second contact, another button, or the contact was taken away.
    case failed
  }

  private(set) var id: PointerEvent.ID?

  mutating func step(_ event: RecognizerInput.Event) -> Step {
    switch event {
    case .time: return .ignored
    case .cancel: return .failed
    case .pointer(let event): return step(event)
    }
  }

  private mutating func step(_ event: PointerEvent) -> Step {
    switch event.phase {
    case .began:
      guard id == nil, event.button == .primary else { return .failed }
      id = event.id
      return .began(event)
    case .moved: return event.id == id ? .moved(event) : .ignored
    case .ended:
      guard event.id == id else { return .ignored }
      id = nil
      return .ended(event)
    case .cancelled: return event.id == id ? .failed : .ignored
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
