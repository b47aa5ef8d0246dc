// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing

/// One row of a key table of the ARIA Authoring Practices Guide: a key, and what it leads to on a
/// view as an author would write it.
struct KeyRow: Sendable, CustomTestStringConvertible {
  /// The pattern, as it is called at <https://www.w3.org/WAI/ARIA/apg/patterns/>.
  enum Pattern: String, Sendable {
    case slider = "slider"
    case spinButton = "spinbutton"
    case rearrangeableListbox = "listbox/examples/listbox-rearrangeable"
    case windowSplitter = "windowsplitter"
    case tabs = "tabs"
    case grid = "grid"
    /// Of no pattern: ARIA 1.1 deprecated `aria-grabbed`. The keys are those told in Docs/Keys.md.
    case pickingUp = "picking up and dropping"
  }

  let pattern: Pattern
  let key: Key
  let modifiers: KeyModifiers
  /// What the guide says the key does, in short.
  let rule: String
  /// Keys pressed before, to get there.
  let before: [Key]
  /// What the view says afterwards.
  let outcome: String
  /// Why it is not what the guide says; nil where it is.
  let exception: String?

  init(
    _ pattern: Pattern, _ key: Key, with modifiers: KeyModifiers = [], _ rule: String,
    after before: [Key] = [], to outcome: String, exception: String? = nil
  ) {
    self.pattern = pattern
    self.key = key
    self.modifiers = modifiers
    self.rule = rule
    self.before = before
    self.outcome = outcome
    self.exception = exception
  }

  var testDescription: String {
    "\(pattern.rawValue): \(KeyBinding(key, modifiers).label): \(rule)"
  }

  /// Tab to the control, the keys before, and the row's key.
  @MainActor
  func press(on name: String, of tester: ViewTester) throws {
    try tester.tabTo(name)
    for key in before { tester.press(key) }
    tester.press(key, modifiers)
  }
}
