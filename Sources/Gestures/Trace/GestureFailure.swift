// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a gesture was not recognized. Distances in points, durations in seconds.
public enum GestureFailure: Hashable, Sendable, CustomStringConvertible {
  case moved(CGFloat, limit: CGFloat)
  case movedTooLittle(CGFloat, needed: CGFloat)
  /// A drag with an axis went more across it than along it.
  case movedAcross(CGFloat, along: CGFloat)
  /// A swipe went to a side that it does not take.
  case otherDirection(SwipeGesture.Direction, takes: [SwipeGesture.Direction])
  /// Degrees between the way of a swipe and its direction.
  case deviated(Double, limit: Double)
  /// Points a second.
  case tooSlow(CGFloat, needed: CGFloat)
  /// How far from 1 the magnification got.
  case magnifiedTooLittle(CGFloat, needed: CGFloat)
  /// Degrees.
  case turnedTooLittle(Double, needed: Double)
  case held(limit: Double)
  /// A movement took longer than it may from the touch on.
  case lasted(limit: Double)
  case letGo(after: Double, needed: Double)
  case notRepeated(within: Double)
  /// The next tap of several came down too far from the one before.
  case tooFarApart(CGFloat, limit: CGFloat)
  case releasedOutside
  /// One of the fingers left or moved before all of them were down.
  case fingersMissing(Int, needed: Int)
  /// The last of the fingers did not come in time.
  case fingersLate(Int, needed: Int, within: Double)
  case tooManyContacts(limit: Int)
  case otherButton(PointerEvent.Button)
  case otherDevice(PointerEvent.Kind)
  /// There was nothing left to scroll the way the finger went.
  case atEnd
  /// The contact came down without these keys held.
  case modifiersMissing(EventModifiers)
  case takenAway
  /// Gestures of higher rank were recognized: their names.
  case higherRank([String])
  /// A key or an action was played, and means another gesture of the element.
  case passedOver
  /// The touch was over before it had anything to decide.
  case notReached
  /// What an author's own recognizer says.
  case custom(String)
  /// It was not this gesture; the recognizer gave no measure.
  case other

  public var description: String {
    switch self {
    case .moved(let distance, let limit):
      "moved \(Self.number(distance)) points, limit \(Self.number(limit))"
    case .movedTooLittle(let distance, let needed):
      "moved \(Self.number(distance)) points, needs \(Self.number(needed))"
    case .movedAcross(let across, let along):
      "moved \(Self.number(across)) points across its axis, \(Self.number(along)) along it"
    case .otherDirection(let direction, let directions):
      "went \(direction), takes \(Self.list(directions.map { "\($0)" }, "or"))"
    case .deviated(let degrees, let limit):
      "\(Self.number(degrees)) degrees off its direction, limit \(Self.number(limit))"
    case .tooSlow(let velocity, let needed):
      "\(Self.number(velocity)) points a second, needs \(Self.number(needed))"
    case .magnifiedTooLittle(let change, let needed):
      "magnified by \(Self.number(change * 100)) %, needs \(Self.number(needed * 100))"
    case .turnedTooLittle(let degrees, let needed):
      "turned by \(Self.number(degrees)) degrees, needs \(Self.number(needed))"
    case .held(let limit): "held \(Self.number(limit)) s"
    case .lasted(let limit): "took longer than \(Self.number(limit)) s"
    case .letGo(let duration, let needed):
      "let go after \(Self.number(duration)) s, needs \(Self.number(needed))"
    case .notRepeated(let limit): "no further tap within \(Self.number(limit)) s"
    case .tooFarApart(let distance, let limit):
      "next tap \(Self.number(distance)) points away, limit \(Self.number(limit))"
    case .releasedOutside: "released outside of it"
    case .fingersMissing(let count, let needed): "\(count) of \(needed) fingers"
    case .fingersLate(let count, let needed, let limit):
      "\(count) of \(needed) fingers within \(Self.number(limit)) s"
    case .tooManyContacts(let limit):
      limit == 1 ? "second contact" : "more than \(limit) contacts"
    case .otherButton(let button): "\(button) button"
    case .otherDevice(let kind): "not by \(kind)"
    case .atEnd: "nothing left to scroll that way"
    case .modifiersMissing(let modifiers): "without \(Self.list(modifiers.names, "and"))"
    case .takenAway: "taken away"
    case .higherRank(let names):
      names.isEmpty ? "higher rank recognized" : "\(Self.list(names, "and")) recognized first"
    case .passedOver: "another gesture was asked for"
    case .notReached: "its turn never came"
    case .custom(let text): text
    case .other: "not this gesture"
    }
  }

  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}

extension EventModifiers {
  /// What is written on the keys.
  fileprivate var names: [String] {
    let keys: [(EventModifiers, String)] = [
      (.capsLock, "Caps Lock"), (.shift, "Shift"), (.control, "Control"), (.option, "Alt"),
      (.super, "Super"), (.numericPad, "the number pad"),
    ]
    return keys.filter { contains($0.0) }.map(\.1)
  }
}
