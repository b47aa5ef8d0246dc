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

  /// By the rule whose findings it mends.
  static let ofRules: [String: Remedy] = [
    "control-name": .name, "focusable-name": .name, "name-informative": .name,
    "name-human": .name, "name-no-state-words": .name, "name-unique-among-siblings": .name,
    "label-in-name": .name, "container-name": .name, "container-name-recommended": .name,
    "image-name": .picture, "field-label": .label, "label-orphan": .label,
    "label-relations": .label, "window-title": .title, "action-focusable": .control,
    "interactive-has-action": .control, "keyboard-reachable": .control, "role-known": .control,
    "tab-reaches-all": .control, "mnemonic-unique": .mnemonic, "keyboard-trap": .tab,
    "target-size": .size,
  ]
}
