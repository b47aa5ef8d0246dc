// SPDX-License-Identifier: Apache-2.0

/// One way to mend a fault, whatever the toolkit: several rules may ask for the same.
enum Remedy: String, Hashable, Sendable, CaseIterable {
  /// Says what the element is for.
  case name
  /// Relates the label that stands beside a field to it.
  case label
  /// Says what the window is for.
  case title
  /// Says what a picture shows.
  case picture
  /// Puts a button in the place of a box that hears clicks.
  case control
  /// Underlines another letter.
  case mnemonic
  /// Lets Tab out of a text of several lines.
  case tab
  /// Gives what is pressed 24 by 24 points.
  case size

  /// Each that is known for a rule.
  static func all(for rule: String) -> [Remedy] {
    let own = [ofRules[rule]].compactMap(\.self)
    return own
      + ofReasons.keys.sorted().compactMap { $0.rule == rule ? ofReasons[$0] : nil }
      .filter { !own.contains($0) }
  }

  /// Each that mends one of these, of one rule.
  static func all(for findings: [Finding]) -> [Remedy] {
    var seen: Set<Remedy> = []
    return findings.compactMap {
      ofReasons[Reason(rule: $0.rule, name: $0.reason)] ?? ofRules[$0.rule]
    }.filter { seen.insert($0).inserted }
  }

  /// What fell short of a rule.
  struct Reason: Hashable, Comparable {
    let rule: String
    let name: String

    static func < (one: Reason, other: Reason) -> Bool {
      (one.rule, one.name) < (other.rule, other.name)
    }
  }

  /// Where what fell short asks for another one than the rule's.
  static let ofReasons: [Reason: Remedy] = [
    Reason(rule: "control-name", name: "unrelated-label"): .label,
    Reason(rule: "name-informative", name: "unrelated-label"): .label,
    Reason(rule: "keyboard-trap", name: "types-tab"): .tab,
  ]

  /// By the rule whose findings it mends.
  static let ofRules: [String: Remedy] = [
    "control-name": .name, "focusable-name": .name, "name-informative": .name,
    "name-human": .name, "name-no-state-words": .name, "name-unique-among-siblings": .name,
    "label-in-name": .name, "container-name": .name, "container-name-recommended": .name,
    "image-name": .picture, "field-label": .label, "label-relations": .label,
    "window-title": .title, "action-focusable": .control,
    "interactive-has-action": .control, "keyboard-reachable": .control, "role-known": .control,
    "tab-reaches-all": .control, "mnemonic-unique": .mnemonic, "target-size": .size,
  ]
}
