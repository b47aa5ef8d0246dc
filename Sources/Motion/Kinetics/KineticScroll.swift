// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How content goes on along one axis after a finger has let it go: slower and slower, and past an
/// end and back.
///
/// The numbers are those of GTK's kinetic scrolling (3.10 to 4.x, gtkscrolledwindow.c and
/// gtkkineticscrolling.c). Positions are in points, times in seconds.
package struct KineticScroll: Hashable, Sendable {
  /// The part of its speed that content loses a second, as an exponent (GTK: 4).
  static let friction = 4.0
  /// The same beyond an end, where content is drawn back without swinging (GTK: 20).
  static let overshootFriction = 20.0
  /// Points beyond an end that a throw reaches at most (GTK: half of 100).
  static let largestOvershoot = 50.0
  /// Points a second at which content counts as standing still (GTK: 1).
  static let slowest = 1.0
  /// Points from an end at which it counts as reached (GTK: 0.1).
  static let slack = 0.1

  /// What is left beyond an end after so many seconds: `(distance + slope * t) * exp(-t * half)`.
  private struct Overshoot: Hashable, Sendable {
    static let half = KineticScroll.overshootFriction / 2
    /// From the end, in points; negative before the beginning.
    let distance: Double
    let slope: Double

    init(from distance: Double, velocity: Double) {
      // A faster throw than this one would go further than the largest overshoot.
      let fastest = KineticScroll.largestOvershoot * Self.half * M_E
      self.distance = distance
      slope = min(max(velocity, -fastest), fastest) + Self.half * distance
    }

    func distance(after seconds: Double) -> Double {
      (distance + slope * seconds) * exp(-seconds * Self.half)
    }

    /// Seconds until nothing is left that could be seen; not before it is as far as it goes.
    var duration: Double {
      var seconds = 1 / Self.half
      while seconds < 2,
        (abs(distance) + abs(slope) * seconds) * exp(-seconds * Self.half) >= KineticScroll.slack
      { seconds += 1.0 / 120 }
      return seconds
    }
  }

  private let start: Double
  private let velocity: Double
  /// When the content reaches an end, in seconds after it was let go; infinite for never.
  private let edgeTime: Double
  private let overshoot: Overshoot?
  /// Where the content comes to rest.
  package let end: Double
  /// Seconds after which it stands still.
  package let duration: Double

  /// - Parameters:
  ///   - position: Where the content was let go; it may be beyond an end.
  ///   - velocity: In points a second.
  ///   - range: From the beginning to the end.
  package init(from position: Double, velocity: Double, within range: ClosedRange<Double>) {
    let position = position.isFinite ? position : range.lowerBound
    let velocity = velocity.isFinite ? velocity : 0
    start = position
    self.velocity = velocity
    let inside = min(max(position, range.lowerBound), range.upperBound)
    if position != inside {
      (edgeTime, end) = (0, inside)
      overshoot = Overshoot(from: position - inside, velocity: velocity)
    } else {
      let rest = position + velocity / Self.friction
      end = min(max(rest, range.lowerBound), range.upperBound)
      if rest == end {
        (edgeTime, overshoot) = (.infinity, nil)
      } else {
        // What is left of the way shrinks by the friction: so long until the end is reached.
        edgeTime = -log((rest - end) / (rest - position)) / Self.friction
        overshoot = Overshoot(
          from: 0, velocity: velocity * exp(-Self.friction * edgeTime))
      }
    }
    if let overshoot {
      duration = edgeTime + overshoot.duration
    } else {
      duration =
        abs(velocity) > Self.slowest ? log(abs(velocity) / Self.slowest) / Self.friction : 0
    }
  }

  /// Where the content is shown after so many seconds.
  package func position(after seconds: Double) -> Double {
    guard seconds < duration else { return end }
    if let overshoot, seconds >= edgeTime {
      return end + overshoot.distance(after: seconds - edgeTime)
    }
    let way = velocity / Self.friction
    return start + way * (1 - exp(-Self.friction * max(0, seconds)))
  }
}

/// How much further content is shown than its end while a finger pulls it on: less and less.
package enum PullResistance {
  /// Points that the content never reaches (GTK's largest overshoot: 100).
  package static let limit = 100.0
  /// Points of content for the first point of the finger (UIScrollView: 0.55).
  package static let firstPart = 0.55

  /// Points beyond the end at which the content is shown, for a finger that has gone so many points
  /// beyond it; either way.
  package static func shown(_ pulled: Double) -> Double {
    guard pulled.isFinite else { return 0 }
    let part = abs(pulled) * firstPart
    return (pulled < 0 ? -1 : 1) * limit * part / (part + limit)
  }

  /// How far a finger has gone beyond the end of content that is shown so many points beyond it.
  package static func pulled(_ shown: Double) -> Double {
    guard abs(shown) < limit else { return 0 }
    return shown / firstPart * limit / (limit - abs(shown))
  }
}
