// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// What the pointer came to at a fixture's elements, which are named by their keys.
struct FixturePointer: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    let of: String
    let answer: String
    let box: [Double]?
    let toolTip: String?
  }

  let places: [Place]?
  let tried: [String]?
  /// "KEY|REASON".
  let untried: [String]?
  /// Buttons that were pressed: "acts", "harmless", or the reason why they were not.
  let presses: [String: String]?

  func trials(_ keys: [String: ElementID]) throws -> PointerTrials {
    func element(_ key: String) throws -> ElementID {
      guard let id = keys[key] else { throw FixtureBuilder.Mistake(description: "no \(key)") }
      return id
    }
    var trials = PointerTrials()
    trials.places = try (places ?? []).map { place in
      guard let answer = PointerPlace.Answer(rawValue: place.answer) else {
        throw FixtureBuilder.Mistake(description: "no answer: \(place.answer)")
      }
      let box = place.box ?? [10, 20, 48, 40]
      return PointerPlace(
        element: try element(place.of),
        box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]), answer: answer,
        toolTip: place.toolTip ?? "")
    }
    trials.tried = Set(try (tried ?? []).map(element))
    for text in untried ?? [] {
      let parts = text.split(separator: "|").map(String.init)
      guard parts.count == 2 else {
        throw FixtureBuilder.Mistake(description: "not untried: \(text)")
      }
      trials.untried[try element(parts[0])] = parts[1]
    }
    for (key, text) in presses ?? [:] {
      trials.presses[try element(key)] =
        switch text {
        case "acts": .acts
        case "harmless": .harmless
        default: .untried(text)
        }
    }
    return trials
  }
}
