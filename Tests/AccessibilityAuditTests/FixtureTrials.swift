// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// What came of a fixture's driven actions; elements are named by their keys.
struct FixtureTrials: Decodable, Sendable {
  struct Trial: Decodable, Sendable {
    let of: String
    let kind: ActionTrial.Kind
    let argument: String?
    let answer: ActionTrial.Answer?
    let answerText: String?
    let expected: String?
    let found: String?
    /// "KEY|PROPERTY|FROM|TO", and "|WORDS" and "|live" where they matter; a state is
    /// "state:checked". A key that begins with "?" is the role of an element outside of the tree.
    let changes: [String]?
    /// "KEY|KIND", and "|CLAIMED|FOUND|CARRIED" where they matter; an empty part is none.
    let events: [String]?
    let lost: Int?
    let losesFocus: Bool?
    /// What has taken the focus outside of the list in which the element was.
    let stray: String?
    /// What looked different without the tree's saying so: "own" for the element itself, and the keys of
    /// fields. Left out, nobody looked.
    let drawn: [String]?
    /// Fields that were empty before and after, by their keys.
    let empty: [String]?
    /// Fields that were filled in before and empty after, by their keys.
    let cleared: [String]?
    let restored: Bool?
    let folds: Bool?
  }

  let made: [Trial]?
  /// "KEY|KIND|REASON".
  let untried: [String]?
  /// As the changes of a trial; left out, the application was not read twice.
  let idle: [String]?
  /// What was gone of entries in an instance that nobody touched, by the keys of their elements.
  let losses: [String: String]?
  /// The keys of what went on by itself there.
  let movers: [String]?
  /// Where windows there moved by themselves, by their keys.
  let motions: [String: [WindowMotion]]?

  func trials(_ keys: [String: ElementID], _ roles: [String: Role]) throws -> ActionTrials {
    let reading = Reading(keys: keys, roles: roles)
    var trials = ActionTrials(
      trials: try (made ?? []).map { trial in
        var made = ActionTrial(
          element: try reading.element(trial.of), kind: trial.kind,
          argument: trial.argument ?? "", answer: trial.answer ?? .yes,
          answerText: trial.answerText ?? "", expected: trial.expected, found: trial.found,
          changes: try (trial.changes ?? []).map(reading.change),
          events: try (trial.events ?? []).map(reading.event), lostEvents: trial.lost ?? 0,
          losesFocus: trial.losesFocus, drawnChange: try trial.drawn.map(reading.drawn))
        made.emptyFields = try (trial.empty ?? []).map(reading.element)
        made.clearedFields = try (trial.cleared ?? []).map(reading.element)
        made.strayFocus = trial.stray
        made.isRestored = trial.restored ?? true
        made.folds = trial.folds ?? false
        return made
      },
      untried: try (untried ?? []).map { text in
        let parts = text.split(separator: "|").map(String.init)
        guard parts.count == 3, let kind = ActionTrial.Kind(rawValue: parts[1]) else {
          throw FixtureBuilder.Mistake(description: "not untried: \(text)")
        }
        return ActionTrials.Untried(
          element: try reading.element(parts[0]), kind: kind, reason: parts[2])
      }, idleChanges: try idle?.map(reading.change))
    for (key, loss) in losses ?? [:] { trials.losses[try reading.element(key)] = loss }
    for (key, motion) in motions ?? [:] { trials.motions[try reading.element(key)] = motion }
    trials.movers = Set(try (movers ?? []).map(reading.element))
    return trials
  }

  /// One change, with the roles of elements outside of the tree alone.
  static func change(_ text: String, _ keys: [String: ElementID]) throws -> ObservedChange {
    try Reading(keys: keys, roles: [:]).change(text)
  }

  private struct Reading {
    let keys: [String: ElementID]
    let roles: [String: Role]

    func element(_ key: String) throws -> ElementID {
      guard let id = keys[key] else { throw FixtureBuilder.Mistake(description: "no \(key)") }
      return id
    }

    func change(_ text: String) throws -> ObservedChange {
      let parts = split(text)
      let property = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
      guard parts.count >= 4, let first = property.first,
        let known = ObservedChange.Property(rawValue: first)
      else { throw FixtureBuilder.Mistake(description: "no change: \(text)") }
      return ObservedChange(
        element: try place(parts[0]), place: parts[0],
        role: parts[0].hasPrefix("?")
          ? String(parts[0].dropFirst()) : roles[parts[0]]?.name ?? "", property: known,
        detail: property.count > 1 ? property[1] : "", from: parts[2], to: parts[3],
        words: parts.count > 4 ? parts[4] : "", isLive: parts.count > 5)
    }

    func drawn(_ keys: [String]) throws -> DrawnChange {
      DrawnChange(
        isOwn: keys.contains("own"), fields: try keys.filter { $0 != "own" }.map(element))
    }

    func event(_ text: String) throws -> ObservedEvent {
      let parts = split(text)
      guard parts.count >= 2 else { throw FixtureBuilder.Mistake(description: "no event: \(text)") }
      return ObservedEvent(
        kind: parts[1], element: try place(parts[0]),
        place: parts[0].hasPrefix("?") ? String(parts[0].dropFirst()) : parts[0],
        carried: parts.count > 4 ? parts[4] : "",
        claimed: parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil,
        found: parts.count > 3 && !parts[3].isEmpty ? parts[3] : nil)
    }

    private func split(_ text: String) -> [String] {
      text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    private func place(_ key: String) throws -> ElementID? {
      key.hasPrefix("?") ? nil : try element(key)
    }
  }
}
