// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that was decided about a touch.
public struct GestureDecision: Hashable, Sendable, CustomStringConvertible {
  /// A recognizer that takes part in a touch.
  public struct Competitor: Hashable, Sendable {
    /// From 1, those of higher rank first.
    public var recognizer: Int
    /// What it recognizes ("drag").
    public var name: String
    /// What its element is called; empty where there is none.
    public var place: String
  }

  /// What was decided.
  public enum Outcome: Hashable, Sendable {
    /// The touch began, and these take part.
    case began([Competitor])
    case active
    case ended
    case failed(GestureFailure)
    /// It is recognized, but those of higher rank must fail first: their names.
    case held(by: [String])
    /// The whole gesture of an element succeeded.
    case won
    /// Nothing more is decided before this moment, unless an event comes; for whom it is.
    case waits(until: Double, for: [String])
  }

  /// Seconds on the host's monotonic clock; ahead of it where a played gesture was patient.
  public var time: Double
  /// Counts the touches of a trace, from 1.
  public var touch: Int
  /// Which of the touch's competitors decided; 0 for what concerns the whole touch.
  public var recognizer: Int
  /// What it recognizes ("drag"), or how the gesture is named.
  public var name: String
  /// What the element is called; empty where there is none.
  public var place: String
  /// What it had just seen.
  public var event: RecognizerInput.Event
  /// What came of it.
  public var outcome: Outcome

  public var description: String {
    let who = place.isEmpty ? name : "\(place): \(name)"
    let prefix = "touch \(touch) at \(Self.seconds(time)) s: "
    return switch outcome {
    case .began(let competitors):
      prefix + sight + (competitors.isEmpty ? ", no gesture there" : ": " + Self.text(competitors))
    case .active: prefix + who + " became active, saw \(sight)"
    case .ended: prefix + who + " ended, saw \(sight)"
    case .failed(let reason): prefix + who + " failed: \(reason)"
    case .held(let names):
      prefix + who + " waits for \(GestureFailure.list(names, "and")) to fail"
    case .won: prefix + who + " won"
    case .waits(let moment, let names):
      prefix + "waits until \(Self.seconds(moment)) s for \(GestureFailure.list(names, "and"))"
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

  /// Those of one element together.
  private static func text(_ competitors: [Competitor]) -> String {
    var groups: [(place: String, names: [String])] = []
    for competitor in competitors {
      if groups.last?.place == competitor.place {
        groups[groups.count - 1].names.append(competitor.name)
      } else {
        groups.append((competitor.place, [competitor.name]))
      }
    }
    return groups.map { group in
      (group.place.isEmpty ? "" : group.place + ": ") + group.names.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }
  private static func point(_ value: CGFloat) -> String { String(format: "%.1f", value) }
}
