// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import Semantics

/// One small tree with what a rule must say of every element in it, as Fixtures/*.json holds them.
struct Fixture: Decodable, Sendable {
  struct Status: Decodable, Sendable {
    let registryAnswers: Bool
    let isEnabled: Bool?
  }

  let name: String
  /// "gtk 3.24.38"; none where it does not matter.
  let toolkit: String?
  let status: Status?
  let tree: FixtureNode
  /// What came of walks by keys, one for each window.
  let walks: [FixtureWalk]?
  /// What was read in pictures, one for each window.
  let screenTexts: [FixtureScreenText]?
  /// Why no words on controls could be read in pictures.
  let unread: String?
  /// The words that the dictionary en_US has not; nil where none was asked.
  let unknownWords: [String]?
  /// Those that nobody has looked up.
  let unlooked: [String]?
  /// By the keys of windows.
  let shownTitles: [String: String]?
  /// What came of driven actions; left out, none were driven.
  let actions: FixtureTrials?

  /// What pointer, keys and actions made of elements; left out, that was not tried.
  let parity: FixtureParity?
  /// What the pointer did where no control is exposed; left out, that was not tried.
  let pointer: FixturePointer?
  /// What other settings of the desktop changed; left out, none were tried.
  let preferences: [FixturePreference]?
  /// A theme that the session of these has not.
  let missingTheme: String?

  /// The cases of one rule, from the file with the rule's name.
  static func cases(of rule: String) throws -> [Fixture] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(rule).json")
    return try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
  }

  /// The snapshot, and what is expected of each of its elements.
  func snapshot() throws -> (ApplicationSnapshot, [ElementID: String]) {
    var builder = FixtureBuilder()
    let root = try builder.add(tree)
    let words = (toolkit ?? "").split(separator: " ").map(String.init)
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/org/a11y/atspi/accessible/root"),
      name: tree.name ?? "", pid: 4711, toolkitName: words.first ?? "",
      toolkitVersion: words.count > 1 ? words[1] : "")
    let isGTK4 = toolkit?.hasPrefix("GTK 4") ?? false
    return (
      ApplicationSnapshot(
        application: application, tree: Tree(root: root, nodes: builder.nodes),
        problems: builder.problems, details: builder.details, framesAreTrusted: !isGTK4),
      builder.expectations
    )
  }

  var evidence: Evidence {
    get throws {
      var builder = FixtureBuilder()
      _ = try builder.add(tree)
      var evidence = Evidence(
        status: status.map {
          BusStatus(
            address: "unix:path=/nowhere", registryAnswers: $0.registryAnswers,
            isEnabled: $0.isEnabled)
        },
        model: builder.models.isEmpty && builder.answers.isEmpty
          ? nil : ModelEvidence(elements: builder.models))
      evidence.model?.answers = builder.answers
      evidence.actionTrials = try actions?.trials(builder.keys, builder.roles)
      evidence.parity = try parity?.trials(builder.keys)
      evidence.pointerTrials = try pointer?.trials(builder.keys)
      evidence.keyboardWalks = try (walks ?? []).map { try $0.walk(builder.keys) }
      evidence.appearances = builder.appearances
      evidence.drawnWords = builder.drawnWords
      evidence.drawnWordsObstacle = unread
      evidence.spelling = try unknownWords.map { unknown in
        Spelling(
          dictionary: "en_US",
          lookedUp: Spelling.words(in: try snapshot().0).subtracting(unlooked ?? []),
          unknown: Set(unknown))
      }
      for (key, title) in shownTitles ?? [:] {
        if let window = builder.keys[key] { evidence.shownTitles[window] = title }
      }
      evidence.screenTexts = try (screenTexts ?? []).map { try $0.screenText(builder.keys) }
      evidence.preferenceTrials = preferences.map {
        PreferenceTrials(trials: $0.map(\.trial), missingTheme: missingTheme)
      }
      return evidence
    }
  }
}
