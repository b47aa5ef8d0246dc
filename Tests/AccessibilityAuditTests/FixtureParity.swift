// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// What pointer, keys and actions made of a fixture's elements, which are named by their keys.
struct FixtureParity: Decodable, Sendable {
  struct Trial: Decodable, Sendable {
    let of: String
    let measure: ParityTrial.Measure
    let start: Double
    let pointer: Reach?
    let keys: Reach?
    let actions: Reach?
  }

  /// One way; what is left out was not met.
  struct Reach: Decodable, Sendable {
    let tried: [String]?
    let reached: [Double]?
    let goesOnDown: Bool?
    let goesOnUp: Bool?
    let gap: String?

    func reach(_ way: ParityTrial.Way) -> ParityTrial.Reach {
      ParityTrial.Reach(
        way, tried: tried ?? [], reached: reached ?? [], goesOnDown: goesOnDown ?? false,
        goesOnUp: goesOnUp ?? false, gap: gap)
    }
  }

  let made: [Trial]?
  /// "KEY|REASON".
  let untried: [String]?

  func trials(_ keys: [String: ElementID]) throws -> ParityTrials {
    func element(_ key: String) throws -> ElementID {
      guard let id = keys[key] else { throw FixtureBuilder.Mistake(description: "no \(key)") }
      return id
    }
    return ParityTrials(
      trials: try (made ?? []).map { trial in
        ParityTrial(
          element: try element(trial.of), measure: trial.measure, start: trial.start,
          reaches: [
            trial.pointer?.reach(.pointer), trial.keys?.reach(.keys),
            trial.actions?.reach(.actions),
          ].compactMap(\.self))
      },
      untried: try (untried ?? []).map { text in
        let parts = text.split(separator: "|").map(String.init)
        guard parts.count == 2 else {
          throw FixtureBuilder.Mistake(description: "not untried: \(text)")
        }
        return ParityTrials.Untried(element: try element(parts[0]), reason: parts[1])
      })
  }
}
