// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a gesture was not recognized. Distances in points, durations in seconds.
public enum GestureFailure: Hashable, Sendable, CustomStringConvertible {
  case moved(CGFloat, limit: CGFloat)
  case movedTooLittle(CGFloat, needed: CGFloat)
  case held(limit: Double)
  case letGo(after: Double, needed: Double)
  case notRepeated(within: Double)
  case secondContact
  case takenAway
  case higherRank
  /// It was not this gesture; the recognizer gave no measure.
  case other

  public var description: String {
    switch self {
    case .moved(let distance, let limit):
      "moved \(Self.number(distance)) points, limit \(Self.number(limit))"
    case .movedTooLittle(let distance, let needed):
      "moved \(Self.number(distance)) points, needs \(Self.number(needed))"
    case .held(let limit): "held \(Self.number(limit)) s"
    case .letGo(let duration, let needed):
      "let go after \(Self.number(duration)) s, needs \(Self.number(needed))"
    case .notRepeated(let limit): "no further tap within \(Self.number(limit)) s"
    case .secondContact: "second contact"
    case .takenAway: "taken away"
    case .higherRank: "higher rank recognized"
    case .other: "not this gesture"
    }
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
