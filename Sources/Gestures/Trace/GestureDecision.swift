// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that was decided about a touch.
public struct GestureDecision: Hashable, Sendable, CustomStringConvertible {
  public enum Outcome: Hashable, Sendable {
    case active
    case ended
    case failed(GestureFailure)
    /// The whole gesture of an element succeeded.
    case won
    /// Nothing more is decided before this moment, unless an event comes.
    case waits(until: Double)
  }

  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// Counts the touches of a trace, from 1.
  public var touch: Int
  /// Counts the recognizers of a touch in the order in which they first decided, from 1; 0 for
  /// what concerns the whole touch.
  public var recognizer: Int
  /// What it recognizes ("drag"), or how the gesture is named.
  public var name: String
  /// What the element is called; empty where there is none.
  public var place: String
  /// What it had just seen.
  public var event: RecognizerInput.Event
  public var outcome: Outcome

  public var description: String {
    let who = place.isEmpty ? name : "\(place): \(name)"
    let prefix = "touch \(touch) at \(Self.seconds(time)) s: "
    return switch outcome {
    case .active: prefix + who + " became active, saw \(sight)"
    case .ended: prefix + who + " ended, saw \(sight)"
    case .failed(let reason): prefix + who + " failed: \(reason)"
    case .won: prefix + who + " won"
    case .waits(let moment): prefix + "waits until \(Self.seconds(moment)) s"
    }
  }

  private var sight: String {
    switch event {
    case .time: "time pass"
    case .cancel: "the contacts taken away"
    case .pointer(let event):
      "\(event.phase) at \(Self.point(event.location.x)), \(Self.point(event.location.y))"
    }
  }

  private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }
  private static func point(_ value: CGFloat) -> String { String(format: "%.1f", value) }
}
